import { type Ref, useId } from 'react'
import { controlClass } from '@/components/form/control-class'
import { FieldError, FieldMark } from '@/components/form/field-notes'
import { SmallButton } from '@/components/ui/small-button'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardContent } from '@/content/dashboard'
import type { ToastCopy } from '@/content/toasts'
import { ItemPicture } from '../list/item-picture'
import { useKeptFocus } from '../list/use-kept-focus'
import { useCopy } from '../use-copy'
import { FileButton } from './file-button'
import { type PictureSize, usePictureSize } from './use-picture-size'
import { useUpload } from './use-upload'

/** Binds the field to its form. */
export type ImageBinding = {
  url: string
  inputRef?: Ref<HTMLInputElement>
  name?: string
  setUrl: (url: string) => void
  error: string | undefined
  setIsUploading: (isUploading: boolean) => void
}

type ImageFieldProps = ImageBinding & {
  label: string
  isRequired?: boolean
  /** Whether the preview is a small square, as for portraits and QR codes, instead of wide. */
  isSquare?: boolean
  /** Minimum size: a smaller picture is accepted with a warning. */
  minimum?: PictureSize
  toasts?: { uploaded: ToastCopy; failed: ToastCopy }
}

/** A picture, uploaded or by its URL. */
export function ImageField({
  label,
  url,
  inputRef,
  name,
  setUrl,
  error,
  isRequired = false,
  isSquare = false,
  setIsUploading,
  minimum,
  toasts,
}: ImageFieldProps) {
  const { imageUploaded, imageUploadFailed } = useCopy(adminToastsContent)
  const id = useId()
  const copy = useCopy(dashboardContent).editor.image
  const { upload, part, problem, isUploading } = useUpload({
    ...(toasts ?? { uploaded: imageUploaded, failed: imageUploadFailed }),
    onUploaded: setUrl,
  })
  // The button that removes the picture is gone with it.
  const keptFocus = useKeptFocus<HTMLFieldSetElement>()
  const shownError = problem ?? error
  const size = usePictureSize(minimum ? url : '')
  const isSmall = minimum && size && (size.width < minimum.width || size.height < minimum.height)
  return (
    <fieldset {...keptFocus}>
      <legend className="mb-1.5 font-semibold">
        {label}
        <FieldMark isRequired={isRequired} />
      </legend>
      <div className="flex flex-wrap items-start gap-4">
        {url && (
          <ItemPicture
            src={url}
            alt={copy.preview}
            className={`rounded-2xl border border-line bg-white object-cover ${isSquare ? 'size-28' : 'h-28 w-48'} ${isUploading ? 'opacity-50' : ''}`}
          />
        )}
        <div className="flex flex-wrap gap-2">
          <FileButton
            label={url ? copy.change : copy.choose}
            part={part}
            onChange={async (event) => {
              setIsUploading(true)
              await upload(event)
              setIsUploading(false)
            }}
          />
          {url && !isUploading && !isRequired && (
            <SmallButton onClick={() => setUrl('')}>{copy.remove}</SmallButton>
          )}
        </div>
      </div>
      <label htmlFor={id} className="mt-3 block text-ink-soft text-sm">
        {copy.address}
      </label>
      <input
        ref={inputRef}
        id={id}
        name={name}
        type="text"
        inputMode="url"
        value={url}
        placeholder={copy.addressPlaceholder}
        aria-invalid={shownError !== undefined}
        aria-describedby={shownError ? `${id}-error` : undefined}
        onChange={(event) => setUrl(event.target.value)}
        className={controlClass}
      />
      <div aria-live="polite">
        <FieldError id={`${id}-error`} error={shownError} />
        {isSmall && (
          <p className="mt-1.5 font-semibold text-geru text-sm">
            {copy.small(size.width, size.height, minimum.width, minimum.height)}
          </p>
        )}
      </div>
    </fieldset>
  )
}
