import type { Metadata } from 'next'
import { DataBlock } from '@/components/ui/data-block'
import { PageHeading } from '@/components/ui/page-heading'
import { donateContent } from '@/content/donate'
import { formsContent } from '@/content/forms'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import { paymentClaimContent } from '@/content/payment-claim'
import { toastsContent } from '@/content/toasts'
import { translateMessage } from '@/content/validation'
import { MINIMUM_DONATION_RUPEES } from '@/domain/amount'
import { quickAmountsRupees } from '@/domain/donation'
import { externalPaymentHref } from '@/domain/external-payment'
import { messages } from '@/domain/messages'
import type { DonateTexts } from '@/domain/pages/donate'
import { getEnv, siteUrl } from '@/env'
import type { AmountOption } from '@/features/donation/amount-choice'
import type { GivingFact } from '@/features/donation/giving-facts'
import { GivingNotes } from '@/features/donation/giving-notes'
import type { GivingProps } from '@/features/donation/giving-props'
import { LazyGiving } from '@/features/donation/lazy-giving'
import { formatRupees } from '@/lib/money'
import { phoneLink } from '@/lib/phone-link'
import { donationData } from '@/lib/structured-data'
import { getPageTexts } from '@/server/pages/page-data'
import {
  getOnlinePayment,
  getPaymentDetails,
  getUpiOption,
} from '@/server/payment-settings/page-data'
import { listPurposeOptions } from '@/server/purposes/page-data'
import { getSiteSettings, type SiteSettingsDto } from '@/server/site-settings/page-data'
import { Breadcrumbs } from '../breadcrumbs'
import { type LocaleParams, localeOf } from '../locale-params'
import { pageMetadata } from '../page-metadata'

const PATH = '/donate'
const STATUS_PATH = '/donate/status'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params)
  const { meta } = await getPageTexts('donate', locale)
  return pageMetadata(locale, PATH, meta)
}

export default async function DonatePage({ params }: LocaleParams) {
  const locale = await localeOf(params)
  const copy = donateContent[locale]
  const texts = await getPageTexts('donate', locale)
  const settings = await getSiteSettings(locale)
  const { foundationName, externalPaymentUrl, registration80g, has80gLapsed } = settings
  const details = await getPaymentDetails()
  const online = await getOnlinePayment()
  const purposes = await listPurposeOptions(locale)
  const origin = siteUrl(getEnv())
  return (
    <>
      <PageHeading title={texts.title} lead={texts.lead} isLow />
      <LazyGiving
        locale={locale}
        options={amountOptions(locale, texts, { ...online, externalPaymentUrl })}
        externalHref={externalPaymentHref(externalPaymentUrl)}
        {...online}
        offersTaxReceipt={registration80g !== null}
        foundationName={foundationName}
        statusPath={localePath(locale, STATUS_PATH)}
        facts={givingFacts(locale, settings)}
        purposes={purposes}
        upi={await getUpiOption()}
        qrCodeUrl={details.qrCodeImageUrl}
        bank={details}
        texts={{ upi: texts.upi, bank: texts.bank }}
        copy={givingCopy(locale, texts)}
      />
      <GivingNotes {...{ locale, texts, copy, registration80g, has80gLapsed }} />
      <DataBlock
        data={donationData({
          siteUrl: origin,
          url: origin + localePath(locale, PATH),
          name: foundationName,
        })}
      />
      <Breadcrumbs locale={locale} path={PATH} title={texts.meta.title} />
    </>
  )
}

/** Returns the amounts of the editors' tiers, with what each makes possible, or else the spec's. */
function amountOptions(
  locale: Locale,
  { tiers }: DonateTexts,
  {
    maximumRupees,
    externalPaymentUrl,
  }: { maximumRupees: number; externalPaymentUrl: string | null },
): AmountOption[] {
  const ofTiers = (tiers?.items ?? []).flatMap(({ amount, ...meaning }) =>
    amount !== null && amount >= MINIMUM_DONATION_RUPEES && amount <= maximumRupees
      ? [{ rupees: amount, ...meaning }]
      : [],
  )
  const offered =
    ofTiers.length > 0
      ? ofTiers
      : quickAmountsRupees.map((rupees) => ({ rupees, title: null, description: null }))
  return offered.map(({ rupees, title, description }) => {
    const label = formatRupees(rupees, locale)
    const href = externalPaymentHref(externalPaymentUrl, rupees)
    const linkLabel = donateContent[locale].quick.amountLabel(label.replace('₹', ''))
    return { rupees, label, title, description, link: href ? { href, label: linkLabel } : null }
  })
}

/** Returns the facts about the recipient that are configured, and no others. */
function givingFacts(
  locale: Locale,
  { foundationName, registrationNumber, registration80g, phone }: SiteSettingsDto,
): GivingFact[] {
  const { facts } = donateContent[locale]
  return [
    { label: facts.recipient, value: foundationName },
    ...(registrationNumber ? [{ label: facts.registration, value: registrationNumber }] : []),
    ...(registration80g ? [{ label: facts.registration80g, value: registration80g }] : []),
    ...(phone ? [{ label: facts.phone, value: phone, href: phoneLink(phone) }] : []),
  ]
}

function givingCopy(locale: Locale, texts: DonateTexts): GivingProps['copy'] {
  const { quick, registration80g: _, myGiving: _link, ...copy } = donateContent[locale]
  const { common, donation } = formsContent[locale]
  const { submitAmount, submit: _submit, ...fields } = donation
  const { donationSuccess, paymentOrderFailed, paymentVerificationFailed, paymentCancelled } =
    toastsContent[locale]
  const { copied, copyFailed } = toastsContent[locale]
  const notices = { copied, copyFailed }
  return {
    ...copy,
    common,
    fields,
    amount: {
      ...texts.quick,
      custom: quick.custom,
      label: fields.amount.label,
      minimum: quick.minimum(String(MINIMUM_DONATION_RUPEES)),
      externalNote: quick.externalNote,
      meaning: texts.tiers?.heading ?? '',
      meaningNote: texts.tiers?.lead ?? '',
      tooMuch: translateMessage(messages.amountMaximum, locale),
      contact: { href: localePath(locale, '/contact'), label: quick.contact },
    },
    form: texts.form,
    claim: {
      ...paymentClaimContent[locale],
      amount: fields.amount,
      privacyNote: fields.privacyNote,
      notices,
    },
    toasts: { donationSuccess, paymentOrderFailed, paymentVerificationFailed, paymentCancelled },
    notices,
    submitAmount: submitAmount('{amount}'),
  }
}
