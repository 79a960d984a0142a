import type { MouseEvent, ReactNode } from 'react'
import { AddressText } from '@/components/ui/address-text'
import { ButtonLink, buttonClass } from '@/components/ui/button-link'
import { CopyButton } from '@/components/ui/copy-button'
import { fillText } from '@/components/ui/fill-text'
import { Picture } from '@/components/ui/picture'
import { QrCode } from '@/components/ui/qr-code'
import type { DonateContent } from '@/content/donate'
import type { LinkCopy, Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import type { ToastsContent } from '@/content/toasts'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import type { DonateTexts } from '@/domain/pages/donate'
import type { Text } from '@/domain/pages/fields'
import type { UpiOption } from '@/domain/upi'
import type { GivingProps } from './giving-props'
import { ReferenceOffer } from './reference-offer'

type CopyNotices = Pick<ToastsContent, 'copied' | 'copyFailed'>

/** Anchor of the UPI card. */
export const UPI_CARD = '#upi-heading'

type OtherWaysProps = Pick<
  GivingProps,
  'locale' | 'texts' | 'copy' | 'upi' | 'qrCodeUrl' | 'bank'
> & {
  gift: UpiCardProps['gift']
  onOpenApp: UpiCardProps['onOpen']
  /** Null while the form for the reference is open. */
  onEnterReference: (() => void) | null
}

/** The ways to give beside the form: UPI, bank transfer, and the reference of a payment made so. */
export function OtherWays({
  locale,
  texts,
  copy,
  upi,
  qrCodeUrl,
  bank,
  gift,
  onOpenApp,
  onEnterReference,
}: OtherWaysProps) {
  const bankCard = (
    <BankCard
      locale={locale}
      texts={texts.bank}
      copy={copy.bank}
      copyLabel={copy.upi.copy}
      notices={copy.notices}
      bank={bank}
    />
  )
  return (
    <>
      <div className="grid gap-8 lg:col-start-2 lg:row-span-3 lg:row-start-1">
        <UpiCard
          locale={locale}
          texts={texts.upi}
          copy={copy.upi}
          notices={copy.notices}
          upi={upi}
          qrCodeUrl={qrCodeUrl}
          gift={gift}
          onOpen={onOpenApp}
        />
        {/* Without a QR code the UPI card is short, so there is room below it. */}
        {!upi && bankCard}
      </div>
      {upi && bankCard}
      {(upi || bank.bankAccountNumber) && onEnterReference && (
        <ReferenceOffer copy={copy} onOpen={onEnterReference} />
      )}
    </>
  )
}

/** Placeholder with the width of a real code. */
const SAMPLE_CODE = '0000'

export type UpiCardProps = {
  locale: Locale
  texts: DonateTexts['upi']
  copy: DonateContent['upi']
  notices: CopyNotices
  upi: UpiOption | null
  /** QR code from the foundation's bank; if null, one is generated. */
  qrCodeUrl: string | null
  /**
   * The chosen amount, formatted, and the content of the QR code; `code` is null until the script
   * is loaded.
   */
  gift: { qrText: string; code: string | null; amount: string } | null
  /** Opens 'Choose Payment App'. */
  onOpen: (event: MouseEvent) => void
}

/** UPI: a QR code to scan with a phone from this screen, the app and the ID when on a phone. */
function UpiCard({ locale, texts, copy, notices, upi, qrCodeUrl, gift, onOpen }: UpiCardProps) {
  if (!upi) {
    return (
      <WayCard id="upi" heading={texts.heading}>
        <NotSet locale={locale} {...copy.notSet} />
      </WayCard>
    )
  }
  const qrClass = 'mx-auto w-full max-w-60 rounded-2xl border border-line bg-white'
  return (
    <WayCard id="upi" heading={texts.heading} lead={texts.lead}>
      <div className="mt-5 text-center">
        {qrCodeUrl && !gift?.code ? (
          <Picture
            picture={{ src: qrCodeUrl, alt: copy.qrAlt }}
            sizes="15rem"
            className={`${qrClass} aspect-square object-contain`}
          />
        ) : (
          <QrCode text={gift?.qrText ?? upi.qrText} alt={copy.qrAlt} className={qrClass} />
        )}
        {gift && (
          // Its space is reserved from the start, so that nothing shifts under a finger.
          <p className={`mt-3 font-semibold text-sm ${gift.code ? '' : 'invisible'}`}>
            {fillPlaceholders(copy.qrForAmount, {
              amount: gift.amount,
              code: gift.code ?? SAMPLE_CODE,
            })}
          </p>
        )}
        <p className="mt-3 text-ink-soft text-sm">
          <span className="hidden pointer-fine:inline">{copy.qrHint}</span>
          <span className="pointer-fine:hidden">{copy.qrOnPhoneHint}</span>
        </p>
      </div>
      <dl className="mt-5">
        <CopyRow
          label={copy.idLabel}
          value={upi.upiId}
          copyLabel={copy.copy}
          ariaLabel={`${copy.copy}: ${copy.idLabel}`}
          notices={notices}
        />
      </dl>
      <a
        href={upi.qrText}
        onClick={onOpen}
        className={`${buttonClass('lead')} mt-4 w-full print:hidden`}
      >
        {copy.openApp}
      </a>
      {texts.checkName && (
        <p className="mt-4 font-semibold">{fillText(texts.checkName, { name: upi.payeeName })}</p>
      )}
      {texts.afterwards && <p className="mt-2 text-ink-soft text-sm">{texts.afterwards}</p>}
    </WayCard>
  )
}

export type BankCardProps = {
  locale: Locale
  texts: DonateTexts['bank']
  copy: DonateContent['bank']
  /** Label of the copy buttons. */
  copyLabel: string
  notices: CopyNotices
  bank: {
    bankAccountName: string | null
    bankAccountNumber: string | null
    bankIfscCode: string | null
    bankBranch: string | null
  }
}

/** Bank transfer. Without account number and IFSC code, it says how to ask for them. */
function BankCard({ locale, texts, copy, copyLabel, notices, bank }: BankCardProps) {
  if (!bank.bankAccountNumber || !bank.bankIfscCode) {
    return (
      <WayCard id="bank" heading={texts.heading}>
        <NotSet locale={locale} {...copy.notSet} />
      </WayCard>
    )
  }
  const rows = [
    [copy.accountName, bank.bankAccountName],
    [copy.accountNumber, bank.bankAccountNumber],
    [copy.ifscCode, bank.bankIfscCode],
    [copy.branch, bank.bankBranch],
  ] as const
  return (
    <WayCard id="bank" heading={texts.heading} lead={texts.lead}>
      <dl className="mt-4 divide-y divide-line border-line border-y">
        {rows.map(
          ([label, value]) =>
            value && (
              <CopyRow
                key={label}
                label={label}
                value={value}
                copyLabel={copyLabel}
                ariaLabel={fillPlaceholders(copy.copy, { what: label })}
                notices={notices}
              />
            ),
        )}
      </dl>
      {texts.afterwards && <p className="mt-4 text-ink-soft text-sm">{texts.afterwards}</p>}
    </WayCard>
  )
}

function WayCard({
  id,
  heading,
  lead,
  children,
}: {
  id: string
  heading: Text
  lead?: Text
  children: ReactNode
}) {
  return (
    <section
      aria-labelledby={`${id}-heading`}
      className="rounded-card border border-line bg-paper-deep/50 p-5 sm:p-7 print:mb-4 print:break-inside-avoid"
    >
      <h2 id={`${id}-heading`} className="scroll-mt-28 text-heading text-neem-deep">
        {heading}
      </h2>
      {lead && <p className="mt-1 text-ink-soft">{lead}</p>}
      {children}
    </section>
  )
}

function CopyRow({
  label,
  value,
  copyLabel,
  ariaLabel,
  notices,
}: {
  label: string
  value: string
  copyLabel: string
  ariaLabel: string
  notices: CopyNotices
}) {
  return (
    // With large text the button goes below the value.
    <div className="flex flex-wrap items-center gap-x-4 py-3">
      <dt className="basis-full text-ink-soft text-sm">{label}</dt>
      <dd className="flex-1 basis-[8rem] select-all wrap-anywhere font-semibold">
        <AddressText text={value} />
      </dd>
      <dd>
        <CopyButton
          text={value}
          label={copyLabel}
          ariaLabel={ariaLabel}
          copied={notices.copied}
          failed={notices.copyFailed}
        />
      </dd>
    </div>
  )
}

function NotSet({
  locale,
  title,
  text,
  link,
}: {
  locale: Locale
  title: string
  text: string
  link: LinkCopy
}) {
  return (
    <div className="mt-3">
      <p className="font-semibold">{title}</p>
      <p className="mt-1 mb-4 text-ink-soft">{text}</p>
      <ButtonLink href={localePath(locale, link.href)} tone="quiet">
        {link.label}
      </ButtonLink>
    </div>
  )
}
