import { QueryClient } from '@tanstack/react-query'

/**
 * Returns a query client as in spec section 7: data never goes stale by itself, and nothing is
 * refetched without a reason.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        // Offline, calls fail with an error instead of being paused silently.
        networkMode: 'always',
      },
    },
  })
}

/**
 * Invalidates lists after a change: visible ones are refetched now, the others when they are shown
 * next.
 * @param paths paths of the calls, the first part of the query keys.
 */
export async function refetchLists(client: QueryClient, paths: readonly string[]): Promise<void> {
  await Promise.all(
    paths.map(async (path) => {
      // Invalidating does not restart a first load in flight, which may return stale data.
      await client.cancelQueries({ queryKey: [path] })
      await client.invalidateQueries({ queryKey: [path] })
    }),
  )
}
