import { Badge } from '@/components/ui/badge'
import { SmallButton } from '@/components/ui/small-button'
import { dashboardDonorsContent } from '@/content/dashboard-donors'
import { MailLink, PhoneLink } from '../list/contact-links'
import { moneyPaths } from '../payments/use-money-action'
import { adminRequest } from '../session/admin-request'
import { useAction } from '../use-action'
import { useCopy } from '../use-copy'
import { DonorPart } from './donor-part'
import { type DonorProps, useDonorChanged, useDonorRefetch } from './use-donor'

/** A donor's addresses and phone numbers. */
export function DonorContact({ donor, path }: DonorProps) {
  const { donor: copy } = useCopy(dashboardDonorsContent)
  const { name, names, emails, phones, address, hasPan } = donor
  const others = names.filter((each) => each !== name)
  return (
    <DonorPart title={copy.contact}>
      <ul className="grid gap-1.5 wrap-anywhere">
        {emails.map(({ email, getsUpdates }) => (
          <li key={email}>
            <MailLink email={email} />
            {getsUpdates && <Updates email={email} donor={donor} path={path} />}
          </li>
        ))}
        {phones.map((phone) => (
          <li key={phone}>
            <PhoneLink phone={phone} />
          </li>
        ))}
        {emails.length + phones.length === 0 && <li>{copy.noContact}</li>}
        {address && <li className="whitespace-pre-line">{address}</li>}
        {hasPan && (
          <li>
            <Badge tone="plain">{copy.hasPan}</Badge>
          </li>
        )}
        {others.length > 0 && (
          <li className="text-ink-soft text-sm">{copy.names(others.join(', '))}</li>
        )}
      </ul>
    </DonorPart>
  )
}

/** Says that an address gets news, and stops it. */
function Updates({ email, donor, path }: DonorProps & { email: string }) {
  const { updates: copy } = useCopy(dashboardDonorsContent).donor
  const changed = useDonorChanged(path)
  const { run, isBusy } = useAction(useDonorRefetch(path))
  const stop = async () => {
    if (!window.confirm(copy.confirm(email))) return
    const address = `${moneyPaths.donors}/${donor.id}/stop-updates` as const
    await run(async () => changed(await adminRequest('POST', address, { email })), {
      done: copy.stopped,
      failed: copy.failed,
    })
  }
  return (
    <span className="mt-1 flex flex-wrap items-center gap-2">
      <Badge tone="good">{copy.agreed}</Badge>
      <SmallButton aria-label={copy.stopOf(email)} disabled={isBusy} onClick={stop}>
        {copy.stop}
      </SmallButton>
    </span>
  )
}
