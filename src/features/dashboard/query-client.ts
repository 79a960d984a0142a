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
