import { adminToastsContent } from '@/content/admin-toasts'
import type { ApiAddress } from '@/lib/api-types'
import { saveFile } from '@/lib/save-file'
import { useAction } from '../use-action'
import { useCopy } from '../use-copy'
import { adminFileRequest } from './admin-request'

/**
 * Returns `download`, which saves a file that may need the password confirmed first, which a plain
 * link cannot ask for. For files that fit into the memory of a phone.
 */
export function useDownload() {
  const { downloadFailed } = useCopy(adminToastsContent)
  const { run, isBusy } = useAction()

  const download = async (path: ApiAddress<'GET'>) => {
    const { content, name } = await adminFileRequest('GET', path)
    saveFile(content, name)
  }

  return {
    download: (path: ApiAddress<'GET'>) => run(() => download(path), { failed: downloadFailed }),
    isBusy,
  }
}
