'use client'

import { Button, useField, useTranslation } from '@payloadcms/ui'
import { mailTextWords } from '@/content/panel/mail-texts'
import { languageOf } from './language'

/** A button below an empty text of a mail that inserts the standard text for editing. */
export function StandardText({ path, standard }: { path: string; standard: string }) {
  const { i18n } = useTranslation()
  const { value, setValue, disabled } = useField<string>({ path })
  if (value?.trim() || disabled) return null
  const take = () => {
    setValue(standard)
    // The button disappears: move the focus to the field, whose id Payload forms this way.
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
