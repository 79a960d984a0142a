import { FieldError } from '@/components/form/field-notes'
import { PlainField } from '@/components/form/plain-field'
import { translateMessage } from '@/content/validation'
import type { OwnGiftDto } from '@/domain/responses/my-giving'
import type { ReturnedForm } from '@/domain/returned-form'
import { formatDate } from '@/lib/dates'
import { formatRupees } from '@/lib/money'
import { type Part, PostForm, Section } from './my-giving-parts'

const GIFTS_ERROR = 'giving-gifts-error'

type TaxDetailsProps = Part & { gifts: OwnGiftDto[]; returned: ReturnedForm | null }

/** A form that adds PAN and address to gifts that lack them. */
export function TaxDetails({ locale, copy, gifts, returned }: TaxDetailsProps) {
  const { tax } = copy
  const error = (field: string) => {
    const message = returned?.errors[field]
    return message && translateMessage(message, locale)
  }
  return (
    <Section copy={tax}>
      <PostForm
        locale={locale}
        call="tax-details"
        action={tax.action}
        privacyNote={copy.taxPrivacyNote}
      >
        <fieldset
          aria-describedby={error('gifts') ? GIFTS_ERROR : undefined}
          className="grid gap-1"
        >
          <legend className="mb-1 font-semibold">{tax.gifts}</legend>
          {gifts.map(({ id, amount, receivedAt }) => (
            <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                name="gifts"
                value={id}
                defaultChecked={!returned || returned.fields.gifts?.includes(id)}
                className="size-5 shrink-0 accent-neem"
              />
              {`${formatRupees(amount, locale)}, ${formatDate(receivedAt, locale)}`}
            </label>
          ))}
          <FieldError id={GIFTS_ERROR} error={error('gifts')} />
        </fieldset>
        <PlainField
          id="giving-pan"
          label={tax.panNumber}
          hint={tax.panHint}
          error={error('panNumber')}
        >
          {(control) => (
            <input
              {...control}
              name="panNumber"
              required
              maxLength={20}
              autoComplete="off"
              autoCapitalize="characters"
              defaultValue={returned?.fields.panNumber}
            />
          )}
        </PlainField>
        <PlainField
          id="giving-address"
          label={tax.address}
          error={error('address')}
          className="w-full max-w-md"
        >
          {(control) => (
            <textarea
              {...control}
              name="address"
              required
              rows={3}
              maxLength={500}
              autoComplete="street-address"
              defaultValue={returned?.fields.address}
            />
          )}
        </PlainField>
      </PostForm>
    </Section>
  )
}
