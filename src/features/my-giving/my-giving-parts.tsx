import type { ReactNode } from 'react'
import { PrivacyNote } from '@/components/form/privacy-note'
import { buttonClass } from '@/components/ui/button-link'
import { textLinkClass } from '@/components/ui/text-link-class'
import type { Locale } from '@/content/locale'
import type { myGivingContent } from '@/content/my-giving'

export type Copy = (typeof myGivingContent)['en']
/** Props of each part of the page. */
export type Part = { locale: Locale; copy: Copy }

type SectionProps = {
  copy: { title: string; text?: string }
  id?: string
  isCard?: boolean
  children?: ReactNode
}

export function Section({ copy: { title, text }, id, isCard = false, children }: SectionProps) {
  const looks = isCard
    ? 'rounded-card border border-line bg-card p-5 sm:p-8'
    : 'border-line border-t pt-6'
  return (
    <section id={id} className={`max-w-2xl ${looks}`}>
      <h2 className="text-heading text-neem-deep">{title}</h2>
      {text && <p className="mt-1">{text}</p>}
      {children && <div className="mt-5">{children}</div>}
    </section>
  )
}

type PostFormProps = {
  locale: Locale
  call:
    | 'ask'
    | 'code'
    | 'tax-details'
    | 'stop-mails'
    | 'start-updates'
    | 'stop-updates'
    | 'deletion'
    | 'log-out'
  action: string
  isLead?: boolean
  privacyNote?: string
  children?: ReactNode
}

/** A form that the browser submits without a script; the server redirects back here. */
export function PostForm({
  locale,
  call,
  action,
  isLead = false,
  privacyNote,
  children,
}: PostFormProps) {
  return (
    <form
      method="post"
      action={`/api/my-giving/${call}?locale=${locale}`}
      className="grid justify-items-start gap-5"
    >
      {children}
      <button type="submit" className={buttonClass(isLead ? 'lead' : 'quiet')}>
        {action}
      </button>
      {privacyNote && <PrivacyNote text={privacyNote} locale={locale} />}
    </form>
  )
}

type TextLinkProps = {
  href: string
  label: string
  /** What it belongs to, which tells the links of a list apart. */
  of: string
}

/** A plain link: the page is personal and must not be prefetched. */
export function TextLink({ href, label, of }: TextLinkProps) {
  return (
    <a href={href} aria-label={`${label}: ${of}`} className={textLinkClass}>
      {label}
    </a>
  )
}
