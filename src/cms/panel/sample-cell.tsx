import type { DefaultServerCellComponentProps } from 'payload'
import { languageOf } from './language'

/** A list cell that marks unchanged sample content. */
export function SampleCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (cellData !== true) return null
  return <span className="panel-sample">{languageOf(i18n) === 'hi' ? 'नमूना' : 'Sample'}</span>
}
