import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { imageWidthsPx } from '@/domain/picture'
import { seedImages } from './alt-texts'

it.each(Object.keys(seedImages))('%s exists in every smaller size', async (file) => {
  const widthOf = async (name: string) =>
    (await sharp(path.join(import.meta.dirname, name)).metadata()).width
  const full = await widthOf(file)
  for (const width of imageWidthsPx.filter((smaller) => smaller < full)) {
    expect(await widthOf(file.replace('.webp', `-${width}.webp`))).toBe(width)
  }
})
