import { useState } from 'react'
import { Modal } from '@/components/ui/modal'
import { SmallButton } from '@/components/ui/small-button'
import { firstRunContent } from '@/content/first-run'
import type { SampleCountsDto } from '@/domain/responses/sample-content'
import { adminRequest } from '../session/admin-request'
import { useCopy } from '../use-copy'
import { partsOf } from './sentence'
import { useStep } from './use-step'

export type SamplePageView = { slug: string; label: string; unchanged: number; total: number }

type RemoveSampleProps = {
  /** Whether there is anything to remove. */
  isOpen: boolean
  counts: SampleCountsDto
  samplePages: SamplePageView[]
}

/** Removes the unedited sample content, after a confirmation that says what goes and what stays. */
export function RemoveSample({ isOpen, counts, samplePages }: RemoveSampleProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { runStep, isBusy } = useStep()
  const copy = useCopy(firstRunContent)
  const { sample, steps } = copy

  const remove = async () => {
    const work = () => adminRequest('POST', '/api/admin/sample-content/remove')
    await runStep(work, { done: sample.removed })
    setIsAsking(false)
  }

  return (
    <>
      {isOpen && (
        <SmallButton
          tone="danger"
          aria-haspopup="dialog"
          onClick={() => setIsAsking(true)}
          className="mt-4"
        >
          {steps.sample.action}
        </SmallButton>
      )}
      {samplePages.length > 0 && (
        <details className="mt-4">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-neem underline underline-offset-4">
            {sample.pagesTitle}
          </summary>
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {samplePages.map(({ slug, label, unchanged, total }) => (
              <li key={slug}>
                <a
                  href={`/cms/globals/${slug}`}
                  className="inline-flex min-h-11 items-center hover:underline"
                >
                  {sample.page(label, unchanged, total)}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
      {isAsking && (
        <Modal
          title={sample.question}
          size="narrow"
          closeLabel={sample.cancel}
          mayClose={() => !isBusy}
          onClose={() => setIsAsking(false)}
        >
          <div className="grid gap-3">
            <p>{sample.goes(partsOf(counts, copy))}</p>
            <p>{sample.stays}</p>
            <p>{sample.pages}</p>
            <p className="font-semibold">{sample.forGood}</p>
            <div className="mt-2 flex flex-wrap gap-2">
              <SmallButton tone="danger" onClick={remove} disabled={isBusy}>
                {isBusy ? sample.removing : sample.remove}
              </SmallButton>
              <SmallButton onClick={() => setIsAsking(false)} disabled={isBusy}>
                {sample.cancel}
              </SmallButton>
            </div>
          </div>
        </Modal>
      )}
    </>
  )
}
