import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { careDays } from './scenes/activities-care'
import { togetherDays } from './scenes/activities-together'
import { courtyard } from './scenes/courtyard'
import { emblemSvg, iconSvg } from './scenes/emblem'
import { craftMedallions } from './scenes/medallions-craft'
import { nationMedallions } from './scenes/medallions-nation'
import { care } from './scenes/portfolio-care'
import { learning } from './scenes/portfolio-learning'
import type { Scene } from './scenes/scene'
import { sliders } from './scenes/sliders'

/** The widths of src/domain/picture.ts; a picture that is no wider is used as it is. */
const SMALLER_PX = [400, 800, 1600]

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

const draw = (scene: Scene, width: number) =>
  sharp(Buffer.from(scene.draw()), { density: (72 * width) / scene.w }).resize(width)

const renderScene = async (scene: Scene) => {
  if (preview) {
    const png = await draw(scene, 1000).png().toBuffer()
    await writeFile(join(preview, scene.file.replace(/\.webp$/, '.png')), png)
    return
  }
  for (const width of [scene.out, ...SMALLER_PX.filter((smaller) => smaller < scene.out)]) {
    const quality = width < scene.out ? 75 : width > 2000 ? 74 : 82
    const data = await draw(scene, width).webp({ quality, effort: 6 }).toBuffer()
    const file = width === scene.out ? scene.file : scene.file.replace(/\.webp$/, `-${width}.webp`)
    await writeFile(join(images, file), data)
    console.log(`${file} ${Math.round(data.length / 1024)} KB`)
  }
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
}

await mkdir(preview ?? images, { recursive: true })
await mkdir(brand, { recursive: true })
for (const scene of scenes) {
  if (!words.length || words.some((word) => scene.file.includes(word))) await renderScene(scene)
}
if (!preview && (!words.length || words.includes('brand'))) await renderBrand()
