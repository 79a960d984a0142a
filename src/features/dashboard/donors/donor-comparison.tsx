import { useEffect, useRef } from 'react'
import { AddressText } from '@/components/ui/address-text'
import { SmallButton } from '@/components/ui/small-button'
import { dashboardDonorsContent } from '@/content/dashboard-donors'
import { dashboardSamePersonContent } from '@/content/dashboard-same-person'
import type { DonorDetailDto } from '@/domain/responses/donor'
import { formatDate } from '@/lib/dates'
import { formatRupees } from '@/lib/money'
import { LoadingState } from '../list/loading-state'
import { moneyPaths } from '../payments/use-money-action'
import { useCopy, useOfficeLocale } from '../use-copy'
import { type DonorProps, useDecision, useDonor } from './use-donor'

type DonorComparisonProps = DonorProps & {
  /** Id of the other donor. */
  other: string
  onBack: () => void
  onMerged: () => void
}

/** Two donors side by side, to be merged. */
export function DonorComparison({ donor, path, other, onBack, onMerged }: DonorComparisonProps) {
  const copy = useCopy(dashboardSamePersonContent)
  const found = useDonor(`${moneyPaths.donors}/${other}`)
  const { data } = found
  const { isBusy, decide } = useDecision(path, donor.id)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that led here is gone.
  useEffect(() => heading.current?.focus(), [])

  const join = async () => {
    if (await decide(other, 'same')) onMerged()
  }
  const isMerged = data?.id === donor.id
  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="w-fit font-semibold text-lg">
        {copy.comparison}
      </h3>
      <LoadingState query={found} title={copy.loadFailed} />
      {isMerged && <p role="status">{copy.already}</p>}
      {data && !isMerged && (
        <>
          <SideBySide donor={donor} other={data} />
          {/* A PAN belongs to exactly one donor. */}
          {donor.hasPan && data.hasPan && (
            <p className="rounded-2xl border-2 border-error p-3 text-error">{copy.twoPans}</p>
          )}
          <p className="text-[0.9375rem] text-ink-soft">{copy.effect}</p>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {data && !isMerged && (
          <SmallButton
            aria-label={copy.joinOf(data.name)}
            disabled={isBusy}
            onClick={join}
            tone="lead"
          >
            {copy.join}
          </SmallButton>
        )}
        <SmallButton disabled={isBusy} onClick={onBack}>
          {copy.back}
        </SmallButton>
      </div>
    </div>
  )
}

/** Compares the two fact by fact, leaving out what is known of neither. */
function SideBySide({ donor, other }: { donor: DonorDetailDto; other: DonorDetailDto }) {
  const { sides, facts: labels, unknown } = useCopy(dashboardSamePersonContent)
  const factsOf = useFacts()
  const [mine, theirs] = [factsOf(donor), factsOf(other)]
  const known = (Object.keys(mine) as (keyof typeof mine)[]).filter(
    (fact) => mine[fact] || theirs[fact],
  )
  return (
    <div className="rounded-2xl border border-line bg-card px-4 py-2">
      <div className={ROW}>
        <span className="max-sm:hidden" />
        <p className="wrap-anywhere font-semibold">
          <span className="block font-normal text-ink-soft text-sm">{sides.one}</span> {donor.name}
        </p>
        <p className="wrap-anywhere font-semibold">
          <span className="block font-normal text-ink-soft text-sm">{sides.other}</span>{' '}
          {other.name}
        </p>
      </div>
      <ul>
        {known.map((fact) => (
          <li key={fact} className={`${ROW} border-line border-t`}>
            <p className="text-ink-soft text-sm max-sm:col-span-2 sm:pt-0.5">{labels[fact]}</p>
            <p className="wrap-anywhere whitespace-pre-line">
              <span className="sr-only">{sides.one}: </span>
              <AddressText text={mine[fact] || unknown[fact]} />
            </p>
            <p className="wrap-anywhere whitespace-pre-line">
              <span className="sr-only">{sides.other}: </span>
              <AddressText text={theirs[fact] || unknown[fact]} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

const ROW = 'grid grid-cols-2 gap-x-4 gap-y-0.5 py-2.5 sm:grid-cols-[6rem_1fr_1fr]'

function useFacts() {
  const copy = useCopy(dashboardSamePersonContent)
  const { donor: donorCopy } = useCopy(dashboardDonorsContent)
  const locale = useOfficeLocale()
  return (donor: DonorDetailDto) =>
    ({
      names: donor.names.join('\n'),
      emails: donor.emails.map(({ email }) => email).join('\n'),
      phones: donor.phones.join('\n'),
      address: donor.address,
      pan: donor.hasPan ? copy.panKnown : undefined,
      gifts: donorCopy.total(formatRupees(donor.total), donor.giftCount),
      latest: donor.lastGiftAt && formatDate(donor.lastGiftAt, locale),
      notes: donor.notes,
    }) satisfies Record<keyof typeof copy.facts, string | undefined>
}
