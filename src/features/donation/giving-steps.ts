import { useCallback, useEffect, useRef, useState } from 'react'
import { isRecord } from '@/lib/is-record'

export type GivingStep = 'amount' | 'details' | 'reference' | 'thanks'

/** The key in an entry of the browser's history that names the step it shows. */
const HISTORY_KEY = 'givingStep'

/**
 * The open step of Donate. `openStep` opens another and moves the focus to its heading. Every step after
 * the first has an entry in the browser's history: Back leads to the amount, not away from the page.
 * @returns `place`, the ref of the element that holds the steps; `setStep` opens one without moving the
 * focus, `showStep` without changing the history.
 */
export function useGivingSteps() {
  const place = useRef<HTMLDivElement>(null)
  const [step, setStep] = useState<GivingStep>('amount')
  const showStep = useCallback((next: GivingStep) => {
    setStep(next)
    // The step must be in the page before its heading can take the focus.
    setTimeout(() =>
      place.current?.querySelector<HTMLElement>('[data-step]:not([hidden] *)')?.focus(),
    )
  }, [])
  const openStep = (next: GivingStep) => {
    const isAhead = stepIn(history.state) !== undefined
    // Same as Back, so that both end at the same entry.
    if (next === 'amount' && isAhead) return history.back()
    if (next !== 'amount' && !isAhead) history.pushState({ [HISTORY_KEY]: next }, '')
    showStep(next)
  }
  return { place, step, setStep, showStep, openStep }
}

/**
 * Follows Back and Forward, except while a payment is in progress (`isBusy`): its outcome is shown in
 * the second step.
 */
export function useStepHistory({
  step,
  showStep,
  isBusy,
}: Pick<ReturnType<typeof useGivingSteps>, 'step' | 'showStep'> & { isBusy: boolean }): void {
  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => {
      // A link within the page has no state.
      if (!state) return
      const wanted = stepIn(state) === 'details' ? 'details' : 'amount'
      if (isBusy && wanted === 'amount') history.pushState({ [HISTORY_KEY]: 'details' }, '')
      else if (wanted !== step) showStep(wanted)
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [step, showStep, isBusy])
}

function stepIn(state: unknown): unknown {
  return isRecord(state) ? state[HISTORY_KEY] : undefined
}
