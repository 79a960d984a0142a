import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from '@/components/form/text-field'
import { dashboardContent } from '@/content/dashboard'
import { CheckField } from '../editor/check-field'

const copy = dashboardContent.payments.gift

type DonorField = 'email' | 'phone' | 'panNumber' | 'address' | 'message' | 'isAnonymous'

type DonorFieldsProps = {
  register: (name: DonorField) => UseFormRegisterReturn
  errorOf: (name: DonorField) => string | undefined
}

/** What can be recorded of a donor beside the name. */
export function DonorFields({ register, errorOf }: DonorFieldsProps) {
  const field = (name: Exclude<DonorField, 'isAnonymous'>, rows?: number) => (
    <TextField
      copy={copy[name]}
      registration={register(name)}
      error={errorOf(name)}
      optional={copy.optional}
      autoComplete="off"
      rows={rows}
    />
  )
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        {field('email')}
        {field('phone')}
      </div>
      {field('panNumber')}
      {field('address', 2)}
      {field('message', 2)}
      <CheckField
        label={copy.isAnonymous}
        hint={copy.isAnonymousHint}
        registration={register('isAnonymous')}
      />
    </>
  )
}
