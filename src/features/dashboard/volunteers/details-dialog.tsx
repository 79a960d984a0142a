import { FormField } from '@/components/form/form-field'
import { dashboardVolunteersContent } from '@/content/dashboard-volunteers'
import { formsContent } from '@/content/forms'
import type { VolunteerDto } from '@/domain/responses/volunteer'
import { interestIds, volunteerName } from '@/domain/volunteer'
import {
  type VolunteerDetailsInput,
  type VolunteerDetailsValues,
  volunteerDetailsForm,
  volunteerLanguages,
} from '@/domain/volunteer-desk'
import { FormDialog } from '../editor/form-dialog'
import { useAdminForm } from '../editor/use-admin-form'
import { useCopy } from '../use-copy'
import type { Volunteers } from './use-volunteers'

type DetailsDialogProps = { volunteer: VolunteerDto; volunteers: Volunteers }

/** Edits an applicant's details. */
export function DetailsDialog({
  volunteer,
  volunteers: { save, reload, closeDialog },
}: DetailsDialogProps) {
  const { volunteer: fields, common } = useCopy(formsContent)
  const { editing, details } = useCopy(dashboardVolunteersContent)
  const languages = volunteerLanguages.map((value) => ({ value, label: editing.languages[value] }))

  const form = useAdminForm<VolunteerDetailsValues, VolunteerDetailsInput>({
    schema: volunteerDetailsForm,
    save,
    defaultValues: valuesOf(volunteer),
  })
  const { field } = form
  const { optional } = common
  return (
    <FormDialog
      form={form}
      title={editing.title(volunteerName(volunteer))}
      description={editing.lead}
      submit={editing.submit}
      onReload={reload}
      onClose={closeDialog}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField copy={fields.firstName} {...field('firstName')} autoComplete="off" isRequired />
        <FormField copy={fields.lastName} {...field('lastName')} autoComplete="off" isRequired />
        <FormField copy={fields.email} {...field('email')} autoComplete="off" isRequired />
        <FormField copy={fields.phone} {...field('phone')} autoComplete="off" isRequired />
        <FormField copy={fields.occupation} {...field('occupation')} optional={optional} />
        <FormField copy={fields.organization} {...field('organization')} optional={optional} />
      </div>
      <FormField copy={fields.address} {...field('address')} rows={2} optional={optional} />
      <FormField
        copy={{
          label: fields.emergencyContact.label,
          placeholder: fields.emergencyContact.placeholder,
        }}
        {...field('emergencyContact')}
        optional={optional}
      />
      <fieldset>
        <legend className="mb-1.5 font-semibold">{fields.interests.label}</legend>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {interestIds.map((id) => (
            <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                value={id}
                {...form.methods.register('interests')}
                className="size-5 shrink-0 accent-neem"
              />
              {fields.interestOptions[id]}
            </label>
          ))}
        </div>
      </fieldset>
      <FormField copy={fields.skills} {...field('skills')} optional={optional} />
      <FormField copy={fields.availability} {...field('availability')} optional={optional} />
      <FormField copy={fields.experience} {...field('experience')} rows={3} optional={optional} />
      <FormField
        copy={{ label: details.motivation }}
        {...field('motivation')}
        rows={3}
        optional={optional}
      />
      <FormField copy={editing.language} {...field('language')} options={languages} />
    </FormDialog>
  )
}

function valuesOf(volunteer: VolunteerDto): VolunteerDetailsValues {
  const { firstName, lastName, email, phone, interests, skills, language } = volunteer
  const { address, emergencyContact, occupation, organization } = volunteer
  const { availability, experience, motivation } = volunteer
  return {
    firstName,
    lastName,
    email,
    phone,
    interests,
    language,
    address: address ?? '',
    emergencyContact,
    occupation: occupation ?? '',
    organization: organization ?? '',
    availability,
    experience,
    motivation,
    skills: skills.join(', '),
  }
}
