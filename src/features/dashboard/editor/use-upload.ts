import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { showToast } from '@/components/ui/toast-store'
import type { ToastCopy } from '@/content/toasts'
import { adminUpload } from '../session/admin-request'
import { useFailureText } from '../use-failure-text'
import { useReasons } from '../use-reasons'

const UPLOAD_PATH = '/api/admin/upload'

type UploadOptions = {
  /** Path of the upload call, if not the public media library. */
  path?: string
  uploaded?: ToastCopy
  failed: ToastCopy
  onUploaded: (url: string) => unknown
}

/** Uploads the file of a file input. `part` is the uploaded fraction, 0 to 1; null when idle. */
export function useUpload({ path = UPLOAD_PATH, uploaded, failed, onUploaded }: UploadOptions) {
  const failureText = useFailureText()
  const { showFailure } = useReasons()
  const [part, setPart] = useState<number | null>(null)
  const [problem, setProblem] = useState<string>()
  // What the file belongs to may change during a slow upload: saved as it was, it would be refused.
  const latest = useRef(onUploaded)
  useEffect(() => {
    latest.current = onUploaded
  })

  const upload = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const file = input.files?.[0]
    if (!file) return
    setProblem(undefined)
    setPart(0)
    try {
      const url = await adminUpload({ path, file, onProgress: setPart })
      if (uploaded) showToast({ ...uploaded, tone: 'success' })
      await latest.current(url)
    } catch (error) {
      setProblem(failureText(error, failed.description))
      showFailure(failed, error)
    } finally {
      // Otherwise choosing the same file again would fire no change event.
      input.value = ''
      setPart(null)
    }
  }

  return { upload, part, problem, isUploading: part !== null }
}
