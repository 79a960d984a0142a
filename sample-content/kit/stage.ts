import { hill, marigolds, tuft } from './nature'
import { c, tint } from './palette'
import { lift, type Pt, path, polyD, random, times } from './svg'

/** A nearly level sheet of earth from y down. */
export const earth = (w: number, h: number, y: number, fill: string, seed: number) =>
  hill(w, h, y, 16, seed, fill)

/** The dark strip nearest the eye, with tufts and marigolds at the sides. */
export const foreground = (
  w: number,
  h: number,
  seed: number,
  fill: string = c.neem,
  bloom: string = c.marigold,
) => {
  const rnd = random(seed)
  const blade = tint(fill, 0.18)
  const flower = (x: number, s: number, color: string) =>
    marigolds(x, h + 4, s, Math.round(x), color)
  const tufts = times(3, (i) =>
    tuft(w * (0.26 + 0.24 * i) + rnd(-60, 60), h + 8, rnd(60, 100), blade, seed + i),
  )
  return (
    hill(w, h, h - 58, 22, seed, fill) +
    lift(
      's',
      flower(rnd(80, 160), rnd(120, 150), bloom),
      flower(rnd(230, 290), 96, c.clay),
      ...tufts,
      flower(w - rnd(80, 150), rnd(120, 150), bloom),
      flower(w - rnd(230, 280), 90, c.marigoldPale),
    )
  )
}

/** A slanting shaft of morning light laid over a picture. */
export const lightShaft = (pts: readonly Pt[], fill: string = c.marigoldPale, opacity = 0.22) =>
  path(polyD(pts), fill, `opacity="${opacity}"`)
