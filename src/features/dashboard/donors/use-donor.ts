import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '@/components/ui/toast-store'
import { dashboardDonorsContent } from '@/content/dashboard-donors'
import type { DonorDecision } from '@/domain/donor-desk'
import type { DonorDetailDto } from '@/domain/responses/donor'
import { moneyPaths, useMoneyRefetch } from '../payments/use-money-action'
import { adminRequest } from '../session/admin-request'
import { useCopy } from '../use-copy'
import { useReasons } from '../use-reasons'

/** The call that reads a donor: by its own id, or by a gift's. */
export type DonorPath = `${typeof moneyPaths.donors | typeof moneyPaths.donations}/${string}`

/** A donor; null where a gift does not tell who gave it. */
export function useDonor(path: DonorPath) {
  return useQuery({
    queryKey: keyOf(path),
    queryFn: () => readDonor(path),
    staleTime: 0,
  })
}

/** Shows a donor as a call has returned it, and fetches the lists again. */
export function useDonorChanged(path: DonorPath): (donor: DonorDetailDto) => Promise<void> {
  const client = useQueryClient()
  const refetch = useMoneyRefetch()
  return async (donor) => {
    client.setQueryData(keyOf(path), donor)
    await refetch()
  }
}

/** What an admin says of this donor and another, at the press of a button. */
export function useDecision(path: DonorPath, id: string) {
  const { same: copy } = useCopy(dashboardDonorsContent)
  const { withServerReason } = useReasons()
  const changed = useDonorChanged(path)
  const refetch = useMoneyRefetch()
  const [busyId, setBusyId] = useState<string | null>(null)

  /** @returns whether it was saved. */
  const decide = async (other: string, decision: DonorDecision['decision']): Promise<boolean> => {
    setBusyId(other)
    try {
      const address = `${moneyPaths.donors}/${id}/decide` as const
      const donor = await adminRequest('POST', address, { other, decision })
      showToast({ ...copy.done[decision], tone: 'success' })
      await changed(donor)
      return true
    } catch (error) {
      console.warn('The decision was not saved.', error)
      showToast({ ...withServerReason(copy.failed, error), tone: 'error' })
      await refetch()
      return false
    } finally {
      setBusyId(null)
    }
  }

  return { busyId, decide }
}

function keyOf(path: DonorPath): string[] {
  const list = path.startsWith(moneyPaths.donors) ? moneyPaths.donors : moneyPaths.donations
  return [list, 'donor', path]
}

async function readDonor(path: DonorPath): Promise<DonorDetailDto | null> {
  if (path.startsWith(moneyPaths.donors)) {
    return adminRequest('GET', path as `${typeof moneyPaths.donors}/${string}`)
  }
  const address = path as `${typeof moneyPaths.donations}/${string}/donor`
  return (await adminRequest('GET', address)).donor ?? null
}
