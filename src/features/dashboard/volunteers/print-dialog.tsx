import { useEffect, useRef, useState } from 'react'
import { Modal } from '@/components/ui/modal'
import { SmallButton } from '@/components/ui/small-button'
import { showToast } from '@/components/ui/toast-store'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardContent } from '@/content/dashboard'
import { dashboardVolunteersContent } from '@/content/dashboard-volunteers'
import type { VolunteerDto } from '@/domain/responses/volunteer'
import { volunteerName } from '@/domain/volunteer'
import { IdCard } from '@/printing/id-card'
import { IdCardSheet } from '@/printing/id-card-sheet'
import { type PrintKind, pageStyles } from '@/printing/page-styles'
import type { PrintSource } from '@/printing/printable'
import { usePrint } from '@/printing/use-print'
import { Certificate } from '@/printing/volunteer-certificate'
import { PaperPreview } from '../paper-preview'
import { useCopy } from '../use-copy'
import { UnapprovedDialog } from './unapproved-dialog'

/**
 * Delays from showing a certificate to printing it, and from printing to closing (spec section 9).
 */
const CERTIFICATE_PRINT_DELAY_MS = 1_000
const CERTIFICATE_CLOSE_DELAY_MS = 500
/** Delay that react-to-print itself adds between loading and printing. */
const LIBRARY_DELAY_MS = 500

type PrintDialogProps = PrintSource & {
  kind: PrintKind
  volunteers: VolunteerDto[]
  onClose: () => void
}

/**
 * Prints a document of one volunteer or the cards of several, after a warning if some are not
 * approved.
 */
export function PrintDialog({ volunteers, ...props }: PrintDialogProps) {
  const copy = useCopy(dashboardVolunteersContent)
  const [confirmed, setConfirmed] = useState<VolunteerDto[] | null>(
    volunteers.every(({ status }) => status === 'approved') ? volunteers : null,
  )
  if (confirmed) return <Preview {...props} volunteers={confirmed} />
  return (
    <UnapprovedDialog
      label={props.kind === 'certificate' ? copy.certificate : copy.idCard}
      volunteers={volunteers}
      onPrint={setConfirmed}
      onClose={props.onClose}
    />
  )
}

/** Previews a document and prints it at once; after printing, a certificate closes. */
function Preview({ kind, volunteers, onClose, ...source }: PrintDialogProps) {
  const dashboard = useCopy(dashboardContent)
  const { idCardGenerated, idCardsGenerated, certificateGenerated } = useCopy(adminToastsContent)
  const done = {
    idCard: idCardGenerated,
    idCards: idCardsGenerated,
    certificate: certificateGenerated,
  }
  const copy = useCopy(dashboardVolunteersContent)
  const [volunteer] = volunteers
  const isSheet = kind === 'idCard' && volunteers.length > 1
  const look = isSheet ? 'idCards' : kind
  const title = isSheet
    ? copy.preview.cards(volunteers.length)
    : copy.forPerson(copy[kind], volunteer ? volunteerName(volunteer) : '')
  const [issuedAt] = useState(() => new Date())
  const content = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const print = usePrint({
    contentRef: content,
    documentTitle: title,
    pageStyle: pageStyles[look],
    onAfterPrint: () => {
      if (kind === 'certificate') timer.current = setTimeout(onClose, CERTIFICATE_CLOSE_DELAY_MS)
    },
  })
  const printAfter = (milliseconds: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(print, milliseconds)
  }
  const onReady = () => {
    showToast({ ...done[look], tone: 'success' })
    printAfter(kind === 'certificate' ? CERTIFICATE_PRINT_DELAY_MS - LIBRARY_DELAY_MS : 0)
  }
  const shared = { ...source, issuedAt, onReady }

  return (
    <Modal
      title={title}
      description={copy.preview.lead[look]}
      closeLabel={dashboard.editor.close}
      onClose={onClose}
      size="print"
    >
      <PaperPreview paper={look} ref={content}>
        {isSheet && <IdCardSheet {...shared} volunteers={volunteers} />}
        {!isSheet && volunteer && kind === 'idCard' && <IdCard {...shared} volunteer={volunteer} />}
        {volunteer && kind === 'certificate' && <Certificate {...shared} volunteer={volunteer} />}
      </PaperPreview>
      <SmallButton onClick={() => printAfter(0)} tone="lead" className="mt-4">
        {copy.preview.print}
      </SmallButton>
    </Modal>
  )
}
