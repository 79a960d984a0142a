import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import { privacyLinkContent } from '@/content/privacy-link'
import { SiteLink } from '../ui/site-link'

type PrivacyNoteProps = {
  /** What the details of this form are used for. */
  text: string
  locale: Locale
}

/** The privacy notice below the button of a form that asks for personal details. */
export function PrivacyNote({ text, locale }: PrivacyNoteProps) {
  return (
    <p className="text-ink-soft text-sm">
      {text}{' '}
      <SiteLink href={localePath(locale, '/privacy')} className="underline hover:text-neem">
        {privacyLinkContent[locale]}
      </SiteLink>
    </p>
  )
}
