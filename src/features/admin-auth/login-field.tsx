type LoginFieldProps = {
  name: string
  copy: { label: string; placeholder: string; hint?: string }
  error: string | undefined
  type?: 'text' | 'password'
  autoComplete: 'username' | 'current-password' | 'new-password' | 'one-time-code'
}

/** A field of the login pages, which load no form library before somebody begins to type. */
export function LoginField({ name, copy, error, type = 'text', autoComplete }: LoginFieldProps) {
  const describedBy = [copy.hint && `${name}-hint`, error && `${name}-error`].filter(Boolean)
  return (
    <div>
      <label htmlFor={name} className="font-semibold">
        {copy.label}
      </label>
      <input
        id={name}
        name={name}
        type={type}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        placeholder={copy.placeholder}
        required
        aria-invalid={error !== undefined}
        aria-describedby={describedBy.length > 0 ? describedBy.join(' ') : undefined}
        className="mt-1 block min-h-12 w-full rounded-xl border border-ink/40 bg-card px-4 placeholder:text-ink-soft aria-invalid:border-error"
      />
      {copy.hint && (
        <p id={`${name}-hint`} className="mt-1 text-ink-soft text-sm">
          {copy.hint}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} role="alert" className="mt-1 text-error">
          {error}
        </p>
      )}
    </div>
  )
}
