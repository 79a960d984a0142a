import { expect, test } from 'vitest'
import { openPdf } from './open-pdf'
import { breakLines } from './write-text'

test('emoji, which the typeface lacks, are left out of what is drawn', () => {
  const { pdf } = openPdf({ size: 'A4', locale: 'en', title: 'A', author: 'B' })
  const style = { font: 'regular', size: 10, colour: '#000' } as const
  expect(breakLines(pdf, 'Asha 🙏🏽 Devi\nशक्‍ति ❤️', style, 400)).toEqual(['Asha Devi', 'शक्‍ति'])
})

test('invisible marks and hyphens of pasted text, which the typeface lacks, leave no boxes', () => {
  const { pdf } = openPdf({ size: 'A4', locale: 'en', title: 'A', author: 'B' })
  const style = { font: 'regular', size: 10, colour: '#000' } as const
  const pasted = '\u200EAsha\u200B \u2060Devi\u200F, H\u201112\u20103, क्\u200Dष'
  expect(breakLines(pdf, pasted, style, 400)).toEqual(['Asha Devi, H-12-3, क्\u200Dष'])
})
