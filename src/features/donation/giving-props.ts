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

/** What the form holds. The interval is no part of what is sent: it decides where to. */
export type GivingValues = DonationFormValues & { interval?: Interval }

/** What the donate page tells its form: ways, limits and words. */
export type GivingProps = DonorQuestions & {
  locale: Locale
  options: AmountOption[]
  /** The hosted payment page without an amount; null where none is configured. */
  externalHref: string | null
  /** Largest online donation, in rupees. */
  maximumRupees: number
  /** Address of the script of the payment window. */
  checkoutScript: string
  foundationName: string
  /** Where the status of a donation is shown, without its number. */
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
    /** 'Donate ₹500', with `{amount}` where the amount belongs. */
    submitAmount: string
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
