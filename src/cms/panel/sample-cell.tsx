import type { DefaultServerCellComponentProps } from 'payload'

/** A list cell that marks unchanged sample content. */
export function SampleCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (cellData !== true) return null
  return <span className="panel-sample">{String(i18n.language) === 'hi' ? 'नमूना' : 'Sample'}</span>
}
