import type { FieldBinding } from '@/components/form/bind-fields'
import { FormField } from '@/components/form/form-field'
import { dashboardContent } from '@/content/dashboard'
import { CheckField } from '../editor/check-field'

const copy = dashboardContent.payments.gift

type DonorField = 'email' | 'phone' | 'panNumber' | 'address' | 'message' | 'isAnonymous'

/** What can be recorded of a donor beside the name. */
export function DonorFields({ field }: { field: (name: DonorField) => FieldBinding }) {
  const textField = (name: Exclude<DonorField, 'isAnonymous'>, rows?: number) => (
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
