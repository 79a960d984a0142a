import type { DonateContent } from '@/content/donate'
import type { FormsContent } from '@/content/forms'
import type { Locale } from '@/content/locale'
import type { ToastsContent } from '@/content/toasts'
import type { DonationFormValues } from '@/domain/donation'
import type { UpiOption } from '@/domain/upi'
import type { AmountChoice, AmountOption } from './amount-choice'
import type { DonationDetailsProps } from './donation-details'
import type { DonorQuestions } from './donor-fields'
import type { GivingFact } from './giving-facts'
import type { Interval } from './interval-choice'
import type { BankCardProps, UpiCardProps } from './other-ways'
import type { PaymentClaimFormProps } from './payment-claim-form'
import type { PurposeOption } from './purpose-choice'

/** Values of the form. The interval is not sent: it decides which call is made. */
export type GivingValues = DonationFormValues & { interval?: Interval }

/** Props that the donate page passes to its form: ways to pay, limits and texts. */
export type GivingProps = DonorQuestions & {
  locale: Locale
  options: AmountOption[]
  /** The hosted payment page without an amount; null if none is configured. */
  externalHref: string | null
  /** Largest online donation, in rupees. */
  maximumRupees: number
  /** URL of the payment window's script. */
  checkoutScript: string
  foundationName: string
  /** Path of the status page, without the donation's number. */
  statusPath: string
  facts: GivingFact[]
  purposes: PurposeOption[]
  upi: UpiOption | null
  qrCodeUrl: string | null
  bank: BankCardProps['bank']
  texts: { upi: UpiCardProps['texts']; bank: BankCardProps['texts'] }
  copy: {
    common: FormsContent['common']
    fields: DonationDetailsProps['copy']['fields'] & Pick<FormsContent['donation'], 'privacyNote'>
    amount: Parameters<typeof AmountChoice>[0]['copy']
    form: DonationDetailsProps['copy']['form']
    claim: Omit<PaymentClaimFormProps['copy'], 'donor' | 'common'>
    toasts: Pick<
      ToastsContent,
      'donationSuccess' | 'paymentOrderFailed' | 'paymentVerificationFailed' | 'paymentCancelled'
    >
    notices: Pick<ToastsContent, 'copied' | 'copyFailed'>
    submitAmount: DonationDetailsProps['copy']['submitAmount']
  } & Pick<
    DonateContent,
    | 'interval'
    | 'ways'
    | 'purpose'
    | 'details'
    | 'giveAgain'
    | 'upi'
    | 'bank'
    | 'noScript'
    | 'states'
  >
}
