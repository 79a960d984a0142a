import { createClient } from '@libsql/client'
import { expect, test } from 'vitest'
import { createGuardedClient } from './guarded-client'

test('a long series of statements yields to other work', async () => {
  const client = await createGuardedClient(async () => createClient({ url: 'file::memory:' }))
  let turns = 0
  let isOver = false
  const takeTurns = () => {
    turns += 1
    if (!isOver) setImmediate(takeTurns)
  }
  setImmediate(takeTurns)
  const end = performance.now() + 200
  while (performance.now() < end) await client.execute('SELECT 1')
  isOver = true
  client.close()
  expect(turns).toBeGreaterThan(1)
})
