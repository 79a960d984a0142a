import { Modal } from '@/components/ui/modal'
import { dashboardDonorsContent } from '@/content/dashboard-donors'
import { formatRupees } from '@/lib/money'
import { mayLeave } from '../editor/unsaved-work'
import { LoadingState } from '../list/loading-state'
import { PersonButton } from '../personal-data/person-button'
import { useCopy } from '../use-copy'
import { DonorContact } from './donor-contact'
import { DonorGifts, DonorMonthlyGifts } from './donor-gifts'
import { DonorNotes } from './donor-notes'
import { EarlierDecisions, PossibleDuplicates } from './donor-same'
import { SamePersonButton } from './same-person-button'
import { type DonorPath, type DonorProps, useDonor } from './use-donor'

type DonorDialogProps = {
  path: DonorPath
  /** Title until the donor is loaded. */
  name: string
  onClose: () => void
}

/** Everything the office knows about a donor, with its notes and decisions. */
export function DonorDialog({ path, name, onClose }: DonorDialogProps) {
  const { donor: copy } = useCopy(dashboardDonorsContent)
  const found = useDonor(path)
  const { data } = found
  return (
    <Modal
      title={data?.name || name}
      closeLabel={copy.close}
      mayClose={mayLeave}
      onClose={onClose}
      size="wide"
    >
      <LoadingState query={found} title={copy.failed} />
      {data === null && <p>{copy.nobody}</p>}
      {data && <Donor donor={data} path={path} onGone={onClose} />}
    </Modal>
  )
}

function Donor({ donor, path, onGone }: DonorProps & { onGone: () => void }) {
  const { identifyingGift } = donor
  return (
    <div className="grid gap-7">
      <Sums donor={donor} />
      <PossibleDuplicates donor={donor} path={path} />
      <div className="grid items-start gap-7 lg:grid-cols-2">
        <DonorContact donor={donor} path={path} />
        <DonorNotes donor={donor} path={path} />
      </div>
      <DonorMonthlyGifts donor={donor} />
      <DonorGifts donor={donor} />
      <EarlierDecisions donor={donor} path={path} onGone={onGone} />
      <div className="flex flex-wrap gap-2">
        <SamePersonButton donor={donor} path={path} />
        {identifyingGift && (
          <PersonButton of="donation" id={identifyingGift} name={donor.name} onErased={onGone} />
        )}
      </div>
    </div>
  )
}

function Sums({ donor: { total, giftCount, years } }: Pick<DonorProps, 'donor'>) {
  const { donor: copy } = useCopy(dashboardDonorsContent)
  return (
    <div className="rounded-2xl bg-neem-tint p-4">
      <p className="font-semibold text-lg">{copy.total(formatRupees(total), giftCount)}</p>
      <ul className="text-[0.9375rem]">
        {years.map((year) => (
          <li key={year.year}>{copy.year(year.year, formatRupees(year.total), year.count)}</li>
        ))}
      </ul>
    </div>
  )
}
