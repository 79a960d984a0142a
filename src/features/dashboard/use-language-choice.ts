import { useState } from 'react'
import { showToast } from '@/components/ui/toast-store'
import { adminToastsContent } from '@/content/admin-toasts'
import type { Locale } from '@/content/locale'
import { localePath, withoutLocale } from '@/content/paths'
import { choosePanelLanguage } from '@/lib/panel-language'
import { adminRequest } from './session/admin-request'
import { useCopy } from './use-copy'

/** Choosing the language of the dashboard and the panel: the account keeps it, the page comes again in it. */
export function useLanguageChoice() {
  const { languageFailed } = useCopy(adminToastsContent)
  const [isChanging, setIsChanging] = useState(false)

  const chooseLanguage = async (language: Locale) => {
    setIsChanging(true)
    try {
      await adminRequest('PATCH', '/api/admin/account/language', { language })
      choosePanelLanguage(language)
      const { pathname, search, hash } = location
      location.assign(localePath(language, withoutLocale(pathname)) + search + hash)
    } catch (error) {
      console.warn('The language was not changed.', error)
      showToast({ ...languageFailed, tone: 'error' })
    }
    // The browser may ask about unsaved work, and the page stays.
    setIsChanging(false)
  }

  return { isChanging, chooseLanguage }
}
