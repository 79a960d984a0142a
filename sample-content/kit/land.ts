import { c } from './palette'
import {
  circle,
  ellipse,
  g,
  lift,
  type Pt,
  path,
  place,
  polyD,
  r1,
  random,
  rotate,
  sheet,
  times,
} from './svg'

/** The sun as a disc within arcs of light. */
export const sun = (x: number, y: number, r: number, glow: string, disc: string = c.marigold) =>
  [4.3, 3.3, 2.45, 1.7]
    .map((k, i) => circle(x, y, r * k, glow, `opacity="${[0.22, 0.3, 0.4, 0.55][i]}"`))
    .join('') + lift('s', circle(x, y, r, disc))

/** A hill sheet: ridge heights are sampled from a few seeded waves. */
export const hill = (w: number, h: number, y: number, rise: number, seed: number, fill: string) => {
  const rnd = random(seed)
  const [p, q] = [rnd(0, 6.3), rnd(0, 6.3)]
  const pts = times(
    10,
    (i): Pt => [
      -60 + ((w + 120) * i) / 9,
      y - rise * (0.6 * Math.sin(p + i * 0.75) + 0.4 * Math.sin(q + i * 1.55)),
    ],
  )
  return lift('l', sheet(pts, h + 40, fill))
}

/** Rows of a field running to a vanishing point, under the ridge y. */
export const rows = (
  w: number,
  y: number,
  h: number,
  vx: number,
  colors: readonly string[],
  count = 14,
) =>
  times(count, (i) => {
    const x0 = -w * 0.9 + (i * w * 2.8) / count
    const x1 = x0 + (w * 1.4) / count
    const k = 0.16
    const pts: Pt[] = [
      [vx + (x0 - vx) * k, y],
      [vx + (x1 - vx) * k, y],
      [x1, h],
      [x0, h],
    ]
    return path(polyD(pts), colors[i % colors.length] ?? c.neemSoft)
  }).join('')

export const bird = (x: number, y: number, s: number, fill: string, deg = 0) =>
  rotate(
    deg,
    x,
    y,
    path(
      `M${x - s} ${y - s * 0.45}Q${x - s * 0.3} ${y - s * 0.5} ${x} ${y}Q${x + s * 0.3} ${y - s * 0.5} ${x + s} ${y - s * 0.35}Q${x + s * 0.35} ${y - s * 0.2} ${x + s * 0.02} ${y + s * 0.22}Q${x - s * 0.4} ${y - s * 0.22} ${x - s} ${y - s * 0.45}Z`,
      fill,
    ),
  )

export const birds = (x: number, y: number, s: number, fill: string = c.neem) =>
  bird(x, y, s, fill, -6) +
  bird(x + s * 2.6, y - s * 1.1, s * 0.8, fill, 8) +
  bird(x + s * 1.4, y + s * 1.5, s * 0.6, fill, -2)

export const cloud = (x: number, y: number, s: number, fill: string) =>
  place(
    x,
    y,
    s,
    path('M-92 18Q-96 -4 -68 -6Q-62 -32 -30 -28Q-12 -50 18 -38Q44 -40 50 -16Q86 -18 92 18Z', fill),
  )

/** A long soft shadow lying on the ground, away from the low sun. */
export const longShadow = (
  x: number,
  y: number,
  length: number,
  width: number,
  fill: string,
  opacity = 0.14,
) =>
  ellipse(
    x + length * 0.32,
    y + width * 0.3,
    Math.abs(length) * 0.5 + width,
    width,
    fill,
    `opacity="${opacity}"`,
  )

export const pebbles = (
  w: number,
  y0: number,
  y1: number,
  count: number,
  seed: number,
  fill: string,
) => {
  const rnd = random(seed)
  return g(
    '',
    times(count, () => {
      const s = rnd(4, 13)
      return `<ellipse cx="${r1(rnd(0, w))}" cy="${r1(rnd(y0, y1))}" rx="${r1(s)}" ry="${r1(s * 0.34)}" fill="${fill}"/>`
    }).join(''),
  )
}
