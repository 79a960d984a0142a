import { useState } from 'react'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { SmallButton, smallButtonClass } from '@/components/ui/small-button'
import { dashboardCertificatesContent } from '@/content/dashboard-certificates'
import type { CertificateState } from '@/domain/donation-certificate'
import type { CertificateDto } from '@/domain/responses/donation-certificate'
import { formatDate } from '@/lib/dates'
import { adminRequest } from '../session/admin-request'
import { useAction } from '../use-action'
import { useCopy, useOfficeLocale } from '../use-copy'
import { CertificateDonorDialog } from './certificate-donor-dialog'
import { CERTIFICATES_PATH, useRefetchCertificates } from './use-certificates'

const TONES: Record<CertificateState, BadgeTone> = {
  unmatched: 'waiting',
  'no-email': 'plain',
  ready: 'plain',
  waiting: 'plain',
  sent: 'good',
  failed: 'bad',
}

/** A certificate with its donor, and buttons to download it, assign its donor or delete it. */
export function CertificateItem({ certificate }: { certificate: CertificateDto }) {
  const copy = useCopy(dashboardCertificatesContent)
  const locale = useOfficeLocale()
  const { run, isBusy } = useAction(useRefetchCertificates())
  const [isAssigning, setIsAssigning] = useState(false)
  const { id, filename, state, donorName, email, maskedPan } = certificate
  const name = donorName ?? filename
  const hint = copy.stateHints[state]

  const remove = async () => {
    if (!window.confirm(copy.confirmRemove(name))) return
    await run(() => adminRequest('DELETE', `${CERTIFICATES_PATH}/${id}`), {
      done: copy.removed,
      failed: copy.notRemoved,
    })
  }

  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-line border-t py-3 lg:flex-nowrap">
      <div className="min-w-0">
        <p className="wrap-anywhere flex flex-wrap items-center gap-2 font-semibold">
          {name} <Badge tone={TONES[state]}>{copy.states[state]}</Badge>
        </p>
        {(email || maskedPan) && (
          <p className="wrap-anywhere text-[0.9375rem]">
            {[email, maskedPan && `${copy.pan} ${maskedPan}`].filter(Boolean).join(', ')}
          </p>
        )}
        {hint && <p className="max-w-prose text-[0.9375rem]">{hint}</p>}
        <p className="wrap-anywhere text-ink-soft text-sm">
          {copy.upload(filename, certificate.uploadedBy, formatDate(certificate.createdAt, locale))}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 lg:shrink-0">
        <a
          href={`${CERTIFICATES_PATH}/${id}`}
          download
          aria-label={copy.downloadOf(name)}
          className={smallButtonClass('quiet')}
        >
          {copy.download}
        </a>
        {certificate.mayChange && (
          <>
            <SmallButton
              aria-haspopup="dialog"
              aria-label={copy.assignOf(name)}
              onClick={() => setIsAssigning(true)}
            >
              {copy.assign}
            </SmallButton>
            <SmallButton
              tone="danger"
              aria-label={copy.removeOf(name)}
              disabled={isBusy}
              onClick={remove}
            >
              {copy.remove}
            </SmallButton>
          </>
        )}
      </div>
      {isAssigning && <CertificateDonorDialog id={id} onClose={() => setIsAssigning(false)} />}
    </li>
  )
}
