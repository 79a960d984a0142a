import { type ReactNode, useState } from 'react'
import { Modal } from '@/components/ui/modal'
import { SmallButton } from '@/components/ui/small-button'
import { dashboardContent } from '@/content/dashboard'
import { useCopy } from './use-copy'

type DialogButtonProps = {
  /** What the button says. */
  label: string
  /** Its name for screen readers, which also says whose dialog it opens. */
  fullLabel: string
  title: string
  description: string
  /** The content of the dialog. It is gone once the dialog closes, with all its state. */
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
