import { useState } from 'react'
import { Modal } from '@/components/ui/modal'
import { SmallButton } from '@/components/ui/small-button'
import { dashboardContent } from '@/content/dashboard'
import { dashboardPrivacyContent } from '@/content/dashboard-privacy'
import type { PersonSource } from '@/domain/personal-data'
import { useCopy } from '../use-copy'
import { PersonData } from './person-data'

type PersonButtonProps = { of: PersonSource; id: string; name: string }

/** Opens what is stored about the person behind a gift, an application or a message. */
export function PersonButton({ of, id, name }: PersonButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { person: copy } = useCopy(dashboardPrivacyContent)
  const { close } = useCopy(dashboardContent).editor
  return (
    <>
      <SmallButton
        aria-haspopup="dialog"
        aria-label={copy.openOf(name)}
        onClick={() => setIsOpen(true)}
      >
        {copy.open}
      </SmallButton>
      {isOpen && (
        <Modal
          title={copy.title(name)}
          description={copy.lead}
          closeLabel={close}
          onClose={() => setIsOpen(false)}
        >
          <PersonData person={{ of, id }} onErased={() => setIsOpen(false)} />
        </Modal>
      )}
    </>
  )
}
