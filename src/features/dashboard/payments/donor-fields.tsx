import type { FieldBinding } from '@/components/form/bind-fields'
import { FormField } from '@/components/form/form-field'
import { dashboardGiftsContent } from '@/content/dashboard-gifts'
import { dashboardPaymentsContent } from '@/content/dashboard-payments'
import { CheckField } from '../editor/check-field'
import { useCopy } from '../use-copy'
import { usePurposeName, usePurposes } from './use-purposes'

type DonorField =
  | 'givenFor'
  | 'email'
  | 'phone'
  | 'panNumber'
  | 'address'
  | 'message'
  | 'isAnonymous'

type DonorFieldsProps = {
  field: (name: DonorField) => FieldBinding
  /** The gift's current purpose, which may no longer be offered. */
  known?: { value: string; label: string }
}

/** The fields of a gift besides its donor's name. */
export function DonorFields({ field, known }: DonorFieldsProps) {
  const copy = useCopy(dashboardGiftsContent).gift
  const { anywhere } = useCopy(dashboardPaymentsContent)
  const purposeName = usePurposeName()
  const offered = usePurposes().map(({ key, name }) => ({
    value: key,
    label: purposeName(key, name),
  }))
  const isOffered = !known || offered.some(({ value }) => value === known.value)
  const purposes = isOffered ? offered : [known, ...offered]
  const textField = (name: Exclude<DonorField, 'isAnonymous' | 'givenFor'>, rows?: number) => (
    <FormField
      copy={copy[name]}
      {...field(name)}
      optional={copy.optional}
      autoComplete="off"
      rows={rows}
    />
  )
  return (
    <>
      {purposes.length > 0 && (
        <FormField
          copy={copy.givenFor}
          {...field('givenFor')}
          options={[{ value: '', label: anywhere }, ...purposes]}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        {textField('email')}
        {textField('phone')}
      </div>
      {textField('panNumber')}
      {textField('address', 2)}
      {textField('message', 2)}
      <CheckField label={copy.isAnonymous} hint={copy.isAnonymousHint} {...field('isAnonymous')} />
    </>
  )
}
