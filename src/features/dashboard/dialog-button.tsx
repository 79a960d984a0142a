import { type ReactNode, useState } from 'react'
import { Modal } from '@/components/ui/modal'
import { SmallButton } from '@/components/ui/small-button'
import { dashboardContent } from '@/content/dashboard'
import { useCopy } from './use-copy'

type DialogButtonProps = {
  /** Label of the button. */
  label: string
  /** Accessible name, which also says whose dialog it opens. */
  fullLabel: string
  title: ReactNode
  description: string
  /** Renders the content of the dialog, which is unmounted once the dialog closes. */
  children(close: () => void): ReactNode
}

/** A small button that opens a dialog. */
export function DialogButton({
  label,
  fullLabel,
  title,
  description,
  children,
}: DialogButtonProps) {
  const { close: closeLabel } = useCopy(dashboardContent).editor
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <SmallButton aria-haspopup="dialog" aria-label={fullLabel} onClick={() => setIsOpen(true)}>
        {label}
      </SmallButton>
      {isOpen && (
        <Modal title={title} description={description} closeLabel={closeLabel} onClose={close}>
          {children(close)}
        </Modal>
      )}
    </>
  )
}
