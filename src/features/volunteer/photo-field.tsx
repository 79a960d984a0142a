'use client'

import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { FieldError, FieldMark } from '@/components/form/field-notes'
import { buttonClass } from '@/components/ui/button-link'
import { softDisabled } from '@/components/ui/soft-disabled'
import { showToast } from '@/components/ui/toast-store'
import type { FormsContent } from '@/content/forms'
import type { ToastCopy } from '@/content/toasts'
import { apiRequest, failureMessage } from '@/lib/api-client'
import { shrinkPhoto } from '@/lib/shrink-photo'

/** Fixed, because it must be the same in the page's HTML and in the script that is loaded later. */
const ID = 'application-photo'
const PERSON_PATH = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm0 2c-4 0-8 2-8 5v1h16v-1c0-3-4-5-8-5z'
const TICK_PATH = 'M9.5 17.5 4 12l1.8-1.8 3.7 3.7 8.7-8.7L20 7z'

type PhotoFieldProps = {
  /** URL of the uploaded photo; '' before an upload. */
  photoUrl: string
  setPhotoUrl: (url: string) => void
  isUploading: boolean
  setIsUploading: (isUploading: boolean) => void
  error: string | undefined
  translate: (message: string) => Promise<string>
  copy: {
    photo: FormsContent['volunteer']['photo']
    optional: string
    uploading: string
    failed: ToastCopy
  }
}

/**
 * The applicant's photo. It is previewed and uploaded as soon as it is chosen, so that submitting
 * the form is quick. An upload can be stopped.
 */
export function PhotoField({
  photoUrl,
  setPhotoUrl,
  isUploading,
  setIsUploading,
  error,
  translate,
  copy,
}: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const running = useRef<AbortController>(null)
  const [preview, setPreview] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const shownError = problem ?? error
  // Only admins can see uploaded photos: after a reload there is no preview.
  const picture = (photoUrl || isUploading) && preview

  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview])

  const upload = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    if (!file) return
    setProblem(undefined)
    // Browsers have no type for some formats, such as HEIC: let the server decide.
    if (file.type && !file.type.startsWith('image/')) {
      event.target.value = ''
      setProblem(copy.photo.notAnImage)
      return
    }
    setPreview(URL.createObjectURL(file))
    setIsUploading(true)
    running.current = new AbortController()
    const { signal } = running.current
    try {
      const body = new FormData()
      body.set('file', await shrinkPhoto(file))
      const { url } = await apiRequest('POST', '/api/upload', body, { signal })
      setPhotoUrl(url)
    } catch (failure) {
      setPreview(undefined)
      if (signal.aborted) return
      console.warn('The photo was not uploaded.', failure)
      setProblem(await translate(failureMessage(failure, copy.failed.description)))
      showToast({ ...copy.failed, tone: 'error' })
    } finally {
      // Otherwise choosing the same file again would fire no change event.
      event.target.value = ''
      setIsUploading(false)
    }
  }

  const remove = () => {
    running.current?.abort()
    setPhotoUrl('')
    setPreview(undefined)
    input.current?.focus()
  }

  return (
    <div>
      <p className="mb-1.5 font-semibold">
        {copy.photo.label}
        <FieldMark optional={copy.optional} />
      </p>
      <div className="flex flex-wrap items-center gap-4">
        {picture ? (
          // biome-ignore lint/performance/noImgElement: a file from the visitor's device.
          <img
            src={picture}
            alt={copy.photo.previewAlt}
            className={`size-24 rounded-2xl object-cover ${isUploading ? 'opacity-50' : ''}`}
          />
        ) : (
          <span
            aria-hidden="true"
            className="grid size-24 place-items-center rounded-2xl border border-ink-soft/60 border-dashed bg-card text-ink-soft"
          >
            <svg aria-hidden="true" viewBox="0 0 24 24" className="size-10" fill="currentColor">
              <path d={photoUrl ? TICK_PATH : PERSON_PATH} />
            </svg>
          </span>
        )}
        <div className="flex flex-wrap gap-3">
          <input
            ref={input}
            id={ID}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            onChange={upload}
            {...softDisabled(isUploading)}
            aria-invalid={shownError !== undefined}
            aria-describedby={shownError ? `${ID}-hint ${ID}-error` : `${ID}-hint`}
            className="peer sr-only"
          />
          <label
            htmlFor={ID}
            className={`${buttonClass('quiet')} cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-marigold peer-focus-visible:outline-offset-3`}
          >
            <span aria-live="polite">
              {isUploading ? copy.uploading : photoUrl ? copy.photo.change : copy.photo.choose}
            </span>
          </label>
          {/* Also while it uploads: on a line that stalls, nothing could be sent until it ends. */}
          {(photoUrl || isUploading) && (
            <button type="button" onClick={remove} className={buttonClass('quiet')}>
              {copy.photo.remove}
            </button>
          )}
        </div>
      </div>
      <p id={`${ID}-hint`} className="mt-1.5 text-ink-soft text-sm">
        {copy.photo.hint}
      </p>
      <div aria-live="polite">
        <FieldError id={`${ID}-error`} error={shownError} />
      </div>
    </div>
  )
}
