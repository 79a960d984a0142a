/** Shared style of inputs, selects and textareas. */
export const controlClass =
  'block w-full min-h-12 rounded-2xl border border-ink-soft/75 bg-card px-4 py-2.5 text-ink placeholder:text-ink-soft/85 aria-invalid:border-2 aria-invalid:border-error'
