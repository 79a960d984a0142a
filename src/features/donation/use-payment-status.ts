import { useEffect, useState } from 'react'
import type { PaymentStatusDto } from '@/domain/responses/payment'
import { apiRequest } from '@/lib/api-client'
import { forgetBegunGift, readBegunGift } from './begun-gift'

/** Polling intervals in ms: short at first, then growing. The last one repeats. */
const PAUSES_MS = [3_000, 3_000, 5_000, 5_000, 10_000, 15_000, 30_000, 60_000, 120_000]

/**
 * Polls the status of a payment while it is unconfirmed.
 * @param initial the status when the page was rendered; null if there is no such donation.
 * @returns `isOpen`: whether the outcome is still unknown.
 */
export function usePaymentStatus(initial: PaymentStatusDto | null) {
  const [status, setStatus] = useState(initial)
  // A claim is not polled: an admin may take days to decide it.
  const isOpen = status?.status === 'pending' && status.kind !== 'claim'
  const donationId = initial?.donationId

  useEffect(() => {
    // Its outcome is known: the donation page need not show a reminder.
    if (isOpen || !donationId) return
    if (readBegunGift()?.donationId === donationId) forgetBegunGift()
  }, [isOpen, donationId])

  useEffect(() => {
    if (!isOpen || !donationId) return
    let timer: ReturnType<typeof setTimeout>
    let round = 0
    let isOver = false
    const poll = async () => {
      const response = await readStatus(donationId)
      // An earlier poll may end after the one that found the outcome.
      if (isOver) return
      if (response) setStatus(response)
      pollLater()
    }
    const pollLater = () => {
      clearTimeout(timer)
      // A page in the background gives up in the end, until it is visible again.
      if (document.hidden && round >= PAUSES_MS.length) return
      timer = setTimeout(poll, PAUSES_MS[Math.min(round, PAUSES_MS.length - 1)])
      round += 1
    }
    // Phones suspend the timers of a page while the donor is in the bank's app.
    const pollIfVisible = () => !document.hidden && poll()
    pollLater()
    document.addEventListener('visibilitychange', pollIfVisible)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', pollIfVisible)
    }
  }, [isOpen, donationId])

  return { status, isOpen }
}

function readStatus(donationId: string): Promise<PaymentStatusDto | null> {
  return apiRequest('GET', `/api/payment-status/${donationId}`).catch(() => null)
}
