import { useState } from 'react'
import { SmallButton, smallButtonClass } from '@/components/ui/small-button'
import { dashboardContent } from '@/content/dashboard'
import { firstRunContent } from '@/content/first-run'
import { localePath } from '@/content/paths'
import { FIRST_RUN_PATH, type StepView } from '@/domain/first-run'
import { useKeptFocus } from '../list/use-kept-focus'
import { adminRequest } from '../session/admin-request'
import { useAction } from '../use-action'
import { useCopy, useOfficeLocale } from '../use-copy'

export type FirstRunProgress = { done: number; total: number; next: StepView }

/**
 * Progress of the first steps and the next one, shown on the dashboard until they are done or
 * hidden.
 */
export function FirstRunBanner({ done, total, next }: FirstRunProgress) {
  const { run, isBusy } = useAction()
  const { offline } = useCopy(dashboardContent).list
  const copy = useCopy(firstRunContent)
  const locale = useOfficeLocale()
  const [isHidden, setIsHidden] = useState(false)
  // The button is gone once the steps are hidden.
  const keptFocus = useKeptFocus<HTMLDivElement>()

  const hide = async () => {
    await adminRequest('POST', '/api/admin/first-run', { isDismissed: true })
    setIsHidden(true)
  }

  return (
    <div {...keptFocus} className="mt-6">
      {isHidden ? (
        <p className="text-ink-soft">{copy.hidden}</p>
      ) : (
        <section
          aria-labelledby="first-run-title"
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border-2 border-marigold bg-card p-4 sm:p-6"
        >
          <div>
            <h2 id="first-run-title" className="font-semibold font-text text-lg text-neem-deep">
              {copy.title}: {copy.progress(done, total)}
            </h2>
            <p className="text-ink-soft">{copy.nextStep(copy.steps[next.id].title)}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            <a
              href={localePath(locale, `${FIRST_RUN_PATH}#${next.id}`)}
              className={smallButtonClass('lead')}
            >
              {copy.goOn}
            </a>
            <SmallButton
              disabled={isBusy}
              onClick={() =>
                run(hide, { failed: { title: copy.failed.title, withoutReason: offline } })
              }
            >
              {copy.hide}
            </SmallButton>
          </div>
        </section>
      )}
    </div>
  )
}
