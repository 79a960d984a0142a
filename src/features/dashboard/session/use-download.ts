import { useState } from 'react'
import { showToast } from '@/components/ui/toast-store'
import { adminToastsContent } from '@/content/admin-toasts'
import type { ApiAddress } from '@/lib/api-types'
import { saveFile } from '@/lib/save-file'
import { useCopy } from '../use-copy'
import { adminFileRequest } from './admin-request'
import { useFailureText } from './use-failure-text'

/**
 * Saves a file for which the password may be asked first: a browser that follows a link by itself
 * could not ask. For files that fit into the memory of a phone.
 */
export function useDownload() {
  const { downloadFailed } = useCopy(adminToastsContent)
  const failureText = useFailureText()
  const [isBusy, setIsBusy] = useState(false)

  const download = async (path: ApiAddress<'GET'>) => {
    setIsBusy(true)
    try {
      const { content, name } = await adminFileRequest('GET', path)
      saveFile(content, name)
    } catch (error) {
      console.warn('The file was not downloaded.', error)
      const description = failureText(error, downloadFailed.description)
      showToast({ ...downloadFailed, description, tone: 'error' })
    } finally {
      setIsBusy(false)
    }
  }

  return { download, isBusy }
}
