/** A star for a required field, otherwise the word given for an optional one. */
export function FieldMark({ isRequired, optional }: { isRequired?: boolean; optional?: string }) {
  if (isRequired) {
    return (
      <span aria-hidden="true" className="text-error">
        {' *'}
      </span>
    )
  }
  return optional ? <span className="font-normal text-ink-soft text-sm"> ({optional})</span> : null
}

/** The error of a field, as text with an icon: colour alone is not enough. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={id} className="mt-1.5 flex items-start gap-2 font-semibold text-error">
      <svg
        aria-hidden="true"
        viewBox="0 0 20 20"
        fill="currentColor"
        className="mt-1 size-4.5 shrink-0"
      >
        <path d="M10 1.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM9 5h2v6.5H9zm0 8h2v2H9z" />
      </svg>
      {/* In its own element: a browser that translates the page would otherwise keep the old
          error. */}
      <span>{error}</span>
    </p>
  )
}
