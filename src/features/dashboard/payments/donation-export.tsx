import { dashboardGiftsContent } from '@/content/dashboard-gifts'
import { dashboardPaymentsContent } from '@/content/dashboard-payments'
import type { DonationDto } from '@/domain/responses/donation'
import { indianDayOf } from '@/lib/dates'
import { formatRupees } from '@/lib/money'
import { ExportButton } from '../list/export-button'
import type { ListFilters } from '../list/use-admin-list'
import { useCopy } from '../use-copy'
import { leftRupees } from './left-rupees'
import { useMethodName } from './use-method-name'
import { moneyPaths } from './use-money-action'
import { usePurposeName } from './use-purposes'

/** Exports the donations that the list shows, with the list's labels. */
export function DonationExport({ query }: { query: ListFilters }) {
  const gifts = useCopy(dashboardGiftsContent)
  const copy = useCopy(dashboardPaymentsContent)
  const methodName = useMethodName()
  const nameOf = usePurposeName()
  return (
    <ExportButton
      path={moneyPaths.donations}
      query={query}
      filename="donations"
      columns={gifts.donations.exportColumns}
      format={{
        isByHand: (donation) => statusOf(donation, copy, gifts.donations),
        // A void gift was not paid back.
        refunded: (donation) => (donation.isVoid ? 0 : donation.refunded),
        // The amount that counts, not just yes or no: the column adds up to the sum above the list.
        isVoid: leftRupees,
        isFromAbroad: ({ isFromAbroad }) => (isFromAbroad ? gifts.donations.fromAbroad : ''),
        isAnonymous: ({ isAnonymous }) => (isAnonymous ? copy.anonymous : copy.public),
        paymentMethod: ({ paymentMethod }) => methodName(paymentMethod),
        // A campaign's gift also counts for its program, of which it names only the stored name.
        purposeName: ({ givenFor, campaignName, purposeName }) =>
          purposeName ? nameOf(campaignName ? undefined : givenFor, purposeName) : copy.anywhere,
        campaignName: ({ givenFor, campaignName }) =>
          campaignName ? nameOf(givenFor, campaignName) : '',
        isRestricted: ({ isRestricted }) => (isRestricted ? copy.restricted : copy.unrestricted),
        receivedAt: receivedCell,
        receipt: ({ receipt }) => receiptCell(receipt, gifts.receipts.void),
      }}
    />
  )
}

function statusOf(
  donation: DonationDto,
  copy: (typeof dashboardPaymentsContent)['en'],
  ofGifts: (typeof dashboardGiftsContent)['en']['donations'],
): string {
  const { amount, refunded, chargedBack } = donation
  if (donation.isVoid) return ofGifts.voided
  if (refunded >= amount) return copy.refundedWhole
  const losses = [
    refunded > 0 && copy.refunded(formatRupees(refunded)),
    chargedBack > 0 && copy.chargedBack(formatRupees(chargedBack)),
  ]
  return losses.filter(Boolean).join(', ') || ofGifts.counted
}

/** Only the gateway knows the time of a gift; others are stored as received at noon. */
function receivedCell({ receivedAt = '', isFromGateway }: DonationDto): string {
  return isFromGateway || !receivedAt ? receivedAt : indianDayOf(new Date(receivedAt))
}

function receiptCell(receipt: DonationDto['receipt'], voided: string): string {
  if (!receipt) return ''
  return receipt.status === 'void' ? `${receipt.number} (${voided})` : receipt.number
}
