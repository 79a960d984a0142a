import type { Metadata } from 'next'
import { DataBlock } from '@/components/ui/data-block'
import { PageHeading } from '@/components/ui/page-heading'
import { donateContent } from '@/content/donate'
import { formsContent } from '@/content/forms'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import { paymentClaimContent } from '@/content/payment-claim'
import { toastsContent } from '@/content/toasts'
import { MINIMUM_DONATION_RUPEES, quickAmountsRupees } from '@/domain/donation'
import { externalPaymentHref } from '@/domain/external-payment'
import type { DonateTexts } from '@/domain/pages/donate'
import { upiOption } from '@/domain/upi'
import { getEnv, siteUrl } from '@/env'
import { GivingNotes } from '@/features/donation/giving-notes'
import { ImpactTiers } from '@/features/donation/impact-tiers'
import { LazyDonationForm } from '@/features/donation/lazy-donation-form'
import { LazyPaymentClaimForm } from '@/features/donation/lazy-payment-claim-form'
import { BankCard, UpiCard } from '@/features/donation/other-ways'
import type { QuickAmount } from '@/features/donation/quick-amounts'
import { formatRupees } from '@/lib/money'
import { donationData } from '@/lib/structured-data'
import { getPageTexts } from '@/server/pages/page-data'
import { getOnlinePayment, getPaymentDetails } from '@/server/payment-settings/page-data'
import { getSiteSettings } from '@/server/site-settings/page-data'
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
  const { foundationName, externalPaymentUrl, registration80g } = await getSiteSettings(locale)
  const details = await getPaymentDetails()
  const online = await getOnlinePayment()
  const notices = toastsContent[locale]
  const origin = siteUrl(getEnv())
  return (
    <>
      <PageHeading title={texts.title} lead={texts.lead} />
      {texts.tiers && <ImpactTiers locale={locale} texts={texts.tiers} />}
      <div className="page-width grid items-start gap-8 py-12 sm:py-16 lg:grid-cols-[1.35fr_1fr] lg:gap-12">
        <div className="rounded-card border border-line bg-card p-5 sm:p-8">
          <LazyDonationForm
            locale={locale}
            amounts={quickAmounts(locale, externalPaymentUrl)}
            maximumRupees={online.maximumRupees}
            checkoutScript={online.checkoutScript}
            foundationName={foundationName}
            statusPath={localePath(locale, STATUS_PATH)}
            copy={formCopy(locale, texts, externalPaymentUrl !== null)}
          />
        </div>
        <div className="grid gap-8">
          <UpiCard
            locale={locale}
            texts={texts.upi}
            copy={copy.upi}
            notices={notices}
            foundationName={foundationName}
            upi={upiOption({ upiId: details.upiId, foundationName })}
            qrCodeUrl={details.qrCodeImageUrl}
          />
          <BankCard
            locale={locale}
            texts={texts.bank}
            copy={copy.bank}
            copyLabel={copy.upi.copy}
            notices={notices}
            bank={details}
          />
          {(details.upiId || details.bankAccountNumber) && (
            <LazyPaymentClaimForm
              locale={locale}
              maximumRupees={online.maximumRupees}
              copy={claimCopy(locale)}
            />
          )}
        </div>
      </div>
      <GivingNotes
        locale={locale}
        texts={texts}
        copy={copy.registration80g}
        registration80g={registration80g}
      />
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

function quickAmounts(locale: Locale, externalPaymentUrl: string | null): QuickAmount[] {
  const { quick } = donateContent[locale]
  const given = quickAmountsRupees.map((rupees) => ({
    rupees,
    label: formatRupees(rupees, locale),
    // Where the button only fills in the form, it does not donate yet.
    ariaLabel:
      externalPaymentUrl === null
        ? undefined
        : quick.amountLabel(formatRupees(rupees, locale).replace('₹', '')),
    href: externalPaymentHref(externalPaymentUrl, rupees),
  }))
  return [
    ...given,
    { rupees: null, label: quick.custom, href: externalPaymentHref(externalPaymentUrl) },
  ]
}

function formCopy(locale: Locale, texts: DonateTexts, hasExternalPage: boolean) {
  const { quick, noScript, states } = donateContent[locale]
  const { common, donation } = formsContent[locale]
  const { submitAmount, ...fields } = donation
  const { donationSuccess, paymentOrderFailed, paymentVerificationFailed, paymentCancelled } =
    toastsContent[locale]
  return {
    common,
    fields,
    quick: {
      ...texts.quick,
      note: hasExternalPage ? quick.externalNote : quick.formNote,
      minimum: quick.minimum(String(MINIMUM_DONATION_RUPEES)),
    },
    form: texts.form,
    noScript,
    states,
    toasts: { donationSuccess, paymentOrderFailed, paymentVerificationFailed, paymentCancelled },
    submitAmount: submitAmount('{amount}'),
  }
}

function claimCopy(locale: Locale) {
  const { common, donation } = formsContent[locale]
  const { donorName, email, phone, amount } = donation
  const { copied, copyFailed } = toastsContent[locale]
  return {
    ...paymentClaimContent[locale],
    common,
    fields: { donorName, email, phone, amount },
    notices: { copied, copyFailed },
  }
}
