import type { ReactNode } from 'react'
import { ForgetAnchor } from '@/components/form/forget-anchor'
import { FormFailureNote } from '@/components/form/form-failure-note'
import { PlainField } from '@/components/form/plain-field'
import { ButtonLink, buttonClass } from '@/components/ui/button-link'
import { PageHeading } from '@/components/ui/page-heading'
import { textLinkClass } from '@/components/ui/text-link-class'
import type { Locale } from '@/content/locale'
import { myGiftContent } from '@/content/my-gift'
import { donatePath, localePath } from '@/content/paths'
import { translateMessage } from '@/content/validation'
import { AMOUNT_MAX_LENGTH, MINIMUM_DONATION_RUPEES } from '@/domain/amount'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import {
  isAuthorised,
  isInTrouble,
  isOver,
  MAXIMUM_MONTHLY_RUPEES,
  MY_GIFT_FAILED,
} from '@/domain/monthly-gift'
import type { MonthlyGiftDto, MyGiftDto, MyPledgeDto } from '@/domain/responses/monthly-gift'
import type { ReturnedForm } from '@/domain/returned-form'
import { formatDate } from '@/lib/dates'
import { formatRupees } from '@/lib/money'

type MyGiftProps = {
  locale: Locale
  /** Key in the URL. */
  giftKey: string
  /** Null if the link is not valid. */
  gift: MyGiftDto | 'tooMany' | null
  /** Largest online donation. */
  maximumRupees: number
  /** The submitted form that the server rejected. */
  returned?: ReturnedForm | null
}

/**
 * The page of a donor's own monthly gift, with forms to change or end it. It works without a
 * script; opening it changes nothing.
 */
export function MyGift({ gift, ...part }: MyGiftProps) {
  const { locale } = part
  const copy = myGiftContent[locale]
  return (
    <>
      {/* Low, so that on a phone the state of the gift is not under the Donate bar. */}
      <PageHeading title={copy.meta.title} lead={copy.lead} isLow />
      <div className="page-width grid gap-6 py-10 sm:py-14">
        <div
          id={MY_GIFT_FAILED}
          data-note=""
          className="hidden max-w-2xl scroll-mt-28 target:block"
        >
          <FormFailureNote isAnnounced={false}>
            {copy.failed[whyFailed(gift, part)]}
          </FormFailureNote>
        </div>
        <ForgetAnchor />
        {gift === null || gift === 'tooMany' ? (
          <State notice={gift === null ? copy.unknown : copy.tooMany} />
        ) : gift.kind === 'mandate' ? (
          <MandateParts {...part} gift={gift} />
        ) : (
          <PledgeParts {...part} pledge={gift} />
        )}
        <div>
          <ButtonLink href={localePath(locale, '/contact')} tone="quiet">
            {copy.contact}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}

type Part = Omit<MyGiftProps, 'gift'>

/** What a refused form is told. Another tab, or the office, may have ended the gift before it was sent. */
function whyFailed(
  gift: MyGiftProps['gift'],
  { returned }: Part,
): keyof (typeof myGiftContent)['en']['failed'] {
  if (gift && gift !== 'tooMany') {
    const isEnded = gift.kind === 'pledge' ? gift.status === 'stopped' : isOver(gift.status)
    if (isEnded) return 'over'
  }
  return returned?.fields.amount === undefined ? 'other' : 'amount'
}

function MandateParts({ gift, ...part }: Part & { gift: MonthlyGiftDto }) {
  const { locale, giftKey } = part
  const copy = myGiftContent[locale]
  const { status, amount, nextChargeAt, mendUrl, isEnding, isChargeNear, testMode } = gift
  const replaced = isEnding ? undefined : gift.replaced
  const old = replaced && { amount: formatRupees(replaced.amount, locale) }
  const notice = copy.mandate[isEnding ? 'ending' : status]
  const day = nextChargeAt ? formatDate(nextChargeAt, locale) : ''
  const canChange = isAuthorised(status) && !isEnding
  return (
    <>
      <State
        notice={
          old ? { ...copy.changing, text: fillPlaceholders(copy.changing.text, old) } : notice
        }
        day={day}
      >
        {testMode && <p className="mt-3 font-semibold">{copy.practice}</p>}
        <Facts
          facts={[
            [
              copy.amount,
              fillPlaceholders(copy.amountEachMonth, { amount: formatRupees(amount, locale) }),
            ],
            ...(canChange && day ? [[copy.nextCharge, day] as const] : []),
          ]}
        />
        {replaced && old && (
          // A plain link: the page is personal and must not be prefetched.
          <a href={localePath(locale, replaced.path)} className={`mt-3 ${textLinkClass}`}>
            {fillPlaceholders(copy.changing.old, old)}
          </a>
        )}
      </State>
      {status === 'created' && mendUrl && (
        <GatewayLink copy={copy.authorise} href={mendUrl} isLead />
      )}
      {canChange && mendUrl && status !== 'paused' && status !== 'authenticated' && (
        <GatewayLink copy={copy.newCard} href={mendUrl} isLead={isInTrouble(status)} />
      )}
      {canChange && isChargeNear && <Section copy={copy.changeLater} />}
      {canChange && !isChargeNear && (
        <ActionForm locale={locale} giftKey={giftKey} call="change" copy={copy.change}>
          <AmountField {...part} label={copy.change.label} amount={amount} />
        </ActionForm>
      )}
      {!isOver(status) && !isEnding && (
        <ActionForm
          locale={locale}
          giftKey={giftKey}
          call="stop"
          copy={old ? { ...copy.stop, text: fillPlaceholders(copy.changing.stop, old) } : copy.stop}
        >
          <p className="text-ink-soft text-sm">{copy.citizen}</p>
        </ActionForm>
      )}
      {isOver(status) && <Again locale={locale} gift={gift} label={copy.again} />}
    </>
  )
}

function PledgeParts({ pledge, ...part }: Part & { pledge: MyPledgeDto }) {
  const { locale, giftKey } = part
  const copy = myGiftContent[locale]
  const { status, amount, nextReminderAt } = pledge
  const day = nextReminderAt ? formatDate(nextReminderAt, locale) : ''
  const money = formatRupees(amount, locale)
  return (
    <>
      <State notice={copy.pledge[status]} day={day}>
        <Facts
          facts={[
            [copy.amount, fillPlaceholders(copy.amountEachMonth, { amount: money })],
            ...(day ? [[copy.nextReminder, day] as const] : []),
          ]}
        />
      </State>
      {status === 'stopped' && <Again locale={locale} gift={pledge} label={copy.again} />}
      {status === 'active' && (
        <>
          <Section copy={copy.giveNow}>
            <ButtonLink href={donatePath(locale, pledge)} tone="give">
              {fillPlaceholders(copy.giveNow.action, { amount: money })}
            </ButtonLink>
          </Section>
          <ActionForm
            locale={locale}
            giftKey={giftKey}
            call="pledge-amount"
            copy={copy.pledgeChange}
          >
            <AmountField {...part} label={copy.pledgeChange.label} amount={amount} />
          </ActionForm>
          {nextReminderAt && (
            <ActionForm locale={locale} giftKey={giftKey} call="skip" copy={copy.skip}>
              <input type="hidden" name="nextReminderAt" value={nextReminderAt} />
            </ActionForm>
          )}
          <ActionForm locale={locale} giftKey={giftKey} call="stop" copy={copy.stopPledge} />
        </>
      )}
    </>
  )
}

type StateProps = {
  notice: { title: string; text: string }
  day?: string
  children?: ReactNode
}

function State({ notice: { title, text }, day = '', children }: StateProps) {
  return (
    <section
      id="my-gift"
      className="max-w-2xl scroll-mt-28 rounded-card border border-line bg-card p-5 sm:p-8"
    >
      <h2 className="text-heading text-neem-deep">{title}</h2>
      <p className="mt-2">{withDay(text, day)}</p>
      {children}
    </section>
  )
}

/** Fills in the day; if it is not known yet, leaves out the sentence that names it. */
function withDay(text: string, day: string): string {
  if (day) return fillPlaceholders(text, { day })
  return text
    .replace(/([.।?!])\s+/g, '$1\n')
    .split('\n')
    .filter((sentence) => !sentence.includes('{day}'))
    .join(' ')
}

function Facts({ facts }: { facts: (readonly [term: string, value: string])[] }) {
  return (
    <dl className="mt-5 grid gap-x-8 gap-y-1 border-line border-t pt-5 sm:grid-cols-[auto_1fr] sm:gap-y-3">
      {facts.map(([term, value]) => (
        <div key={term} className="contents">
          <dt className="font-semibold">{term}</dt>
          <dd className="mb-2 sm:mb-0">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type SectionCopy = { title: string; text: string }

function Section({ copy, children }: { copy: SectionCopy; children?: ReactNode }) {
  return (
    <section className="max-w-2xl border-line border-t pt-6">
      <h2 className="text-heading text-neem-deep">{copy.title}</h2>
      <p className="mt-1 mb-4">{copy.text}</p>
      {children}
    </section>
  )
}

type GatewayLinkProps = { copy: SectionCopy & { action: string }; href: string; isLead: boolean }

/** A link to the payment service's own page, which needs no script from us. */
function GatewayLink({ copy, href, isLead }: GatewayLinkProps) {
  return (
    <Section copy={copy}>
      <a href={href} rel="noreferrer" className={buttonClass(isLead ? 'lead' : 'quiet')}>
        {copy.action}
      </a>
    </Section>
  )
}

type ActionFormProps = Pick<Part, 'locale' | 'giftKey'> & {
  call: 'stop' | 'change' | 'pledge-amount' | 'skip'
  copy: SectionCopy & { action: string }
  children?: ReactNode
}

/** A form that the browser submits without a script; the server redirects back here. */
function ActionForm({ locale, giftKey, call, copy, children }: ActionFormProps) {
  return (
    <Section copy={copy}>
      <form
        method="post"
        action={`/api/my-gift/${giftKey}/${call}?locale=${locale}`}
        className="grid justify-items-start gap-4"
      >
        {children}
        <button type="submit" className={buttonClass('quiet')}>
          {copy.action}
        </button>
      </form>
    </Section>
  )
}

type AmountFieldProps = Part & {
  label: string
  /** The present amount in rupees. */
  amount: number
}

/** A text field: a number field takes no Hindi digits. The server reads them, and checks the amount. */
function AmountField({ locale, label, amount, maximumRupees, returned }: AmountFieldProps) {
  const error = returned?.errors.amount
  const range = {
    least: formatRupees(MINIMUM_DONATION_RUPEES, locale),
    most: formatRupees(Math.min(maximumRupees, MAXIMUM_MONTHLY_RUPEES), locale),
  }
  return (
    <PlainField
      id="my-gift-amount"
      label={label}
      hint={fillPlaceholders(myGiftContent[locale].amountRange, range)}
      error={error && translateMessage(error, locale)}
    >
      {(control) => (
        <input
          {...control}
          name="amount"
          inputMode="numeric"
          required
          maxLength={AMOUNT_MAX_LENGTH}
          defaultValue={returned?.fields.amount ?? amount}
          className={`${control.className} max-w-48`}
        />
      )}
    </PlainField>
  )
}

function Again({ locale, gift, label }: { locale: Locale; gift: MyGiftDto; label: string }) {
  return (
    <div>
      <ButtonLink href={donatePath(locale, gift)} tone="lead">
        {label}
      </ButtonLink>
    </div>
  )
}
