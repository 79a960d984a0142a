import { useQuery, useQueryClient } from '@tanstack/react-query'
import { dashboardDonorsContent } from '@/content/dashboard-donors'
import type { DonorDecision } from '@/domain/donor-desk'
import type { DonorDetailDto } from '@/domain/responses/donor'
import { moneyPaths, useMoneyRefetch } from '../payments/use-money-action'
import { adminRequest } from '../session/admin-request'
import { useAction } from '../use-action'
import { useCopy } from '../use-copy'

/** Path of the call that reads a donor: by its own id or by a gift's. */
export type DonorPath = `${typeof moneyPaths.donors | typeof moneyPaths.donations}/${string}`

/** A donor and the path under which it was read. */
export type DonorProps = { donor: DonorDetailDto; path: DonorPath }

/** Fetches a donor; null if a gift has no known donor. */
export function useDonor(path: DonorPath) {
  return useQuery({
    queryKey: keyOf(path),
    queryFn: () => readDonor(path),
    staleTime: 0,
  })
}

/** Returns a function that fetches a donor again. Unlike `useDonor`, it does not fetch it by itself. */
export function useDonorRefetch(path: DonorPath): () => Promise<void> {
  const client = useQueryClient()
  return () => client.refetchQueries({ queryKey: keyOf(path) })
}

/** Returns a function that caches the donor returned by a call and refetches the lists. */
export function useDonorChanged(path: DonorPath): (donor: DonorDetailDto) => Promise<void> {
  const client = useQueryClient()
  const refetch = useMoneyRefetch()
  return async (donor) => {
    client.setQueryData(keyOf(path), donor)
    await refetch()
  }
}

/**
 * Returns `decide`, which saves whether this donor and another are the same person.
 * @param onGone runs if this donor is gone then: it had no gifts of its own.
 */
export function useDecision(path: DonorPath, id: string, onGone?: () => void) {
  const { same: copy } = useCopy(dashboardDonorsContent)
  const client = useQueryClient()
  const { run, isBusy } = useAction(useMoneyRefetch())

  /** @returns whether it was saved. */
  const decide = (other: string, decision: DonorDecision['decision']): Promise<boolean> => {
    const work = async () => {
      const address = `${moneyPaths.donors}/${id}/decide` as const
      const donor = await adminRequest('POST', address, { other, decision })
      if (decision === 'open' && donor.id === other) onGone?.()
      else client.setQueryData(keyOf(path), donor)
    }
    return run(work, { id: other, done: copy.done[decision], failed: copy.failed })
  }

  return { isBusy, decide }
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
