import { localePath } from '@/content/paths'
import { paymentMethodsContent } from '@/content/payment-methods'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import { lacksTaxDetails } from '@/domain/my-giving'
import type { MyGivingDto, OwnGiftDto, OwnMonthlyGiftDto } from '@/domain/responses/my-giving'
import type { ReturnedForm } from '@/domain/returned-form'
import { formatDate } from '@/lib/dates'
import { formatRupees } from '@/lib/money'
import { type Copy, type Part, PostForm, Section, TextLink } from './my-giving-parts'
import { OnFile } from './on-file'
import { TaxDetails } from './tax-details'

/** All gifts made with the donor's e-mail address, and actions on them. */
export function OwnGifts({
  locale,
  copy,
  giving: { email, years, monthly, onFile, wantsUpdates, isDeletionRequested },
  returned,
  offersTaxReceipt,
}: Part & { giving: MyGivingDto; returned: ReturnedForm | null; offersTaxReceipt: boolean }) {
  const incomplete = years.flatMap(({ gifts }) => gifts).filter(lacksTaxDetails)
  const isReminded = monthly.some(({ kind, status }) => kind === 'pledge' && status === 'active')
  return (
    <>
      <div className="flex max-w-2xl flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p className="wrap-anywhere font-semibold">{fillPlaceholders(copy.signedIn, { email })}</p>
        <PostForm locale={locale} call="log-out" action={copy.logOut} />
      </div>
      {years.length === 0 && <Section copy={copy.none} isCard />}
      {years.map(({ year, total, gifts }) => (
        <section key={year} aria-labelledby={`year-${year}`} className="max-w-2xl">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b pb-3">
            <h2 id={`year-${year}`} className="text-heading text-neem-deep">
              {yearTitle(year, copy)}
            </h2>
            <p>{fillPlaceholders(copy.total, { amount: formatRupees(total, locale) })}</p>
          </div>
          <ul>
            {gifts.map((gift) => (
              <Gift key={gift.id} locale={locale} copy={copy} gift={gift} />
            ))}
          </ul>
        </section>
      ))}
      {offersTaxReceipt && years.length > 0 && (
        <p className="max-w-2xl text-ink-soft">{copy.receipts}</p>
      )}
      {monthly.length > 0 && (
        <section aria-labelledby="monthly" className="max-w-2xl">
          <h2 id="monthly" className="border-line border-b pb-3 text-heading text-neem-deep">
            {copy.monthly.title}
          </h2>
          <ul>
            {monthly.map((gift) => (
              <MonthlyGift key={gift.path} locale={locale} copy={copy} gift={gift} />
            ))}
          </ul>
        </section>
      )}
      {onFile.names.length > 0 && <OnFile locale={locale} copy={copy} onFile={onFile} />}
      {offersTaxReceipt && incomplete.length > 0 && (
        <TaxDetails locale={locale} copy={copy} gifts={incomplete} returned={returned} />
      )}
      {isReminded && (
        <Section copy={copy.mails}>
          <PostForm locale={locale} call="stop-mails" action={copy.mails.action} />
        </Section>
      )}
      <Section
        copy={{
          title: copy.updates.title,
          text: wantsUpdates ? copy.updates.on : copy.updates.off,
        }}
      >
        <PostForm
          locale={locale}
          call={wantsUpdates ? 'stop-updates' : 'start-updates'}
          action={wantsUpdates ? copy.updates.stop : copy.updates.start}
        />
      </Section>
      <Section
        copy={
          isDeletionRequested ? { ...copy.deletion, text: copy.deletion.waiting } : copy.deletion
        }
      >
        {!isDeletionRequested && (
          <PostForm locale={locale} call="deletion" action={copy.deletion.action} />
        )}
      </Section>
    </>
  )
}

function Gift({ locale, copy, gift }: Part & { gift: OwnGiftDto }) {
  const { receivedAt, amount, returned, method, status, maskedPan, statusId, receiptPath } = gift
  const name = `${formatRupees(amount, locale)}, ${formatDate(receivedAt, locale)}`
  const facts = [
    copy.statuses[status],
    ...(status === 'partly-returned'
      ? [fillPlaceholders(copy.returned, { amount: formatRupees(returned, locale) })]
      : []),
    paymentMethodsContent[locale][method] ?? method,
    ...(maskedPan ? [fillPlaceholders(copy.pan, { pan: maskedPan })] : []),
  ]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-b py-4">
      {/* With large text the links go below. */}
      <div className="min-w-0 grow basis-40">
        <p className="flex flex-wrap gap-x-3">
          <span className="font-semibold">{formatRupees(amount, locale)}</span>
          <span>{formatDate(receivedAt, locale)}</span>
        </p>
        <p className="text-ink-soft text-sm">{facts.join(' · ')}</p>
      </div>
      <p className="flex shrink-0 flex-col items-end gap-x-6 sm:flex-row">
        {receiptPath && <TextLink href={receiptPath} label={copy.receipt} of={name} />}
        {statusId && (
          <TextLink
            href={localePath(locale, `/donate/status/${encodeURIComponent(statusId)}`)}
            label={copy.details}
            of={name}
          />
        )}
      </p>
    </li>
  )
}

const OVER: readonly OwnMonthlyGiftDto['status'][] = ['cancelled', 'completed', 'stopped']

function MonthlyGift({ locale, copy, gift }: Part & { gift: OwnMonthlyGiftDto }) {
  const { kind, status, amount, path } = gift
  const isOver = OVER.includes(status)
  const each = fillPlaceholders(copy.monthly.each, { amount: formatRupees(amount, locale) })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-b py-4">
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold">{each}</p>
        <p className="text-ink-soft text-sm">
          {[copy.monthlyKinds[kind], copy.monthlyStates[status]].filter(Boolean).join(' · ')}
        </p>
      </div>
      <TextLink
        href={localePath(locale, path)}
        label={isOver ? copy.details : copy.monthly.manage}
        of={each}
      />
    </li>
  )
}

/** Expands '2025–26' to 'April 2025 to March 2026'. */
function yearTitle(year: string, copy: Copy): string {
  const first = Number(year.slice(0, 4))
  return fillPlaceholders(copy.year, { first, last: first + 1 })
}
