import { useState } from 'react'
import { showToast } from '@/components/ui/toast-store'
import { adminToastsContent as toasts } from '@/content/admin-toasts'
import { dashboardContent } from '@/content/dashboard'
import type { ToastCopy } from '@/content/toasts'
import type { VolunteerDto } from '@/domain/responses/volunteer'
import { certificatePage } from '@/printing/certificate'
import type { PrintedFoundation } from '@/printing/foundation'
import { idCardPage } from '@/printing/id-card'
import type { PrintEnvironment } from '@/printing/print-page'
import { printFromBlob, printInWindow } from './print-window'

/** A document shown in the page, where the browser lets us open no window. */
export type PrintedDocument = { title: string; page: string; shape: 'card' | 'certificate' }

export type PrintingOptions = {
  foundation: PrintedFoundation
  /** The public address of the site, where the papers can be verified. */
  siteUrl: string
}

export type Printing = ReturnType<typeof usePrinting>

/** Prints ID cards and certificates; a blocked window gets a message and a preview in the page. */
export function usePrinting({ foundation, siteUrl }: PrintingOptions) {
  const [preview, setPreview] = useState<PrintedDocument | null>(null)
  const { idCard, certificate } = dashboardContent.volunteers.preview

  const print = (isOpened: boolean, done: ToastCopy, document: PrintedDocument) => {
    if (isOpened) {
      showToast({ ...done, tone: 'success' })
      return
    }
    showToast({ ...toasts.printWindowBlocked, tone: 'error' })
    setPreview(document)
  }

  return {
    preview,
    closePreview: () => setPreview(null),
    printIdCard: (volunteer: VolunteerDto) => {
      const page = idCardPage({ volunteer, foundation, ...here(siteUrl) })
      print(printInWindow(page), toasts.idCardGenerated, { title: idCard, page, shape: 'card' })
    },
    printCertificate: (volunteer: VolunteerDto) => {
      const page = certificatePage({ volunteer, foundation, ...here(siteUrl) })
      print(printFromBlob(page), toasts.certificateGenerated, {
        title: certificate,
        page,
        shape: 'certificate',
      })
    },
  }
}

/** The moment of printing, and what the document takes over from this page. */
function here(siteUrl: string): { issuedAt: Date; environment: PrintEnvironment } {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  return {
    issuedAt: new Date(),
    environment: {
      origin: location.origin,
      siteUrl,
      stylesheets: [...sheets].map(({ href }) => href),
    },
  }
}
