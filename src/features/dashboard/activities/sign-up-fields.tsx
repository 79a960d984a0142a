import { useWatch } from 'react-hook-form'
import { FormField } from '@/components/form/form-field'
import { dashboardEventsContent } from '@/content/dashboard-events'
import type { PostFormValues, PostInput } from '@/domain/post'
import { CheckField } from '../editor/check-field'
import type { useAdminForm } from '../editor/use-admin-form'
import { useCopy } from '../use-copy'

type SignUpFieldsProps = {
  form: Pick<ReturnType<typeof useAdminForm<PostFormValues, PostInput>>, 'field' | 'methods'>
}

/** Fields for whether an event takes sign-ups, how many and until when. */
export function SignUpFields({ form: { field, methods } }: SignUpFieldsProps) {
  const { form: copy } = useCopy(dashboardEventsContent)
  const takesSignUps = useWatch({ control: methods.control, name: 'takesSignUps' })
  return (
    <>
      <CheckField
        label={copy.takesSignUps}
        hint={copy.takesSignUpsHint}
        {...field('takesSignUps')}
      />
      {takesSignUps && (
        <div className="grid gap-5 sm:grid-cols-2">
          <FormField
            copy={copy.places}
            {...field('places')}
            inputMode="numeric"
            autoComplete="off"
          />
          <FormField copy={copy.signUpsUntil} {...field('signUpsUntil')} type="date" />
        </div>
      )}
    </>
  )
}
