import type { Localized } from './locale'

/** The name of the privacy policy wherever something links to it. */
export const privacyLinkContent: Localized<string> = {
  en: 'Privacy Policy',
  hi: 'निजता के नियम',
}
