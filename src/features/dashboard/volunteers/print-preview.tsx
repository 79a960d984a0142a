'use client'

import { useEffect, useRef } from 'react'
import { Modal } from '@/components/ui/modal'
import { smallButtonClass } from '@/components/ui/small-button'
import { dashboardContent } from '@/content/dashboard'
import { whenReady, writePage } from './print-window'
import type { PrintedDocument } from './use-printing'

type PrintPreviewProps = { document: PrintedDocument; onClose: () => void }

/** What would have been in the print window, to be printed from here. */
export function PrintPreview({ document, onClose }: PrintPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { title, page, shape } = document
  const { lead, print } = dashboardContent.volunteers.preview

  // An empty frame that is written into: an address would need the policy to allow it.
  useEffect(() => {
    const target = frame.current?.contentWindow
    if (!target) return
    writePage(target.document, page)
    whenReady(target, () => undefined)
  }, [page])

  return (
    <Modal
      title={title}
      description={lead}
      closeLabel={dashboardContent.editor.close}
      onClose={onClose}
      isWide
    >
      <div className="overflow-x-auto rounded-2xl border border-line bg-white">
        <iframe
          ref={frame}
          title={title}
          className={shape === 'card' ? 'h-[90mm] w-[118mm]' : 'h-[150mm] w-[212mm]'}
        />
      </div>
      <button
        type="button"
        onClick={() => frame.current?.contentWindow?.print()}
        className={`${smallButtonClass('lead')} mt-4`}
      >
        {print}
      </button>
    </Modal>
  )
}
