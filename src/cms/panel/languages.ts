import type { Config } from 'payload'
import { en } from 'payload/i18n/en'
import { editorHindi, payloadHindi } from '@/content/panel/payload-hindi'

/** Hindi over English, so that what a new version of Payload adds is there in English at least. */
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
        // Payload puts this group first: the pages are what an editor opens most.
        globals: 'Pages',
        // For a time to publish: Payload's calendar drops one that is past.
        noDateSelected: 'Please choose a time that is still to come.',
        upcomingEvents: 'Times that are set',
        noUpcomingEventsScheduled: 'No time is set.',
      },
    },
    hi: { lexical: editorHindi },
  },
} as NonNullable<Config['i18n']>
