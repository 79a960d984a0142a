import { useEffect, useRef, useState } from 'react'
import { useReactToPrint } from 'react-to-print'
import { Modal } from '@/components/ui/modal'
import { SmallButton } from '@/components/ui/small-button'
import { dashboardContent } from '@/content/dashboard'
import type { VolunteerDto } from '@/domain/responses/volunteer'
import { volunteerName } from '@/domain/volunteer'
import { Certificate } from '@/printing/certificate'
import { IdCard } from '@/printing/id-card'
import { type PrintKind, pageStyles } from '@/printing/page-styles'
import type { PrintableProps } from '@/printing/printable'
import styles from './print-dialog.module.css'

/** From the shown certificate to its printing, and from there to closing (spec section 9). */
const CERTIFICATE_PRINT_DELAY_MS = 1_000
const CERTIFICATE_CLOSE_DELAY_MS = 500
/** What react-to-print itself waits between loading and printing. */
const LIBRARY_DELAY_MS = 500

const copy = dashboardContent.volunteers

const DOCUMENTS = {
  idCard: { Document: IdCard, label: copy.idCard, delayMs: 0 },
  certificate: {
    Document: Certificate,
    label: copy.certificate,
    delayMs: CERTIFICATE_PRINT_DELAY_MS - LIBRARY_DELAY_MS,
  },
}

/** What all printed documents are made from. */
export type PrintSource = Pick<PrintableProps, 'foundation' | 'siteUrl'>

type PrintDialogProps = PrintSource & {
  kind: PrintKind
  volunteer: VolunteerDto
  onClose: () => void
}

/** Shows a document as it will be printed, and prints it at once; a certificate then closes. */
export function PrintDialog({ kind, volunteer, foundation, siteUrl, onClose }: PrintDialogProps) {
  const { Document, label, delayMs } = DOCUMENTS[kind]
  const title = copy.forPerson(label, volunteerName(volunteer))
  const [issuedAt] = useState(() => new Date())
  const content = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const print = useReactToPrint({
    contentRef: content,
    documentTitle: title,
    pageStyle: pageStyles[kind],
    onAfterPrint: () => {
      if (kind === 'certificate') timer.current = setTimeout(onClose, CERTIFICATE_CLOSE_DELAY_MS)
    },
  })
  const printAfter = (milliseconds: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(print, milliseconds)
  }

  return (
    <Modal
      title={title}
      description={copy.preview.lead[kind]}
      closeLabel={dashboardContent.editor.close}
      onClose={onClose}
      size="print"
    >
      <div className={`${styles.desk} rounded-2xl bg-paper-deep`}>
        <div className={`${styles.preview} ${styles[kind]}`}>
          <div ref={content}>
            <Document
              volunteer={volunteer}
              foundation={foundation}
              siteUrl={siteUrl}
              issuedAt={issuedAt}
              onReady={() => printAfter(delayMs)}
            />
          </div>
        </div>
      </div>
      <SmallButton onClick={() => printAfter(0)} tone="lead" className="mt-4">
        {copy.preview.print}
      </SmallButton>
    </Modal>
  )
}
