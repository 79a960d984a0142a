import { expect, it } from 'vitest'
import { linkFieldsInBoth } from './link-fields'

type Texts = { t: (key: string) => string }

it('has the texts of a link in both languages, not in the language of one reader', () => {
  const text = (key: string) => (({ t }: Texts) => t(key)) as never
  const [field] = linkFieldsInBoth({
    defaultFields: [
      {
        name: 'linkType',
        type: 'radio',
        label: text('fields:linkType'),
        options: [{ value: 'custom', label: text('fields:customURL') }],
        admin: { description: text('fields:chooseBetweenCustomTextOrDocument') },
      },
      { name: 'url', type: 'text', label: 'Address' },
    ],
  })
  const inBoth = (english: string) => ({
    en: english,
    hi: expect.stringMatching(/[\u0900-\u097f]/),
  })
  expect(field).toMatchObject({
    label: inBoth('Link Type'),
    options: [{ value: 'custom', label: inBoth('Custom URL') }],
    admin: { description: inBoth(expect.stringContaining('Choose') as never) },
  })
})
