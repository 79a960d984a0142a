import { expect, it } from 'vitest'
import { withLock } from './with-lock'

it('lets work under one key wait its turn, and work under another go on', async () => {
  const order: string[] = []
  let release = () => {}
  const first = withLock('a', async () => {
    await new Promise<void>((resolve) => {
      release = resolve
    })
    order.push('first a')
  })
  const second = withLock('a', async () => order.push('second a'))
  await withLock('b', async () => order.push('b'))
  release()
  await Promise.all([first, second])
  expect(order).toEqual(['b', 'first a', 'second a'])
})

it('goes on after work that failed, and hands its error on', async () => {
  const failed = withLock('a', () => Promise.reject(new Error('broken')))
  const next = withLock('a', async () => 'done')
  await expect(failed).rejects.toThrow('broken')
  expect(await next).toBe('done')
})
