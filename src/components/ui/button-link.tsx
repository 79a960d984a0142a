import { SiteLink } from './site-link'

export type ButtonTone = 'give' | 'lead' | 'quiet' | 'onDark'

/** Each with a border: forced colours show nothing else of a button. */
const TONES: Record<ButtonTone, string> = {
  give: 'border border-transparent bg-geru text-white hover:bg-geru-deep',
  lead: 'border border-transparent bg-neem text-white hover:bg-neem-deep',
  quiet: 'border border-ink/25 text-ink hover:border-ink hover:bg-card',
  onDark: 'border border-white/50 text-white hover:bg-white hover:text-neem-deep',
}

/** The looks of a button, for links and for real buttons alike. */
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
