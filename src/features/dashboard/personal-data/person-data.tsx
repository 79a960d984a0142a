import { useQuery } from '@tanstack/react-query'
import { dashboardPrivacyContent } from '@/content/dashboard-privacy'
import type { PersonQuery } from '@/domain/personal-data'
import type { PersonalDataDto } from '@/domain/responses/personal-data'
import { formatDate } from '@/lib/dates'
import { LoadingState } from '../list/loading-state'
import { adminRequest } from '../session/admin-request'
import { useCopy, useOfficeLocale } from '../use-copy'
import { PersonActions } from './person-actions'
import { ShownNotices } from './shown-notices'

type PersonDataProps = { person: PersonQuery; onErased: () => void }

/**
 * Shows how much is stored about a person and what an erasure would keep and why, and offers export
 * and erasure.
 */
export function PersonData({ person, onErased }: PersonDataProps) {
  const { person: copy } = useCopy(dashboardPrivacyContent)
  const found = useQuery({
    queryKey: ['personal-data', person.of, person.id],
    queryFn: () => adminRequest('POST', '/api/admin/personal-data', person),
    staleTime: 0,
    gcTime: 0,
  })
  if (found.isPending || found.isError) return <LoadingState query={found} title={copy.failed} />
  const { email, phone, maskedPan, names, items, notices } = found.data
  const identifiers = [email, phone, maskedPan && copy.pan(maskedPan)].filter(Boolean)
  return (
    <div className="grid gap-4">
      <p className="wrap-anywhere">
        {identifiers.length > 0 ? copy.foundBy(identifiers.join(' · ')) : copy.noMarks}
      </p>
      {names.length > 1 && (
        <p className="wrap-anywhere rounded-2xl bg-marigold-tint px-4 py-2">
          {copy.names(names.join(', '))}
        </p>
      )}
      <ul className="grid">
        {items.map((item) => (
          <Item key={item.kind} item={item} />
        ))}
      </ul>
      <ShownNotices notices={notices} />
      <p className="text-ink-soft text-sm">{copy.reasons}</p>
      <PersonActions
        person={person}
        count={items.reduce((sum, { erased }) => sum + erased, 0)}
        onErased={onErased}
      />
    </div>
  )
}

function Item({ item }: { item: PersonalDataDto['items'][number] }) {
  const { person: copy } = useCopy(dashboardPrivacyContent)
  const locale = useOfficeLocale()
  const { kind, erased, kept, keptUntil } = item
  const stays = keptUntil ? copy.keptUntil(kept, formatDate(keptUntil, locale)) : copy.kept(kept)
  const lines = [
    erased > 0 && copy.erased(erased),
    kept > 0 && (kind === 'news' ? copy.keptAsRefusal : stays),
  ]
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b py-2 last:border-0">
      <span className="font-semibold">{copy.kinds[kind]}</span>
      <span className="text-[0.9375rem]">{lines.filter(Boolean).join(' · ')}</span>
    </li>
  )
}
