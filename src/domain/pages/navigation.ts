import { button, prose, required, type TextsOf } from './fields'

const link = { label: required(button), page: { as: 'page' } } as const
const links = { as: 'list', maxRows: 12, row: link } as const

export const navigationFields = {
  menu: { as: 'list', maxRows: 16, row: link },
  donatePrompt: { title: required(button), subtitle: button },
  footer: {
    blurb: prose,
    quickLinks: { heading: required(button), links },
    moreLinks: { heading: required(button), links },
    contact: { heading: required(button), notSet: prose, contact: button },
    taxNote: prose,
  },
} as const

export type NavigationTexts = TextsOf<typeof navigationFields>
