'use client'

import { Button, useField, useTranslation } from '@payloadcms/ui'
import { mailTextWords } from '@/content/panel/mail-texts'
import { languageOf } from './language'

/** Below the text of a mail while it is empty: a button that puts the standard text in, to be changed. */
export function StandardText({ path, standard }: { path: string; standard: string }) {
  const { i18n } = useTranslation()
  const { value, setValue, disabled } = useField<string>({ path })
  if (value?.trim() || disabled) return null
  const take = () => {
    setValue(standard)
    // The button vanishes: keyboards go on in the field, which Payload names so.
    document.getElementById(`field-${path.replaceAll('.', '__')}`)?.focus()
  }
  return (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      className="standard-text"
      onClick={take}
    >
      {mailTextWords.takeStandard[languageOf(i18n)]}
    </Button>
  )
}
