import { archD } from '../kit/buildings'
import * as n from '../kit/nature'
import { c, shade, tint } from '../kit/palette'
import { clip, g, lift, path, picture, rect } from '../kit/svg'
import type { Scene } from './scene'

export const SIZE = 900

/** Three nested arches of paper; the innermost holds the emblem. */
export const medallion = (
  name: string,
  ground: string,
  sky: string,
  ...emblem: string[]
): Scene => ({
  file: `inspiration-${name}.webp`, w: SIZE, h: SIZE, out: SIZE,
  draw: () => {
    const ring = (w: number, h: number, fill: string) =>
      lift('m', path(archD(450, 832, w, h), fill))
    const corner = (flip: boolean) =>
      g(
        flip ? 'translate(900 0) scale(-1 1)' : '',
        n.sprig(40, 44, 190, 22, shade(ground, 0.18), 40),
        n.sprig(40, 44, 130, 66, tint(ground, 0.2), -20),
      )
    return picture(
      SIZE,
      SIZE,
      ground,
      corner(false),
      corner(true),
      ring(668, 780, c.paper),
      ring(620, 738, tint(ground, 0.45)),
      ring(584, 704, c.paper),
      clip(`arch-${name}`, archD(450, 832, 556, 680), rect(0, 0, SIZE, SIZE, sky), ...emblem),
      lift('m', rect(96, 826, 708, 30, c.paper, 6)),
    )
  },
})
