import { Honeypot } from '@/components/form/honeypot'
import { PlainField } from '@/components/form/plain-field'
import { PrivacyNote } from '@/components/form/privacy-note'
import { buttonClass } from '@/components/ui/button-link'
import { eventSignUpContent } from '@/content/event-sign-up'
import type { Locale } from '@/content/locale'
import { privacyNoticesContent } from '@/content/privacy-notices'
import { translateMessage } from '@/content/validation'
import { EMAIL_MAX_LENGTH } from '@/domain/email'
import { SIGN_UP_NAME_MAX_LENGTH } from '@/domain/event-sign-up'
import { PHONE_MAX_LENGTH } from '@/domain/phone'
import { PRIVACY_NOTICE_VERSION } from '@/domain/privacy-notice'
import type { ReturnedForm } from '@/domain/returned-form'

type SignUpFormProps = {
  locale: Locale
  /** The id of the event. */
  event: string
  /** The submitted form that the server rejected. */
  returned?: ReturnedForm | null
}

/** Name, phone and e-mail, submitted by the browser without a script. */
export function SignUpForm({ locale, event, returned }: SignUpFormProps) {
  const copy = eventSignUpContent[locale]
  const errorOf = (field: string) => {
    const message = returned?.errors[field]
    return message && translateMessage(message, locale)
  }
  return (
    <form
      method="post"
      action={`/api/events/${event}/sign-ups?locale=${locale}`}
      className="mt-5 grid gap-5"
    >
      <Honeypot />
      <PlainField id="sign-up-name" label={copy.name} error={errorOf('name')}>
        {(control) => (
          <input
            {...control}
            name="name"
            required
            maxLength={SIGN_UP_NAME_MAX_LENGTH}
            autoComplete="name"
            defaultValue={returned?.fields.name}
          />
        )}
      </PlainField>
      <PlainField
        id="sign-up-phone"
        label={copy.phone}
        hint={copy.phoneHint}
        error={errorOf('phone')}
      >
        {(control) => (
          <input
            {...control}
            name="phone"
            type="tel"
            required
            maxLength={PHONE_MAX_LENGTH}
            autoComplete="tel"
            defaultValue={returned?.fields.phone}
          />
        )}
      </PlainField>
      <PlainField
        id="sign-up-email"
        label={copy.email}
        optional={copy.optional}
        error={errorOf('email')}
      >
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            maxLength={EMAIL_MAX_LENGTH}
            autoComplete="email"
            defaultValue={returned?.fields.email}
          />
        )}
      </PlainField>
      <button type="submit" className={`${buttonClass('lead')} justify-self-start`}>
        {copy.submit}
      </button>
      <PrivacyNote
        text={privacyNoticesContent[locale][PRIVACY_NOTICE_VERSION].event}
        locale={locale}
      />
    </form>
  )
}
