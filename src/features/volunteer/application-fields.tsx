import type { FieldBinding } from '@/components/form/bind-fields'
import { FieldError, FieldMark } from '@/components/form/field-notes'
import { FormField } from '@/components/form/form-field'
import type { FormsContent } from '@/content/forms'
import type { InterestId, VolunteerFormValues } from '@/domain/volunteer'

type FieldsProps = {
  field: (name: keyof VolunteerFormValues) => FieldBinding
  copy: FormsContent['volunteer']
  /** The word for 'optional'. */
  optional: string
}

/** The first step: who applies. */
export function AboutFields({ field, copy, optional }: FieldsProps) {
  return (
    <>
      <FormField
        copy={copy.firstName}
        {...field('firstName')}
        autoComplete="given-name"
        isRequired
      />
      <FormField
        copy={copy.lastName}
        {...field('lastName')}
        autoComplete="family-name"
        isRequired
      />
      <FormField copy={copy.email} {...field('email')} type="email" isRequired />
      <FormField copy={copy.phone} {...field('phone')} type="tel" isRequired />
      <FormField
        copy={copy.occupation}
        {...field('occupation')}
        autoComplete="organization-title"
        isRequired
      />
      <FormField
        copy={copy.address}
        {...field('address')}
        autoComplete="street-address"
        rows={2}
        optional={optional}
        className="sm:col-span-2"
      />
    </>
  )
}

type ServiceFieldsProps = FieldsProps & {
  interests: readonly InterestId[]
  availability: readonly string[]
}

/** The second step: how they want to help. */
export function ServiceFields({
  field,
  copy,
  optional,
  interests,
  availability,
}: ServiceFieldsProps) {
  const chosen = field('interests')
  const interestLabels: Record<string, string> = copy.interestOptions
  const availabilityLabels: Record<string, string> = copy.availabilityOptions
  return (
    <>
      <fieldset aria-describedby="interests-hint interests-error" className="sm:col-span-2">
        <legend className="mb-1.5 font-semibold">
          {copy.interests.label}
          <FieldMark optional={optional} />
        </legend>
        <p id="interests-hint" className="mb-2 text-ink-soft text-sm">
          {copy.interests.hint}
        </p>
        <div className="grid gap-2 sm:grid-cols-2">
          {interests.map((id) => (
            <label
              key={id}
              className="flex min-h-12 cursor-pointer items-center gap-3 rounded-2xl border border-ink-soft/60 bg-card px-4 has-checked:border-neem has-checked:bg-neem-tint"
            >
              <input
                type="checkbox"
                value={id}
                {...chosen.registration}
                className="size-5 shrink-0 accent-neem"
              />
              {interestLabels[id] ?? id}
            </label>
          ))}
        </div>
        <FieldError id="interests-error" error={chosen.error} />
      </fieldset>
      <FormField
        {...field('availability')}
        copy={copy.availability}
        options={[
          // The stored default if nothing is chosen (spec section 5).
          { value: '', label: copy.availabilityOptions.Flexible },
          ...availability.map((value) => ({
            value,
            label: availabilityLabels[value] ?? value,
          })),
        ]}
        optional={optional}
      />
      <FormField copy={copy.skills} {...field('skills')} optional={optional} />
      <FormField
        copy={copy.motivation}
        {...field('motivation')}
        rows={4}
        isRequired
        className="sm:col-span-2"
      />
      <FormField
        copy={copy.experience}
        {...field('experience')}
        rows={3}
        optional={optional}
        className="sm:col-span-2"
      />
      <FormField
        copy={copy.organization}
        {...field('organization')}
        autoComplete="organization"
        optional={optional}
      />
      <FormField
        copy={copy.emergencyContact}
        {...field('emergencyContact')}
        optional={optional}
        className="sm:col-span-2"
      />
    </>
  )
}
