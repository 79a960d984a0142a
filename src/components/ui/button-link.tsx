import { SiteLink } from './site-link'

export type ButtonTone = 'give' | 'lead' | 'quiet' | 'onDark'

/** Each has a border: in forced-colours mode, nothing else of a button is visible. */
const TONES: Record<ButtonTone, string> = {
  give: 'border border-transparent bg-geru text-white hover:bg-geru-deep',
  lead: 'border border-transparent bg-neem text-white hover:bg-neem-deep',
  quiet: 'border border-ink/25 text-ink hover:border-ink hover:bg-card',
  onDark: 'border border-white/50 text-white hover:bg-white hover:text-neem-deep',
}

/** Returns the class names of a button, for links and real buttons. */
export function buttonClass(tone: ButtonTone): string {
  return `inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-6 py-2 text-center font-semibold leading-snug transition-colors duration-200 ${TONES[tone]}`
}

/** A link that looks like a button. */
export function ButtonLink({
  href,
  tone,
  children,
}: {
  href: string
  tone: ButtonTone
  children: React.ReactNode
}) {
  return (
    <SiteLink href={href} className={buttonClass(tone)}>
      {children}
    </SiteLink>
  )
}
