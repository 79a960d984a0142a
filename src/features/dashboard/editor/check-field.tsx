import type { FieldBinding } from '@/components/form/bind-fields'

type CheckFieldProps = FieldBinding & { label: string; hint?: string }

/** A checkbox with its label and hint. */
export function CheckField({ label, hint, registration }: CheckFieldProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3">
      <input type="checkbox" {...registration} className="mt-1 size-5 shrink-0 accent-neem" />
      <span>
        <span className="font-semibold">{label}</span>
        {hint && <span className="block text-ink-soft text-sm">{hint}</span>}
      </span>
    </label>
  )
}
