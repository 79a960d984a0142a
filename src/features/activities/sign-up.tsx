import { ForgetAnchor } from '@/components/form/forget-anchor'
import { FormFailureNote } from '@/components/form/form-failure-note'
import { SiteLink } from '@/components/ui/site-link'
import { textLinkClass } from '@/components/ui/text-link-class'
import { eventSignUpContent } from '@/content/event-sign-up'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import {
  SIGN_UP_FAILED,
  type SignUpState,
  signUpOutcomes,
  signUpPath,
} from '@/domain/event-sign-up'
import type { ReturnedForm } from '@/domain/returned-form'
import { formatDate } from '@/lib/dates'
import { SignUpForm } from './sign-up-form'

type SignUpProps = {
  locale: Locale
  /** The id of the event. */
  event: string
  /** 'gone' if it was taken off the site, or takes no sign-ups any more. */
  state: SignUpState | 'gone'
  /** null if there is no limit. */
  placesLeft: number | null
  /** ISO 8601; null if sign-up is open until the event begins. */
  lastDay: string | null
}

/**
 * The sign-up for an event: how many places are left and the form, or why sign-up is closed. It
 * needs no script: submitting leads to the page of the sign-up.
 */
export function SignUp(props: SignUpProps & { returned?: ReturnedForm | null }) {
  const { locale, state, placesLeft, lastDay } = props
  const copy = eventSignUpContent[locale]
  if (state !== 'open') return <NotOpen locale={locale} state={state} />
  const facts = [
    placesLeft !== null && copy.placesLeft(placesLeft),
    lastDay && copy.until(formatDate(lastDay, locale)),
  ].filter(Boolean)
  return (
    <section
      id="sign-up"
      aria-labelledby="sign-up-heading"
      className="max-w-2xl scroll-mt-28 rounded-card border border-line bg-card p-5 peer-target:hidden sm:p-8"
    >
      <h2 id="sign-up-heading" className="text-heading text-neem-deep">
        {copy.title}
      </h2>
      {facts.length > 0 && <p className="mt-1">{facts.join(' ')}</p>}
      <div id={SIGN_UP_FAILED} data-note="" className="mt-5 hidden scroll-mt-28 target:block">
        <FormFailureNote isAnnounced={false}>{copy.failed}</FormFailureNote>
      </div>
      <SignUpForm {...props} />
    </section>
  )
}

type NotOpenProps = { locale: Locale; state: Exclude<SignUpProps['state'], 'open'> }

function NotOpen({ locale, state }: NotOpenProps) {
  const { states, contact } = eventSignUpContent[locale]
  const { title, text } = states[state]
  return (
    <section
      id={SIGN_UP_FAILED}
      aria-labelledby="sign-up-heading"
      className="max-w-2xl scroll-mt-28 rounded-card bg-marigold-tint p-5 peer-target:hidden sm:p-8"
    >
      <h2 id="sign-up-heading" className="text-heading text-neem-deep">
        {title}
      </h2>
      <p className="mt-1">{text}</p>
      {(state === 'full' || state === 'gone') && (
        <SiteLink href={localePath(locale, '/contact')} className={textLinkClass}>
          {contact}
        </SiteLink>
      )}
    </section>
  )
}

/**
 * The possible outcomes of a sign-up. The browser shows the one that is the `:target` and hides the
 * form then.
 */
export function SignUpNotes({ locale, event }: { locale: Locale; event: string }) {
  const copy = eventSignUpContent[locale]
  const notes = signUpOutcomes.map((outcome) => (
    <div
      key={outcome}
      id={outcome}
      data-note=""
      tabIndex={-1}
      className="peer hidden max-w-2xl scroll-mt-28 rounded-card bg-neem-tint p-5 target:block sm:p-8"
    >
      <h2 className="text-heading text-neem-deep">{copy.notes[outcome].title}</h2>
      <p className="mt-1">{copy.notes[outcome].text}</p>
      {outcome === 'signed-up' && (
        <SiteLink href={localePath(locale, '/contact')} className={`mt-3 mr-6 ${textLinkClass}`}>
          {copy.contact}
        </SiteLink>
      )}
      {/* The address without the anchor, which shows the form again. */}
      <a href={localePath(locale, signUpPath(event))} className={`mt-3 ${textLinkClass}`}>
        {copy.somebodyElse}
      </a>
    </div>
  ))
  return (
    <>
      {notes}
      <ForgetAnchor />
    </>
  )
}
