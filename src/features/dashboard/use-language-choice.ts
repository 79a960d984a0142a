import { adminToastsContent } from '@/content/admin-toasts'
import type { Locale } from '@/content/locale'
import { localePath, withoutLocale } from '@/content/paths'
import { choosePanelLanguage } from '@/lib/panel-language'
import { forgetUnsavedWork, mayLeave } from './editor/unsaved-work'
import { adminRequest } from './session/admin-request'
import { useAction } from './use-action'
import { useCopy } from './use-copy'

/**
 * Returns `chooseLanguage`, which saves the language of dashboard and panel in the account and
 * reloads the page in it.
 */
export function useLanguageChoice() {
  const { languageFailed } = useCopy(adminToastsContent)
  const { run, isBusy: isChanging } = useAction()

  const chooseLanguage = async (language: Locale) => {
    await adminRequest('PATCH', '/api/admin/account/language', { language })
    choosePanelLanguage(language)
    forgetUnsavedWork()
    const { pathname, search, hash } = location
    location.assign(localePath(language, withoutLocale(pathname)) + search + hash)
  }

  return {
    isChanging,
    chooseLanguage: async (language: Locale) => {
      if (mayLeave()) await run(() => chooseLanguage(language), { failed: languageFailed })
    },
  }
}
