import type { Config } from 'payload'
import { en } from 'payload/i18n/en'
import { editorHindi, payloadHindi } from '@/content/panel/payload-hindi'

/** Payload's texts in Hindi, with English for those that a new version of Payload adds. */
const hindi = Object.fromEntries(
  Object.entries(en.translations).map(([group, texts]) => [
    group,
    { ...texts, ...payloadHindi[group as keyof typeof payloadHindi] },
  ]),
)

/** The languages of the panel. */
export const panelLanguages = {
  fallbackLanguage: 'en',
  // Payload's types list only the languages that it ships, without Hindi. Its dates lack Hindi, too,
  // and an unknown key there would show no dates at all.
  supportedLanguages: { en, hi: { dateFNSKey: 'en-US', translations: hindi } } as NonNullable<
    Config['i18n']
  >['supportedLanguages'],
  translations: {
    en: {
      general: {
        // Payload puts this group first; editors open the pages most.
        globals: 'Pages',
        // For scheduled publishing: Payload's calendar discards past times.
        noDateSelected: 'Please choose a time that is still to come.',
        upcomingEvents: 'Times that are set',
        noUpcomingEventsScheduled: 'No time is set.',
      },
    },
    hi: { lexical: editorHindi },
  },
} as NonNullable<Config['i18n']>
