import type { ComponentProps } from 'react'
import { Button } from './button'

export type SmallButtonTone = 'lead' | 'quiet' | 'danger'

const TONES: Record<SmallButtonTone, string> = {
  lead: 'border border-transparent bg-neem text-white hover:bg-neem-deep',
  quiet: 'border border-ink/25 bg-card text-ink hover:border-ink',
  danger: 'border border-error/40 bg-card text-error hover:border-error hover:bg-geru-tint',
}

type SmallButtonProps = ComponentProps<typeof Button> & { tone?: SmallButtonTone }

/** A button for places with many buttons, such as the dashboard. */
export function SmallButton({ tone = 'quiet', className = '', ...props }: SmallButtonProps) {
  return <Button className={`${smallButtonClass(tone)} ${className}`} {...props} />
}

/**
 * Returns the class names of a small button, for a link or a label; still large enough for a thumb.
 */
export function smallButtonClass(tone: SmallButtonTone): string {
  return `inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-full px-4 py-1.5 text-center font-semibold text-[0.9375rem] leading-snug transition-colors duration-200 ${TONES[tone]}`
}
