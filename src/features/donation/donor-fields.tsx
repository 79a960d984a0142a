import type { FieldBinding } from '@/components/form/bind-fields'
import { FieldError } from '@/components/form/field-notes'
import { FormField } from '@/components/form/form-field'
import type { DonateContent } from '@/content/donate'
import type { FormsContent } from '@/content/forms'

type Name =
  | 'donorName'
  | 'email'
  | 'phone'
  | 'isIndianCitizen'
  | 'wantsUpdates'
  | 'wantsTaxReceipt'
  | 'panNumber'
  | 'address'

/** Which optional questions the form asks. */
export type DonorQuestions = {
  /** Whether only citizens of India and Indian organisations may give (FCRA). */
  asksCitizenship: boolean
  /** Whether the foundation can issue receipts under Section 80G. */
  offersTaxReceipt: boolean
}

export type DonorFieldsCopy = Pick<FormsContent['donation'], 'donorName' | 'email' | 'phone'> &
  Pick<
    DonateContent['details'],
    'isIndianCitizen' | 'wantsUpdates' | 'wantsTaxReceipt' | 'panNumber' | 'address'
  >

type DonorFieldsProps = DonorQuestions & {
  field: (name: Name, options?: { shouldUnregister: boolean }) => FieldBinding
  wantsTaxReceipt: boolean
  copy: DonorFieldsCopy
}

/** The donor's details: as little as the law allows, PAN and address only for a tax receipt. */
export function DonorFields({
  field,
  wantsTaxReceipt,
  asksCitizenship,
  offersTaxReceipt,
  copy,
}: DonorFieldsProps) {
  // A hidden field loses its value: otherwise it would be validated without being visible.
  const whileShown = { shouldUnregister: true }
  return (
    <>
      <FormField
        copy={copy.donorName}
        {...field('donorName')}
        autoComplete="name"
        isRequired
        className="sm:col-span-2"
      />
      <FormField copy={copy.email} {...field('email')} type="email" isRequired />
      <FormField copy={copy.phone} {...field('phone')} type="tel" isRequired />
      {asksCitizenship && (
        <CheckField copy={copy.isIndianCitizen} {...field('isIndianCitizen')} isRequired />
      )}
      {offersTaxReceipt && <CheckField copy={copy.wantsTaxReceipt} {...field('wantsTaxReceipt')} />}
      {wantsTaxReceipt && (
        <>
          <FormField
            copy={copy.panNumber}
            {...field('panNumber', whileShown)}
            autoComplete="off"
            isRequired
          />
          <FormField
            copy={copy.address}
            {...field('address', whileShown)}
            autoComplete="street-address"
            isRequired
            className="sm:col-span-2"
          />
        </>
      )}
      <CheckField copy={copy.wantsUpdates} {...field('wantsUpdates')} />
    </>
  )
}

type CheckFieldProps = FieldBinding & {
  copy: { label: string; hint: string }
  isRequired?: boolean
}

function CheckField({ copy, registration, error, isRequired = false }: CheckFieldProps) {
  const id = `check-${registration.name}`
  return (
    <div className="sm:col-span-2">
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          type="checkbox"
          required={isRequired}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-hint ${error ? `${id}-error` : ''}`.trim()}
          className="mt-1 size-5 shrink-0 accent-neem"
          {...registration}
        />
        <span className="font-semibold">{copy.label}</span>
      </label>
      <p id={`${id}-hint`} className="pl-8 text-ink-soft text-sm">
        {copy.hint}
      </p>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
