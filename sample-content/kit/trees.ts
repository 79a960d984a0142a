import { blob, clump, leaf, sprig } from './leaves'
import { c, mix, shade, tint } from './palette'
import { lift, line, type Pt, path, r1, random, taper, times } from './svg'

interface TreeOptions {
  x: number
  y: number
  h: number
  seed: number
  spread?: number
  lean?: number
  greens?: readonly [string, string, string]
  trunk?: string
}

/** A neem: bent trunk, three tiers of leaf masses, sprigs hanging at the edge. */
export const neem = ({
  x,
  y,
  h,
  seed,
  spread = 0.5,
  lean = 0,
  greens = [c.neemDeep, c.neem, c.neemMid],
  trunk = c.bark,
}: TreeOptions) => {
  const rnd = random(seed)
  const top: Pt = [x + lean * h, y - h * 0.62]
  const w = h * 0.045
  const fork: Pt = [x + lean * h * 0.35, y - h * 0.34]
  const limbTo = (dx: number, dy: number, k: number) =>
    taper(fork, [top[0] + dx * h, top[1] + dy * h], w * k, w * 0.2, trunk)
  const wood =
    path(
      `M${r1(x - w * 2.1)} ${y}Q${r1(x - w * 0.9)} ${r1(y - h * 0.06)} ${r1(fork[0] - w * 0.8)} ${r1(fork[1])}L${r1(fork[0] + w * 0.8)} ${r1(fork[1])}Q${r1(x + w)} ${r1(y - h * 0.08)} ${r1(x + w * 2.3)} ${y}Z`,
      trunk,
    ) +
    limbTo(-spread * 0.6, -0.02, 0.6) +
    limbTo(spread * 0.62, 0.02, 0.6) +
    limbTo(0.02, -0.12, 0.7)
  const tier = (count: number, rise: number, r: number, wide: number, fill: string, s: number) =>
    times(count, (i) => {
      const t = count === 1 ? 0 : (i / (count - 1)) * 2 - 1
      const cy = top[1] - h * (rise - 0.13 * t * t) + rnd(-0.015, 0.015) * h
      const size = h * r * (1 - 0.18 * Math.abs(t)) * rnd(0.92, 1.08)
      return clump(top[0] + t * spread * h * wide, cy, size * 1.2, size * 0.86, seed + s + i, fill)
    }).join('')
  const hang = (count: number, fill: string, dy: number, wide: number, size: number) =>
    times(count, (i) => {
      const t = (i / (count - 1)) * 2 - 1
      const deg = 90 - t * 30 + rnd(-10, 10)
      const y0 = top[1] + h * (dy + 0.04 * t * t)
      return sprig(
        top[0] + t * spread * h * wide,
        y0,
        h * size * rnd(0.85, 1.15),
        deg,
        fill,
        t > 0 ? -20 : 20,
      )
    }).join('')
  return (
    lift(
      's',
      wood,
      hang(11, greens[0], 0.1, 0.92, 0.15),
      tier(5, -0.02, 0.16, 0.76, greens[0], 1),
    ) +
    lift('s', tier(4, 0.11, 0.15, 0.6, greens[1], 20)) +
    hang(6, mix(greens[1], greens[0], 0.6), 0, 0.56, 0.12) +
    lift('s', tier(4, 0.21, 0.1, 0.4, mix(greens[1], greens[2], 0.72), 40)) +
    hang(5, mix(greens[2], greens[1], 0.62), -0.2, 0.4, 0.1)
  )
}

/** A banyan: many stems, a wide low crown and hanging roots. */
export const banyan = (
  x: number,
  y: number,
  h: number,
  seed: number,
  greens: readonly [string, string],
  trunk: string = c.barkDeep,
) => {
  const rnd = random(seed)
  const p = (dx: number, dy: number) => `${r1(x + dx * h)} ${r1(y - dy * h)}`
  const stems = [
    path(
      `M${p(-0.26, 0)}C${p(-0.12, 0.06)} ${p(-0.1, 0.3)} ${p(-0.2, 0.6)}L${p(0.2, 0.6)}C${p(0.08, 0.3)} ${p(0.12, 0.06)} ${p(0.27, 0)}Q${p(0.12, 0.03)} ${p(0.07, 0)}Q${p(-0.03, 0.05)} ${p(-0.1, 0)}Q${p(-0.15, 0.03)} ${p(-0.26, 0)}Z`,
      trunk,
    ),
    line(
      `M${p(-0.06, 0.04)}C${p(-0.03, 0.2)} ${p(-0.04, 0.3)} ${p(-0.09, 0.5)}M${p(0.04, 0.05)}C${p(0.02, 0.2)} ${p(0.03, 0.3)} ${p(0.08, 0.5)}`,
      shade(trunk, 0.4),
      h * 0.008,
    ),
    taper([x - h * 0.44, y], [x - h * 0.4, y - h * 0.6], h * 0.016, h * 0.022, trunk),
    taper([x + h * 0.47, y], [x + h * 0.42, y - h * 0.6], h * 0.014, h * 0.022, trunk),
  ]
  const roots = times(12, (i) => {
    const rx = x + (i / 11 - 0.5) * h * 1.25
    return line(`M${r1(rx)} ${r1(y - h * 0.5)}v${r1(h * rnd(0.12, 0.4))}`, trunk, h * 0.009)
  })
  const crown = (count: number, cy: number, r: number, fill: string) =>
    times(count, (i) => {
      const t = (i / (count - 1)) * 2 - 1
      return clump(
        x + t * h * 0.62,
        y - h * (cy - 0.12 * t * t),
        h * r * 1.3,
        h * r,
        seed + i,
        fill,
      )
    })
  return (
    lift('m', ...stems, ...roots, ...crown(5, 0.66, 0.2, greens[0])) +
    lift('s', ...crown(3, 0.8, 0.16, greens[1]))
  )
}

/** A distant round tree of two pieces. */
export const farTree = (x: number, y: number, h: number, fill: string, seed: number) =>
  taper([x, y], [x, y - h * 0.5], h * 0.035, h * 0.025, shade(fill, 0.3)) +
  blob(x, y - h * 0.64, h * 0.34, h * 0.36, seed, fill) +
  blob(x + h * 0.2, y - h * 0.52, h * 0.22, h * 0.2, seed + 3, fill) +
  blob(x - h * 0.22, y - h * 0.5, h * 0.2, h * 0.18, seed + 5, fill)

export const sapling = (x: number, y: number, h: number, fill: string = c.neemMid) =>
  line(
    `M${r1(x)} ${r1(y)}Q${r1(x - h * 0.04)} ${r1(y - h * 0.5)} ${r1(x + h * 0.02)} ${r1(y - h * 0.8)}`,
    shade(fill),
    h * 0.04,
  ) +
  [
    [-150, 0.35],
    [-25, 0.45],
    [-140, 0.6],
    [-40, 0.68],
    [-90, 0.76],
  ]
    .map(([deg = 0, k = 0]) =>
      leaf(x, y - h * k, h * 0.36, h * 0.12, deg, deg < -90 ? fill : tint(fill, 0.16)),
    )
    .join('')
