import { QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createQueryClient, refetchLists } from './query-client'

const PATH = '/api/admin/contacts'

it('a first load under way during a change is started again: it may hold what was there before', async () => {
  const client = createQueryClient()
  const loads: ((rows: string[]) => void)[] = []
  const observer = new QueryObserver(client, {
    queryKey: [PATH, { search: 'library' }],
    // Like `fetch`, a load can be aborted by its signal.
    queryFn: ({ signal }) =>
      new Promise<string[]>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        loads.push(resolve)
      }),
  })
  const stop = observer.subscribe(() => {})
  const done = refetchLists(client, [PATH])
  await expect.poll(() => loads.length).toBe(2)
  loads[0]?.(['the deleted message'])
  loads[1]?.([])
  await done
  expect(observer.getCurrentResult().data).toEqual([])
  stop()
})
