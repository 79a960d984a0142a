import type { DefaultServerCellComponentProps } from 'payload'

/** In the lists of the panel: which items are still the sample's. */
export function SampleCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (cellData !== true) return null
  return <span className="panel-sample">{String(i18n.language) === 'hi' ? 'नमूना' : 'Sample'}</span>
}
