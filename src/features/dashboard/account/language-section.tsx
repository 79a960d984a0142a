import { accountContent } from '@/content/account'
import { languageNamesContent } from '@/content/language-names'
import { locales } from '@/content/locale'
import { ChoiceButtons } from '../list/choice-buttons'
import { PageSection } from '../page-section'
import { useCopy, useOfficeLocale } from '../use-copy'
import { useLanguageChoice } from '../use-language-choice'

/** Chooses the language of the dashboard. */
export function LanguageSection() {
  const copy = useCopy(accountContent).language
  const { chooseLanguage } = useLanguageChoice()
  return (
    <PageSection title={copy.title} text={copy.text}>
      <ChoiceButtons
        label={copy.title}
        choices={locales.map((id) => ({ id, label: languageNamesContent[id] }))}
        chosen={useOfficeLocale()}
        onChoose={chooseLanguage}
      />
    </PageSection>
  )
}
