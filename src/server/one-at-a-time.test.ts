import { expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time'

it('lets work under one key wait its turn, and work under another go on', async () => {
  const order: string[] = []
  let release = () => {}
  const first = oneAtATime('a', async () => {
    await new Promise<void>((resolve) => {
      release = resolve
    })
    order.push('first a')
  })
  const second = oneAtATime('a', async () => order.push('second a'))
  await oneAtATime('b', async () => order.push('b'))
  release()
  await Promise.all([first, second])
  expect(order).toEqual(['b', 'first a', 'second a'])
})

it('goes on after work that failed, and hands its error on', async () => {
  const failed = oneAtATime('a', () => Promise.reject(new Error('broken')))
  const next = oneAtATime('a', async () => 'done')
  await expect(failed).rejects.toThrow('broken')
  expect(await next).toBe('done')
})
