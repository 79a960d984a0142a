import { useState } from 'react'
import { dashboardSamePersonContent } from '@/content/dashboard-same-person'
import { DialogButton } from '../dialog-button'
import { SearchField } from '../list/search-field'
import { useCopy } from '../use-copy'
import { DonorComparison } from './donor-comparison'
import { DonorsFound } from './donors-found'
import type { DonorProps } from './use-donor'

/** Opens a search for a duplicate of a donor that was not proposed. */
export function SamePersonButton({ donor, path }: DonorProps) {
  const copy = useCopy(dashboardSamePersonContent)
  return (
    <DialogButton
      label={copy.open}
      fullLabel={copy.openOf(donor.name)}
      title={copy.title(donor.name)}
      description={copy.lead}
    >
      {(close) => <SamePersonSearch donor={donor} path={path} onMerged={close} />}
    </DialogButton>
  )
}

function SamePersonSearch({ donor, path, onMerged }: DonorProps & { onMerged(): void }) {
  const copy = useCopy(dashboardSamePersonContent)
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  if (chosen !== null) {
    return (
      <DonorComparison
        donor={donor}
        path={path}
        other={chosen}
        onBack={() => setChosen(null)}
        onMerged={onMerged}
      />
    )
  }
  return (
    <div className="grid gap-4">
      <SearchField label={copy.search} search={search} goToSearch={setSearch} />
      {search && <DonorsFound search={search} excluded={donor} onChoose={setChosen} />}
    </div>
  )
}
