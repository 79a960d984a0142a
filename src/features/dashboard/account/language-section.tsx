import { accountContent } from '@/content/account'
import { locales } from '@/content/locale'
import { ChoiceButtons } from '../list/choice-buttons'
import { useCopy, useOfficeLocale } from '../use-copy'
import { useLanguageChoice } from '../use-language-choice'
import { AccountSection } from './account-section'

/** Each language's name for itself. */
const NAMES = { en: 'English', hi: 'हिन्दी' }

/** Chooses the language of the dashboard. */
export function LanguageSection() {
  const copy = useCopy(accountContent).language
  const { chooseLanguage } = useLanguageChoice()
  return (
    <AccountSection title={copy.title} text={copy.text}>
      <ChoiceButtons
        label={copy.title}
        choices={locales.map((id) => ({ id, label: NAMES[id] }))}
        chosen={useOfficeLocale()}
        onChoose={chooseLanguage}
      />
    </AccountSection>
  )
}
