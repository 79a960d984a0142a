import type { Locale } from '@/content/locale'
import type { VerifyContent } from '@/content/verify'
import type { Verification } from '@/domain/verification'
import { formatDate } from '@/lib/dates'
import { Verdict, type VerdictTone } from './verdict'
import { VerdictRows } from './verdict-rows'

const TONES: Record<Verification['state'], VerdictTone> = {
  valid: 'good',
  expired: 'waiting',
  withdrawn: 'bad',
}

type VerifiedCredentialsProps = { locale: Locale; copy: VerifyContent; verification: Verification }

/**
 * Details of a volunteer's document that we issued: its number and, while the holder is a
 * volunteer, the name.
 */
export function VerifiedCredentials({ locale, copy, verification }: VerifiedCredentialsProps) {
  const { state } = verification
  return (
    <Verdict locale={locale} copy={copy} result={state} tone={TONES[state]}>
      <VerdictRows rows={rowsOf({ locale, copy, verification })} />
    </Verdict>
  )
}

function rowsOf({ locale, copy: { details }, verification }: VerifiedCredentialsProps) {
  const number = [details.number, verification.number] as const
  if (verification.state === 'withdrawn') return [number]
  const { name, issuedAt, validUntil, state } = verification
  const day = formatDate(validUntil, locale)
  return [
    [details.name, name] as const,
    number,
    [details.issuedOn, formatDate(issuedAt, locale)] as const,
    [
      details.idCard,
      state === 'expired' ? details.expiredOn(day) : details.validUntil(day),
    ] as const,
    [details.certificate, details.noEnd] as const,
  ]
}
