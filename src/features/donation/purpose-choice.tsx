import { useId } from 'react'
import { controlClass } from '@/components/form/control-class'
import type { DonateContent } from '@/content/donate'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import type { Interval } from './interval-choice'

/** A purpose of a gift. */
export type PurposeOption = {
  /** `program:<id>` or `campaign:<id>`. */
  key: string
  kind: 'program' | 'campaign'
  /** Last segment of its page's path, by which links select it. */
  address: string
  name: string
  /** Campaigns only: the program that a monthly gift goes to, since it outlives the campaign. */
  programKey: string | null
}

type PurposeChoiceProps = {
  purposes: PurposeOption[]
  interval: Interval
  /** A key; '' for where it is needed most. */
  chosen: string
  onChoose: (key: string) => void
  copy: DonateContent['purpose']
}

/** The choice of a purpose; renders nothing if there is nothing to choose. */
export function PurposeChoice({ purposes, interval, chosen, onChoose, copy }: PurposeChoiceProps) {
  const id = useId()
  const offered = purposes.filter(({ kind }) => interval === 'once' || kind === 'program')
  const isFor = resolvePurpose(chosen, purposes, interval)
  const nameOf = (key: string) => purposes.find((option) => option.key === key)?.name
  // Tells the donor if their choice was changed.
  const monthlyNote = isFor !== chosen && (
    <p role="status" className="mt-1 text-sm">
      {fillPlaceholders(copy.monthly, {
        campaign: nameOf(chosen) ?? '',
        name: nameOf(isFor) ?? copy.anywhere,
      })}
    </p>
  )
  if (offered.length === 0) return monthlyNote || null
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold text-sm">
        {copy.label}
      </label>
      <select
        id={id}
        name="givenFor"
        value={isFor}
        onChange={({ target }) => onChoose(target.value)}
        className={controlClass}
      >
        <option value="">{copy.anywhere}</option>
        {(['campaign', 'program'] as const).map((kind) => {
          const ofKind = offered.filter((option) => option.kind === kind)
          return (
            ofKind.length > 0 && (
              <optgroup key={kind} label={copy[kind]}>
                {ofKind.map(({ key, name }) => (
                  <option key={key} value={key}>
                    {name}
                  </option>
                ))}
              </optgroup>
            )
          )
        })}
      </select>
      {monthlyNote}
    </div>
  )
}

/** Returns the key that is given for: a monthly gift for a campaign goes to its program. */
export function resolvePurpose(
  chosen: string,
  purposes: PurposeOption[],
  interval: Interval,
): string {
  if (interval === 'once') return chosen
  const option = purposes.find(({ key }) => key === chosen)
  return option?.kind === 'campaign' ? (option.programKey ?? '') : chosen
}

/**
 * Returns the purpose in the URL: /donate?campaign=winter-kits, /donate?purpose=education.
 * @returns undefined if the URL names no purpose, '' if it is no longer offered.
 */
export function purposeFromUrl(purposes: PurposeOption[]): string | undefined {
  const query = new URLSearchParams(location.search)
  if (!query.has('campaign') && !query.has('purpose')) return undefined
  const asked = (['campaign', 'program'] as const).flatMap((kind) => {
    const name = query.get(kind === 'program' ? 'purpose' : kind)
    const found = purposes.find(
      (option) =>
        option.kind === kind && (option.address === name || option.key === `${kind}:${name}`),
    )
    return found ? [found.key] : []
  })
  return asked[0] ?? ''
}
