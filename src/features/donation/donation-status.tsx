'use client'

import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { PageHeading } from '@/components/ui/page-heading'
import { smallButtonClass } from '@/components/ui/small-button'
import { textLinkClass } from '@/components/ui/text-link-class'
import type { DonationStatusContent } from '@/content/donation-status'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import type { PaymentStatusDto } from '@/domain/responses/payment'
import { formatRupees } from '@/lib/money'
import { usePaymentStatus } from './use-payment-status'

type DonationStatusProps = {
  locale: Locale
  /** The status when the page was rendered; null if there is no such donation. */
  initial: PaymentStatusDto | null
  copy: DonationStatusContent
  /** Shown in addition once the donation has been received, unless it was refunded. */
  children?: ReactNode
}

/** The status of a donation or claim, polled while a payment is unconfirmed. */
export function DonationStatus({ locale, initial, copy, children }: DonationStatusProps) {
  const { status, isOpen } = usePaymentStatus(initial)
  const isClaim = status?.kind === 'claim'
  const isGiven = status?.status === 'completed' && status.refunded < status.amount
  const said = status ? wordsFor(status, copy) : copy.unknown
  const { lead, number, numberHint } = isClaim ? copy.claim : copy
  return (
    <>
      <PageHeading title={copy.meta.title} lead={lead} />
      <div className="page-width py-12 sm:py-16">
        <section className="max-w-2xl rounded-card border border-line bg-card p-6 sm:p-8">
          <div role="status">
            <h2 className="text-heading text-neem-deep">{said.title}</h2>
            <p className="mt-2">{said.text}</p>
          </div>
          {status && (
            <dl className="mt-6 grid gap-4 border-line border-t pt-6 sm:grid-cols-[auto_1fr] sm:gap-x-8">
              <Row term={copy.amount}>{formatRupees(status.amount, locale)}</Row>
              {status.refunded > 0 && (
                <Row term={copy.refunded}>{formatRupees(status.refunded, locale)}</Row>
              )}
              <Row term={number}>
                <span className="block text-balance break-all font-mono text-base">
                  {status.donationId}
                </span>
                <span className="mt-1 block text-ink-soft text-sm">{numberHint}</span>
              </Row>
            </dl>
          )}
          {status?.status === 'failed' && !isClaim && (
            <div className="mt-6 border-line border-t pt-6">
              <h3 className="font-semibold text-neem-deep">{copy.retry.heading}</h3>
              <p className="mt-1">{copy.retry.text}</p>
            </div>
          )}
          {isOpen && status && (
            <div className="mt-6 flex flex-wrap items-center gap-4">
              <p className="text-ink-soft">{copy.checking}</p>
              {/* A plain link, so that it also works without a script. */}
              <a
                href={localePath(locale, `/donate/status/${status.donationId}`)}
                className={smallButtonClass('quiet')}
              >
                {copy.again}
              </a>
              <p className="flex basis-full flex-wrap items-center gap-x-2 border-line border-t pt-4">
                {copy.notPaid.text}
                <a href={retryHref(locale, status, copy)} className={textLinkClass}>
                  {fillPlaceholders(copy.notPaid.link, {
                    amount: formatRupees(status.amount, locale),
                  })}
                </a>
              </p>
            </div>
          )}
        </section>
        {isGiven && <div className="mt-10 grid gap-10">{children}</div>}
        <div className="mt-8 flex flex-wrap gap-4">
          {linksAfter(status).map((id, index) => {
            const { href, label } = copy.links[id]
            return (
              <ButtonLink
                key={id}
                href={localePath(locale, fillPlaceholders(href, { rupees: status?.amount ?? '' }))}
                tone={index === 0 && id !== 'contact' && !isGiven ? 'lead' : 'quiet'}
              >
                {fillPlaceholders(label, { amount: formatRupees(status?.amount ?? 0, locale) })}
              </ButtonLink>
            )
          })}
        </div>
      </div>
    </>
  )
}

function wordsFor(
  { kind, status, amount, refunded, wentBack, isRecordedAlready }: PaymentStatusDto,
  copy: DonationStatusContent,
) {
  if (wentBack) return copy.claim.wentBack[wentBack]
  if (isRecordedAlready) return copy.claim.recordedAlready
  if (status === 'completed' && refunded >= amount) return copy.refundedWhole
  if (kind === 'claim' && status !== 'quarantined') return copy.claim.states[status]
  return copy.states[status]
}

/**
 * Returns the links to show, most likely first. Nobody should pay again while a payment is pending or
 * being checked.
 */
function linksAfter(status: PaymentStatusDto | null): (keyof DonationStatusContent['links'])[] {
  const isClaim = status?.kind === 'claim'
  if (status?.status === 'failed' && !isClaim) return ['retry', 'upi', 'contact']
  const isOpen = status?.status === 'pending' || status?.status === 'quarantined'
  return isOpen ? ['contact'] : ['donate', 'contact']
}

function retryHref(
  locale: Locale,
  { amount }: PaymentStatusDto,
  { links }: DonationStatusContent,
): string {
  return localePath(locale, fillPlaceholders(links.retry.href, { rupees: amount }))
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="font-semibold">{term}</dt>
      <dd className="-mt-3 sm:mt-0">{children}</dd>
    </>
  )
}
