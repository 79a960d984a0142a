import { QueryClient } from '@tanstack/react-query'

/** Spec section 7: data never goes stale by itself, nothing is asked for again without a reason. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        // Offline a call fails and says so, instead of waiting in silence.
        networkMode: 'always',
      },
    },
  })
}

/**
 * Fetches lists again after a change: those on the screen now, the others when they are shown next.
 * @param paths the calls, which are the first part of the query keys.
 */
export async function fetchAgain(client: QueryClient, paths: readonly string[]): Promise<void> {
  await Promise.all(
    paths.map(async (path) => {
      // A first load under way is not started again by itself, and may hold what was there before.
      await client.cancelQueries({ queryKey: [path] })
      await client.invalidateQueries({ queryKey: [path] })
    }),
  )
}
