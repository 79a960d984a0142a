import { type ChangeEvent, useId } from 'react'
import { type SmallButtonTone, smallButtonClass } from '@/components/ui/small-button'
import { softDisabled } from '@/components/ui/soft-disabled'
import { dashboardContent } from '@/content/dashboard'
import { useCopy } from '../use-copy'

type FileButtonProps = {
  label: string
  /** Tells several such buttons apart; begins with the label. */
  ariaLabel?: string
  /** Uploaded fraction, 0 to 1; 'unknown' if it is not measured; null when idle. */
  part: number | 'unknown' | null
  /** The label while uploading, if not 'Uploading'. */
  busyLabel?: string
  /** Accepted file types, if not pictures. */
  accept?: string
  multiple?: boolean
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  describedBy?: string
  tone?: SmallButtonTone
}

/** A button that chooses a file, by default a picture, and shows the progress of the upload. */
export function FileButton({
  label,
  ariaLabel,
  part,
  busyLabel,
  accept = 'image/jpeg,image/png,image/webp',
  multiple,
  onChange,
  describedBy,
  tone = 'quiet',
}: FileButtonProps) {
  const id = useId()
  const isUploading = part !== null
  const { uploading, progress } = useCopy(dashboardContent).editor
  return (
    <span className="inline-flex flex-wrap items-center gap-3 print:hidden">
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        aria-label={ariaLabel}
        aria-describedby={describedBy}
        {...softDisabled(isUploading)}
        onChange={onChange}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={`${smallButtonClass(tone)} peer-focus-visible:outline-3 peer-focus-visible:outline-marigold peer-focus-visible:outline-offset-3 peer-aria-disabled:opacity-60`}
      >
        <span aria-live="polite">{isUploading ? (busyLabel ?? uploading) : label}</span>
      </label>
      {isUploading && (
        <progress
          aria-label={progress}
          value={part === 'unknown' ? undefined : part}
          max={1}
          className="h-2 w-24"
        />
      )}
    </span>
  )
}
