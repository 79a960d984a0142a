import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { SiteLink } from '@/components/ui/site-link'
import { textLinkClass } from '@/components/ui/text-link-class'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import type { VerifyContent } from '@/content/verify'
import { VERIFY_PATH } from '@/domain/verification'

export type VerdictTone = 'good' | 'waiting' | 'bad'

const TONES: Record<VerdictTone, { frame: string; seal: string; sign: string }> = {
  good: {
    frame: 'border-neem',
    seal: 'bg-neem text-white',
    sign: 'M6 12.5l4 4 8-9',
  },
  waiting: { frame: 'border-marigold', seal: 'bg-marigold text-ink', sign: 'M12 6v7m0 4v.5' },
  bad: { frame: 'border-error', seal: 'bg-error text-white', sign: 'M7 7l10 10M17 7L7 17' },
}

type VerdictProps = {
  locale: Locale
  copy: VerifyContent
  result: keyof VerifyContent['results']
  tone: VerdictTone
  /** What must match on the paper. */
  note?: string
  children?: ReactNode
}

/** Whether a document is genuine, as text and as an icon, and what to do in doubt. */
export function Verdict({ locale, copy, result, tone, note, children }: VerdictProps) {
  const { title, text } = copy.results[result]
  const { frame, seal, sign } = TONES[tone]
  return (
    <div className="mx-auto w-[min(100%-2.5rem,40rem)] py-12 sm:py-16">
      <h1 className="text-neem-deep text-title">{copy.title}</h1>
      <p className="mt-2 text-ink-soft">{copy.lead}</p>
      <section className={`mt-8 rounded-card border-2 bg-card p-5 sm:p-8 ${frame}`}>
        <div className="flex items-center gap-4">
          <span className={`grid size-14 shrink-0 place-items-center rounded-full ${seal}`}>
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              className="size-8"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d={sign} />
            </svg>
          </span>
          <h2 className="text-heading">{title}</h2>
        </div>
        <p className="mt-4">{text}</p>
        {children}
      </section>
      <p className="mt-4 text-ink-soft text-sm">{note ?? copy.privacyNote}</p>
      {result !== 'unknown' && (
        <p className="mt-4">
          <SiteLink href={localePath(locale, VERIFY_PATH)} className={textLinkClass}>
            {copy.form.another}
          </SiteLink>
        </p>
      )}
      <section className="mt-10 border-line border-t pt-6">
        <h2 className="text-heading text-neem-deep">{copy.doubt.heading}</h2>
        <p className="mt-2 mb-5">{copy.doubt.text}</p>
        <ButtonLink href={localePath(locale, copy.doubt.link.href)} tone="quiet">
          {copy.doubt.link.label}
        </ButtonLink>
      </section>
    </div>
  )
}
