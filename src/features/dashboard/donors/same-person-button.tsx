import { useState } from 'react'
import { Modal } from '@/components/ui/modal'
import { SmallButton } from '@/components/ui/small-button'
import { dashboardSamePersonContent } from '@/content/dashboard-same-person'
import { SearchField } from '../list/search-field'
import { useCopy } from '../use-copy'
import { DonorComparison } from './donor-comparison'
import type { SameProps } from './donor-same'
import { DonorsFound } from './donors-found'

/** Opens a search for a donor who is the same person but was not proposed as such. */
export function SamePersonButton({ donor, path }: SameProps) {
  const copy = useCopy(dashboardSamePersonContent)
  const [isOpen, setIsOpen] = useState(false)
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const close = () => {
    setIsOpen(false)
    setSearch('')
    setChosen(null)
  }
  return (
    <>
      <SmallButton
        aria-haspopup="dialog"
        aria-label={copy.openOf(donor.name)}
        onClick={() => setIsOpen(true)}
      >
        {copy.open}
      </SmallButton>
      {isOpen && (
        <Modal
          title={copy.title(donor.name)}
          description={copy.lead}
          closeLabel={copy.close}
          onClose={close}
        >
          {chosen === null ? (
            <div className="grid gap-4">
              <SearchField label={copy.search} search={search} goToSearch={setSearch} />
              {search && <DonorsFound search={search} besides={donor} onChoose={setChosen} />}
            </div>
          ) : (
            <DonorComparison
              donor={donor}
              path={path}
              other={chosen}
              onBack={() => setChosen(null)}
              onJoined={close}
            />
          )}
        </Modal>
      )}
    </>
  )
}
