import { homeFields } from './home'

/** The designed pages: where each is, and what an editor fills in. */
export const pages = {
  home: { slug: 'home-page', path: '/', label: 'Home', fields: homeFields },
} as const

export type PageName = keyof typeof pages
