// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { shrinkPhoto } from './shrink-photo'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const fileOf = (bytes: number) => new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' })

/** Fakes a browser that reads a picture of this size and writes a JPEG of these bytes. */
function canDraw({ width, height, bytes }: { width: number; height: number; bytes: number }) {
  const sizes: [number, number][] = []
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => {} }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
  ) {
    sizes.push([this.width, this.height])
    done(new Blob([new Uint8Array(bytes)], { type }))
  })
  return sizes
}

describe('shrinkPhoto', () => {
  it("shrinks a camera's photo to a JPEG with the same proportions", async () => {
    const sizes = canDraw({ width: 8000, height: 6000, bytes: 400_000 })
    const sent = await shrinkPhoto(fileOf(6_000_000))
    expect(sizes).toEqual([[2000, 1500]])
    expect([sent.size, sent.type, sent.name]).toEqual([400_000, 'image/jpeg', 'me.png'])
  })

  it('does not change a small file', async () => {
    const sizes = canDraw({ width: 8000, height: 6000, bytes: 1 })
    const file = fileOf(900_000)
    expect(await shrinkPhoto(file)).toBe(file)
    expect(sizes).toEqual([])
  })

  it('returns the file itself if the JPEG is larger', async () => {
    canDraw({ width: 1000, height: 1000, bytes: 3_000_000 })
    const file = fileOf(2_000_000)
    expect(await shrinkPhoto(file)).toBe(file)
  })

  it('returns the file itself if the browser cannot read it', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('cannot be decoded')))
    const file = fileOf(2_000_000)
    expect(await shrinkPhoto(file)).toBe(file)
  })
})
