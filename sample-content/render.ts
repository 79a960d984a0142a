import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { careDays } from './scenes/activities-care'
import { togetherDays } from './scenes/activities-together'
import { courtyard, shareCard } from './scenes/courtyard'
import { emblemSvg, iconSvg } from './scenes/emblem'
import { craftMedallions } from './scenes/medallions-craft'
import { nationMedallions } from './scenes/medallions-nation'
import { care } from './scenes/portfolio-care'
import { learning } from './scenes/portfolio-learning'
import type { Scene } from './scenes/scene'
import { sliders } from './scenes/sliders'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const images = join(root, 'src', 'cms', 'seed', 'images')
const brand = join(root, 'public', 'brand')

const scenes: readonly Scene[] = [
  ...courtyard,
  ...sliders,
  ...learning,
  ...care,
  ...careDays,
  ...togetherDays,
  ...craftMedallions,
  ...nationMedallions,
]

/** --preview DIR writes small PNGs there instead; any other word filters by name. */
const args = process.argv.slice(2)
const previewAt = args.indexOf('--preview')
const preview = previewAt >= 0 ? args[previewAt + 1] : undefined
const words = previewAt >= 0 ? args.filter((_, i) => i !== previewAt && i !== previewAt + 1) : args

const renderScene = async (scene: Scene) => {
  const width = preview ? 1000 : scene.out
  const density = (72 * width) / scene.w
  const image = sharp(Buffer.from(scene.draw()), { density }).resize(width)
  const target = preview
    ? join(preview, scene.file.replace(/\.webp$/, '.png'))
    : join(images, scene.file)
  const data = preview
    ? await image.png().toBuffer()
    : await image.webp({ quality: scene.out > 2000 ? 74 : 82, effort: 6 }).toBuffer()
  await writeFile(target, data)
  console.log(`${scene.file} ${Math.round(data.length / 1024)} KB`)
}

const icons = [
  { file: 'icon-32.png', size: 32, svg: emblemSvg() },
  { file: 'icon-192.png', size: 192, svg: iconSvg(0.78, 12) },
  { file: 'icon-512.png', size: 512, svg: iconSvg(0.78, 12) },
  { file: 'icon-maskable-512.png', size: 512, svg: iconSvg(0.58, 0) },
  { file: 'apple-touch-icon.png', size: 180, svg: iconSvg(0.7, 0) },
] as const

const renderBrand = async () => {
  await writeFile(join(brand, 'emblem.svg'), emblemSvg())
  for (const { file, size, svg } of icons) {
    const png = sharp(Buffer.from(svg), { density: 576 }).resize(size, size)
    await writeFile(join(brand, file), await png.png({ compressionLevel: 9 }).toBuffer())
  }
  const card = sharp(Buffer.from(shareCard())).jpeg({ quality: 84, mozjpeg: true })
  await writeFile(join(brand, 'og.jpg'), await card.toBuffer())
}

await mkdir(preview ?? images, { recursive: true })
await mkdir(brand, { recursive: true })
for (const scene of scenes) {
  if (!words.length || words.some((word) => scene.file.includes(word))) await renderScene(scene)
}
if (!preview && (!words.length || words.includes('brand'))) await renderBrand()
