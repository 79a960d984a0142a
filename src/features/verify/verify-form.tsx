import { PlainField } from '@/components/form/plain-field'
import { buttonClass } from '@/components/ui/button-link'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import type { VerifyContent } from '@/content/verify'
import { VERIFY_PATH } from '@/domain/verification'

/** Longer than a code with a space after each character. */
const MAX_LENGTH = 60

type VerifyFormProps = {
  locale: Locale
  copy: VerifyContent['form']
  /** The code as typed, if it is unknown. */
  code?: string
}

/** The form for a printed code, which the browser submits without a script. */
export function VerifyForm({ locale, copy, code }: VerifyFormProps) {
  return (
    <form action={localePath(locale, VERIFY_PATH)} className="mt-6 grid justify-items-start gap-4">
      <PlainField id="verify-code" label={copy.label} hint={copy.hint} className="w-full">
        {(control) => (
          <input
            {...control}
            name="code"
            required
            maxLength={MAX_LENGTH}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={code}
          />
        )}
      </PlainField>
      <button type="submit" className={buttonClass('lead')}>
        {copy.submit}
      </button>
    </form>
  )
}
