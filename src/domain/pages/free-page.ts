import {
  button,
  card,
  line,
  type PageFields,
  paragraphs,
  prose,
  required,
  type TextsOf,
} from './fields'

const picture = { as: 'picture' } as const

/** The blocks from which editors build a page. */
export const blocks = {
  text: { heading: line, paragraphs },
  pictureAndText: { heading: line, paragraphs, picture },
  gallery: {
    heading: line,
    pictures: { as: 'list', maxRows: 24, row: { picture, caption: line } },
  },
  figures: {
    heading: line,
    figures: { as: 'list', maxRows: 6, row: { value: line, label: line, source: line } },
  },
  quote: { text: prose, by: line },
  steps: { heading: line, steps: { as: 'list', maxRows: 10, row: card } },
  callToAction: { heading: line, text: prose, button, page: { as: 'page' } },
  video: { heading: line, address: { as: 'address' } },
  documents: {
    heading: line,
    documents: { as: 'list', maxRows: 20, row: { title: line, address: { as: 'address' } } },
  },
  questions: {
    heading: line,
    questions: { as: 'list', maxRows: 20, row: { title: line, answer: paragraphs } },
  },
} as const satisfies Record<string, PageFields>

export type BlockName = keyof typeof blocks

export type BlockTexts<Name extends BlockName> = TextsOf<(typeof blocks)[Name]>

/** A block as a page shows it. */
export type Block = { [Name in BlockName]: { name: Name; texts: BlockTexts<Name> } }[BlockName]

/** What an editor fills in for such a page, besides its blocks. */
export const freePageFields = {
  title: required({ as: 'line', maxLength: 70 }),
  lead: prose,
  description: { as: 'plain', maxLength: 200 },
} as const

export type FreePageTexts = TextsOf<typeof freePageFields>

export const ADDRESS_MAX_LENGTH = 60
/** Words and figures with hyphens between them. */
const ADDRESS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** First path segments that the site uses itself (src/app, public, next.config.mjs). */
export const reservedAddresses = [
  'about',
  'activities',
  'admin',
  'admin-login',
  'api',
  'brand',
  'calendar',
  'campaigns',
  'cms',
  'cms-api',
  'contact',
  'donate',
  'en',
  'files',
  'get-involved',
  'hi',
  'home',
  'impact',
  'inspiration',
  'join',
  'media',
  'my-gift',
  'my-giving',
  'objectives',
  'portfolio',
  'preview',
  'privacy',
  'refund-policy',
  'share',
  'stories',
  'terms',
  'transparency',
  'unsubscribe',
  'verify',
  'volunteer-photos',
  'what-we-do',
]

/** Whether an editors' page may use an address, such as `our-school`. */
export function isFreeAddress(address: string): boolean {
  return (
    address.length <= ADDRESS_MAX_LENGTH &&
    ADDRESS.test(address) &&
    !reservedAddresses.includes(address)
  )
}
