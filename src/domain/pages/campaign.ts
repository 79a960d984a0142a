import { line, paragraphs, prose, required, type TextsOf } from './fields'

/** News of a campaign or a program, the newest first. */
export const updates = {
  as: 'list',
  maxRows: 50,
  row: { title: line, day: { as: 'date' }, text: prose, picture: { as: 'picture' } },
} as const

/** What an editor writes of a campaign. */
export const campaignFields = {
  title: required(line),
  description: prose,
  /** The need in things: '60' 'winter kits', and what one of them costs in rupees. */
  need: {
    count: { as: 'number', min: 1, max: 10_000_000 },
    things: line,
    costRupees: { as: 'number', min: 1, max: 100_000_000 },
  },
  picture: { as: 'picture' },
  details: paragraphs,
  /** What is said once the goal is reached, or the period over. */
  thanks: prose,
  updates,
} as const

export type CampaignTexts = TextsOf<typeof campaignFields>
export type UpdateTexts = CampaignTexts['updates'][number]
