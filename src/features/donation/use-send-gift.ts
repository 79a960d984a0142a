import { useCallback, useRef, useState } from 'react'
import { showToast } from '@/components/ui/toast-store'
import type { DonationInput } from '@/domain/donation'
import type { MonthlyWay } from '@/domain/responses/monthly-gift'
import { ApiRequestError, apiRequest } from '@/lib/api-client'
import { pledgeAttempt } from './attempt'
import type { MonthlyResult } from './give-monthly'
import type { GivingResult, GivingStage } from './give-online'
import { type Given, rememberGiven } from './given'
import type { GivingProps } from './giving-props'
import type { Interval } from './interval-choice'

type SendGiftProps = Pick<
  GivingProps,
  'locale' | 'checkoutScript' | 'foundationName' | 'statusPath'
> & { copy: Pick<GivingProps['copy'], 'states' | 'toasts'> }

/**
 * Sends a gift to the gateway: once, by mandate, or once with a pledge for the following months.
 * @param onGiven called with the gift or mandate and the donor's e-mail address.
 * @param onLeave called before leaving for the status page, which finds out whether the money
 * arrived.
 * @returns `give` for the form, and the result of the last attempt.
 */
export function useSendGift(
  { locale, checkoutScript, foundationName, statusPath, copy: { states, toasts } }: SendGiftProps,
  onGiven: (given: Given, email: string) => void,
  onLeave: () => void,
) {
  const [interval, setInterval] = useState<Interval>('once')
  const [stage, setStage] = useState<GivingStage | null>(null)
  // Whether it was a pledge's first gift, whatever is chosen by now.
  const [result, setResult] = useState<(GivingResult & { isOfPledge: boolean }) | null>(null)
  const [way, setWay] = useState<MonthlyWay>('mandate')
  const [mandate, setMandate] = useState<MonthlyResult['kind'] | null>(null)
  // The first gift may need a retry after its pledge was made: do not make the same pledge again.
  const pledged = useRef<string | null>(null)
  const [isUpiOffered, setIsUpiOffered] = useState(false)

  const options = {
    locale,
    checkoutScript,
    foundationName,
    description: states.windowDescription,
    onStage: setStage,
  }

  const endGift = (given: Given, { email }: DonationInput) => {
    pledged.current = null
    pledgeAttempt.end()
    rememberGiven(given)
    onGiven(given, email)
  }

  const giveByMandate = async (donation: DonationInput) => {
    const { giveMonthly } = await import('./give-monthly')
    const { kind } = await giveMonthly({ ...donation, isIndianCitizen: true }, options)
    setMandate(kind)
    if (kind === 'no-mandates') setWay('pledge')
    if (kind !== 'thanks' && kind !== 'unconfirmed') return 'keep' as const
    const given = { kind: kind === 'thanks' ? ('mandate' as const) : kind, rupees: donation.amount }
    endGift(given, donation)
  }

  const pledge = async (donation: DonationInput, trap: object) => {
    const details = JSON.stringify(donation)
    if (pledged.current === details) return
    const { makePledge } = await import('./give-monthly')
    await makePledge({ ...donation, isIndianCitizen: true, ...trap }, locale)
    pledged.current = details
  }

  const give = async (donation: DonationInput, trap: object) => {
    setResult(null)
    setMandate(null)
    setIsUpiOffered(false)
    try {
      if (interval === 'monthly' && way === 'mandate') return await giveByMandate(donation)
      if (interval === 'monthly') await pledge(donation, trap)
      const { giveOnline } = await import('./give-online')
      const given = await giveOnline(donation, options)
      if (given.kind === 'unconfirmed') {
        onLeave()
        // Back may restore this page with its busy form: a reload shows the note on the begun gift.
        addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
        location.assign(`${statusPath}/${given.donationId}`)
        // The button stays busy until the other page has loaded.
        return await new Promise<never>(() => undefined)
      }
      setResult({ ...given, isOfPledge: interval === 'monthly' })
      setIsUpiOffered(given.kind === 'cancelled')
      showToast({
        ...toastOf(given.kind, toasts),
        tone: given.kind === 'thanks' ? 'success' : 'error',
      })
      if (given.kind !== 'thanks') return 'keep' as const
      const { donationId, amount: rupees } = given
      endGift({ kind: 'once', donationId, rupees }, donation)
    } catch (error) {
      setIsUpiOffered(!(error instanceof ApiRequestError && error.status === 400))
      throw error
    } finally {
      setStage(null)
    }
  }
  const chooseInterval = useCallback((chosen: Interval) => {
    setInterval(chosen)
    if (chosen === 'once') return
    // If this fails or is still loading, the first attempt finds out.
    apiRequest('GET', '/api/monthly-gifts/way').then(
      (response) => setWay(response.way),
      () => undefined,
    )
  }, [])

  return { interval, chooseInterval, way, give, stage, result, mandate, isUpiOffered }
}

function toastOf(
  kind: Exclude<GivingResult['kind'], 'unconfirmed'>,
  toasts: GivingProps['copy']['toasts'],
) {
  if (kind === 'thanks') return toasts.donationSuccess
  return kind === 'cancelled' ? toasts.paymentCancelled : toasts.paymentVerificationFailed
}
