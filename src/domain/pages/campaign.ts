import { line, paragraphs, prose, required, type TextsOf } from './fields'

/** News of a campaign or a program, the newest first. */
export const updates = {
  as: 'list',
  maxRows: 50,
  row: { title: line, day: { as: 'date' }, text: prose, picture: { as: 'picture' } },
} as const

/** What an editor fills in for a campaign. */
export const campaignFields = {
  title: required(line),
  description: prose,
  /** The need as items: '60' 'winter kits', and the cost of one in rupees. */
  need: {
    count: { as: 'number', min: 1, max: 10_000_000 },
    things: line,
    costRupees: { as: 'number', min: 1, max: 100_000_000 },
  },
  picture: { as: 'picture' },
  details: paragraphs,
  /** Shown once the goal is reached or the period is over. */
  thanks: prose,
  updates,
} as const

export type CampaignTexts = TextsOf<typeof campaignFields>
export type UpdateTexts = CampaignTexts['updates'][number]
