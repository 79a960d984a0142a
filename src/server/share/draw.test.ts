import fs from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { SHARE_HEIGHT_PX, SHARE_WIDTH_PX } from '@/domain/picture'
import { drawSharePicture } from './draw'
import { drawCard } from './draw-card'

/** WhatsApp shows no larger picture. */
const MAX_BYTES = 300_000

const base = {
  locale: 'hi',
  title: 'उत्तर प्रदेश के गाँवों में स्वास्थ्य और संस्कृति',
  name: 'मानवता फ़ाउंडेशन',
  colour: '#123d30',
  logo: fs.readFileSync('public/brand/emblem.svg'),
  picture: null,
} as const
const hero = fs.readFileSync('src/cms/seed/images/hero.webp')

test.each([
  ['with a picture', { picture: hero }],
  ['without one', {}],
  ['with a title as long as it may be', { title: 'व्यवस्थित '.repeat(40), picture: hero }],
])('a share picture %s has the size that messengers want', async (_name, more) => {
  const drawn = await drawSharePicture({ ...base, ...more })
  expect(await sharp(drawn).metadata()).toMatchObject({
    format: 'jpeg',
    width: SHARE_WIDTH_PX,
    height: SHARE_HEIGHT_PX,
  })
  expect(drawn.length).toBeLessThan(MAX_BYTES)
})

test('the title of a share picture leaves no single short word on its last line', async () => {
  const title = 'Empowering Lives, Building Dreams, Creating Hope'
  const drawn = await drawSharePicture({ ...base, locale: 'en', title, picture: hero })
  const [left, top, width, height] = [60, 60, 640, 360]
  const pixels = await sharp(drawn)
    .extract({ left, top, width, height })
    .greyscale()
    .raw()
    .toBuffer()
  const inkOf = (row: number) =>
    Array.from({ length: width }, (_, x) => x).filter((x) => (pixels[row * width + x] ?? 255) < 120)
  const rows = Array.from({ length: height }, (_, row) => inkOf(row))
  const lastRow = rows.findLastIndex((ink) => ink.length > 0)
  // Less than a line's height, so that it takes in nothing of the line above.
  const lastLine = rows.slice(lastRow - 40, lastRow + 1).flat()
  expect(Math.max(...lastLine) - Math.min(...lastLine)).toBeGreaterThan(250)
})

test('a title that is too long is cut only where its place ends', async () => {
  const beginning = 'A hundred and twenty children of Visakhapatnam and the neighbouring'
  const draw = (title: string) =>
    drawSharePicture({
      ...base,
      locale: 'en',
      title: `${title} ${'and more '.repeat(15)}`,
      picture: hero,
    })
  const [villages, towns] = await Promise.all([
    draw(`${beginning} villages`),
    draw(`${beginning} towns`),
  ])
  expect(villages.equals(towns)).toBe(false)
})

test.each(['x', 'क'])('a title of one long word is cut within it: %s', async (letter) => {
  const drawn = await drawSharePicture({ ...base, title: letter.repeat(200) })
  expect((await sharp(drawn).metadata()).height).toBe(SHARE_HEIGHT_PX)
})

test('letters are joined as Hindi joins them', async () => {
  const widthOf = async (title: string) => {
    const drawn = await drawSharePicture({ ...base, title })
    const top = { left: 0, top: 0, width: SHARE_WIDTH_PX, height: 220 }
    const ink = await sharp(drawn).extract(top).png().toBuffer()
    const { info } = await sharp(ink).trim({ threshold: 40 }).toBuffer({ resolveWithObject: true })
    return info.width
  }
  // With a zero-width sign that keeps them apart, the same letters are drawn side by side.
  expect(await widthOf('क्ष')).toBeLessThan(await widthOf('क्‌ष'))
})

test('a Hindi title has the line height of its script on an English page, too', async () => {
  const heightIn = async (locale: 'en' | 'hi') => {
    const top = { left: 0, top: 0, width: 560, height: 440 }
    const ink = await sharp(await drawSharePicture({ ...base, locale }))
      .extract(top)
      .png()
      .toBuffer()
    const { info } = await sharp(ink).trim({ threshold: 40 }).toBuffer({ resolveWithObject: true })
    return info.height
  }
  expect(await heightIn('en')).toBe(await heightIn('hi'))
})

test('emoji, which the typeface lacks, are left out, also where nothing else is written', async () => {
  const draw = (title: string) => drawSharePicture({ ...base, locale: 'en', title })
  expect(
    (await draw('Diwali 🪔✨ in 🇮🇳 our village')).equals(await draw('Diwali in our village')),
  ).toBe(true)
  expect((await sharp(await draw('🎉')).metadata()).width).toBe(SHARE_WIDTH_PX)
})

test('a message of emoji alone leaves the card without one', async () => {
  const card = {
    ...base,
    locale: 'en',
    heading: 'For Asha 🎂',
    line: 'A gift',
    from: 'Ravi',
  } as const
  const drawn = await drawCard({ ...card, message: '🎉🎉' })
  expect(drawn.equals(await drawCard({ ...card, heading: 'For Asha', message: null }))).toBe(true)
})

test.each([
  ['a long name without a blank', 'X'.repeat(120)],
  ['a name of invisible signs', '\u200B'],
])('%s leaves the share picture whole', async (_case, name) => {
  const drawn = await drawSharePicture({ ...base, name, title: name, picture: hero })
  expect((await sharp(drawn).metadata()).width).toBe(SHARE_WIDTH_PX)
})

test('what looks like markup is drawn as it is written', async () => {
  const drawn = await drawSharePicture({ ...base, locale: 'en', title: '<b>&amp; "x"</b>' })
  expect((await sharp(drawn).metadata()).width).toBe(SHARE_WIDTH_PX)
})

test('the focus of a picture stays in sight', async () => {
  // Left half red, right half blue, and far wider than its place.
  const half = { width: 1000, height: 600, channels: 3 } as const
  const blue = await sharp({ create: { ...half, background: '#00f' } })
    .png()
    .toBuffer()
  const picture = await sharp({ create: { ...half, width: 2000, background: '#f00' } })
    .composite([{ input: blue, left: 1000, top: 0 }])
    .png()
    .toBuffer()
  const colourAt = async (x: number) => {
    const drawn = await drawSharePicture({ ...base, picture, focus: { x, y: 50 } })
    const place = { left: SHARE_WIDTH_PX - 240, top: 300, width: 1, height: 1 }
    const [red = 0, , blueness = 0] = await sharp(drawn).extract(place).raw().toBuffer()
    return red > blueness ? 'red' : 'blue'
  }
  expect([await colourAt(10), await colourAt(90)]).toEqual(['red', 'blue'])
})
