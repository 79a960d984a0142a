import { useId } from 'react'
import { controlClass } from '@/components/form/control-class'
import type { DonateContent } from '@/content/donate'
import { fillPlaces } from '@/domain/fill-places'
import type { Interval } from './interval-choice'

/** What a gift can be for. */
export type PurposeOption = {
  /** `program:<id>` or `campaign:<id>`. */
  key: string
  kind: 'program' | 'campaign'
  /** The end of its page's address, by which links choose it. */
  address: string
  name: string
  /** Campaigns only: the program that a monthly gift goes to, since it outlives the campaign. */
  programKey: string | null
}

type PurposeChoiceProps = {
  purposes: PurposeOption[]
  interval: Interval
  /** A key; empty for where it is needed most. */
  chosen: string
  onChoose: (key: string) => void
  copy: DonateContent['purpose']
}

/** What a gift is for; nothing where there is nothing to choose. */
export function PurposeChoice({ purposes, interval, chosen, onChoose, copy }: PurposeChoiceProps) {
  const id = useId()
  const offered = purposes.filter(({ kind }) => interval === 'once' || kind === 'program')
  const isFor = monthlyOr(chosen, purposes, interval)
  const nameOf = (key: string) => purposes.find((option) => option.key === key)?.name
  // A choice of the donor's that this changes is not changed without a word.
  const monthlyNote = isFor !== chosen && (
    <p role="status" className="mt-1 text-sm">
      {fillPlaces(copy.monthly, {
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

/** What is given for: a gift each month for a campaign is for its program. */
export function monthlyOr(chosen: string, purposes: PurposeOption[], interval: Interval): string {
  if (interval === 'once') return chosen
  const option = purposes.find(({ key }) => key === chosen)
  return option?.kind === 'campaign' ? (option.programKey ?? '') : chosen
}

/**
 * What a link asks for: /donate?campaign=winter-kits, /donate?purpose=education.
 * @returns undefined where it asks for nothing, '' for what cannot be given for any more.
 */
export function askedPurpose(purposes: PurposeOption[]): string | undefined {
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
