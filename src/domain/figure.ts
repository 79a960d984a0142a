/** The lists of figures in the site settings. */
export const figureLists = ['homeCounters', 'achievements', 'impactTiles'] as const
export type FigureList = (typeof figureLists)[number]

/** A figure as a page shows it. */
export type FigureDto = {
  value: string
  label: string
  /** As an editor writes it, such as '2025–26'. */
  year?: string
  /** What is counted; `lang` if it is not in the language of the page. */
  definition?: { text: string; lang?: 'en' | 'hi' }
  source?: string
}
