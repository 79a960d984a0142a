import { button, card, line, meta, paragraphs, prose, required, type TextsOf } from './fields'

const waysToHelp = { ...card, button } as const

export const homeFields = {
  meta,
  hero: { title: required(line), eyebrow: line, lead: prose, support: button, volunteer: button },
  counters: { heading: line },
  impactAreas: {
    heading: line,
    lead: prose,
    linkLabel: button,
    areas: {
      education: card,
      healthcare: card,
      environment: card,
      womenEmpowerment: card,
    },
  },
  about: {
    heading: line,
    paragraphs,
    mission: { title: line, text: prose },
    vision: { title: line, text: prose },
    links: { about: button, objectives: button },
  },
  achievements: { heading: line, lead: prose },
  latest: { heading: line, activities: button, stories: button },
  change: {
    heading: line,
    lead: prose,
    cards: { donate: waysToHelp, volunteer: waysToHelp, share: waysToHelp },
  },
} as const

export type HomeTexts = TextsOf<typeof homeFields>
