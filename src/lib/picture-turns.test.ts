import { describe, expect, it } from 'vitest'
import {
  arePicturesBusy,
  inPictureTurn,
  isPicturesBusy,
  MAX_PICTURES_AT_ONCE,
} from './picture-turns'

/** Work that continues until it is ended from outside. */
function longWork() {
  let end = (_result?: unknown) => {}
  const work = new Promise<unknown>((resolve) => {
    end = resolve
  })
  return { end, run: () => work }
}

describe('inPictureTurn', () => {
  it('processes one picture at a time, in order', async () => {
    const seen: string[] = []
    const work = (name: string) => async () => {
      seen.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, 5))
      seen.push(`${name} ends`)
      return name
    }
    const results = await Promise.all(['a', 'b', 'c'].map((name) => inPictureTurn(work(name))))
    expect(results).toEqual(['a', 'b', 'c'])
    expect(seen).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]))
  })

  it('refuses pictures that would wait too long, and accepts them once others are done', async () => {
    const first = longWork()
    const waiting = Array.from({ length: MAX_PICTURES_AT_ONCE }, () => inPictureTurn(first.run))
    expect(arePicturesBusy()).toBe(true)
    const refusal = await inPictureTurn(first.run).catch((error: unknown) => error)
    expect(isPicturesBusy(refusal)).toBe(true)
    first.end()
    await Promise.all(waiting)
    expect(arePicturesBusy()).toBe(false)
    expect(await inPictureTurn(async () => 'taken')).toBe('taken')
  })

  it('continues after a picture that failed', async () => {
    const failed = inPictureTurn(() => Promise.reject(new Error('broken')))
    await expect(failed).rejects.toThrow('broken')
    expect(isPicturesBusy(await failed.catch((error: unknown) => error))).toBe(false)
    expect(await inPictureTurn(async () => 'fine')).toBe('fine')
  })
})
