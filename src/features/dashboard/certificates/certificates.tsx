import { useState } from 'react'
import { SmallButton } from '@/components/ui/small-button'
import { dashboardCertificatesContent } from '@/content/dashboard-certificates'
import { LoadingState } from '../list/loading-state'
import { Pager } from '../list/pager'
import { adminRequest } from '../session/admin-request'
import { useAction } from '../use-action'
import { useCopy } from '../use-copy'
import { CertificateFiles } from './certificate-files'
import { CertificateItem } from './certificate-item'
import { CERTIFICATES_PAGE_SIZE, useCertificates, useRefetchCertificates } from './use-certificates'

type CertificatesProps = {
  year: number
  /** The tax office's name for them: 'Form 10BE'. */
  form: string
}

/** The certificates of a financial year: upload, assignment to donors and mailing. */
export function Certificates({ year, form }: CertificatesProps) {
  const copy = useCopy(dashboardCertificatesContent)
  const { run, isBusy } = useAction(useRefetchCertificates())
  const [page, setPage] = useState(1)
  const list = useCertificates(year, page)

  const send = async () => {
    if (!window.confirm(copy.confirmSend)) return
    await run(() => adminRequest('POST', '/api/admin/certificate-mailings', { year }), {
      done: ({ mails }) => ({ title: copy.sent, description: copy.sentMails(mails) }),
      failed: copy.notSent,
    })
  }

  return (
    <section className="mb-6 grid gap-4 rounded-card border border-line bg-card p-5">
      <h3 className="font-semibold font-text text-lg">{copy.title(form)}</h3>
      <p className="max-w-prose text-[0.9375rem] text-ink-soft">{copy.lead(form)}</p>
      <CertificateFiles year={year} />
      <LoadingState query={list} title={copy.listFailed} />
      {list.data?.total === 0 && <p className="text-ink-soft">{copy.none}</p>}
      {list.data && list.data.total > 0 && (
        <>
          <ul aria-label={copy.label} className="grid">
            {list.data.items.map((certificate) => (
              <CertificateItem key={certificate.id} certificate={certificate} />
            ))}
          </ul>
          <Pager
            page={page}
            pageSize={CERTIFICATES_PAGE_SIZE}
            total={list.data.total}
            goToPage={setPage}
          />
          <div>
            <SmallButton tone="lead" disabled={isBusy} onClick={send}>
              {isBusy ? copy.sending : copy.send}
            </SmallButton>
          </div>
        </>
      )}
    </section>
  )
}
