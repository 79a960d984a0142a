import { arch, archD } from './buildings'
import { hill, neem, sun } from './nature'
import { c, mix, shade, tint } from './palette'
import { circle, clip, ellipse, lift, line, path, r1, random, rect, times } from './svg'

const spines = [c.geru, c.neemMid, c.marigold, c.dusk, c.clayPale, c.clayDeep, c.white, c.neemSoft]

/** A bookcase of given rows, filled by a seeded hand. */
export const shelf = (
  x: number,
  y: number,
  w: number,
  h: number,
  levels: number,
  seed: number,
  wood: string = c.bark,
) => {
  const rnd = random(seed)
  const level = h / levels
  const books = times(levels, (row) => {
    const base = y - h + level * (row + 1) - 10
    const out: string[] = []
    let at = x + 16
    while (at < x + w - 40) {
      const bw = rnd(13, 26)
      const bh = level * rnd(0.52, 0.78)
      const fill = spines[Math.floor(rnd(0, spines.length))] ?? c.geru
      if (rnd() > 0.1)
        out.push(
          rect(at, base - bh, bw, bh, fill, 2),
          rect(at + 3, base - bh * 0.8, bw - 6, 3, tint(fill, 0.6)),
        )
      at += bw + 2
    }
    return out.join('') + rect(x, base, w, 10, wood)
  })
  return lift(
    'm',
    rect(x - 10, y - h - 12, w + 20, h + 12, wood, 6),
    rect(x, y - h, w, h, shade(wood, 0.35)),
    ...books,
  )
}

/** An arched window onto the morning: sun, hills and a tree. */
export const morningWindow = (
  id: string,
  x: number,
  y: number,
  w: number,
  h: number,
  sky: string,
  rim: string = c.white,
) =>
  lift('m', arch(x, y + 10, w + 44, h + 32, rim)) +
  clip(
    id,
    archD(x, y, w, h),
    rect(x - w, y - h, w * 2, h, sky),
    sun(x + w * 0.12, y - h * 0.46, w * 0.17, c.marigoldSoft),
    hill(x + w, y, y - h * 0.3, h * 0.06, 5, c.neemPale),
    hill(x + w, y, y - h * 0.17, h * 0.05, 9, c.neemSoft),
    neem({ x: x - w * 0.34, y: y - h * 0.02, h: h * 0.72, seed: 6, spread: 0.36 }),
  ) +
  lift('s', rect(x - w / 2 - 40, y, w + 80, 20, rim, 4))

/** A round woven mat of rings. */
export const mat = (x: number, y: number, rx: number, ry: number, a: string, b: string) =>
  lift(
    's',
    ...[1, 0.92, 0.86, 0.6, 0.55].map((k, i) =>
      ellipse(x, y - i * 2, rx * k, ry * k, i % 2 ? b : a),
    ),
  )

/** The floor of a room, with a painted line along the wall's foot. */
export const floor = (w: number, h: number, y: number, fill: string, band: string) =>
  rect(0, y - 56, w, 56, band) + lift('l', rect(-20, y, w + 40, h, fill))

/** Lengths of cloth hung to dry or to show, their lower edges swaying. */
export const hungCloths = (
  x: number,
  y: number,
  w: number,
  drop: number,
  colors: readonly string[],
  seed: number,
) => {
  const rnd = random(seed)
  const each = w / colors.length
  return (
    line(`M${x - 30} ${y - 8}Q${r1(x + w / 2)} ${y + 10} ${x + w + 30} ${y - 8}`, c.bark, 4) +
    lift(
      'm',
      ...colors.map((fill, i) => {
        const [cx, cw, d] = [x + i * each, each * 0.86, drop * rnd(0.72, 1)]
        const edge = `Q${r1(cx + cw * 0.75)} ${r1(y + d + 20)} ${r1(cx + cw * 0.5)} ${r1(y + d)}T${r1(cx)} ${r1(y + d)}`
        return (
          path(`M${r1(cx)} ${y}H${r1(cx + cw)}V${r1(y + d)}${edge}Z`, fill) +
          rect(cx, y + d * 0.8, cw, d * 0.05, mix(fill, c.marigoldPale, 0.5)) +
          line(
            `M${r1(cx + cw * 0.34)} ${y + 4}V${r1(y + d * 0.72)}M${r1(cx + cw * 0.68)} ${y + 4}V${r1(y + d * 0.64)}`,
            shade(fill, 0.14),
            2.4,
          )
        )
      }),
    )
  )
}

/** A hanging globe of paper. */
export const paperLamp = (
  x: number,
  top: number,
  y: number,
  r: number,
  fill: string = c.marigoldPale,
) =>
  line(`M${x} ${top}V${y}`, c.bark, 3) +
  lift('s', circle(x, y + r, r, fill), ellipse(x, y + r, r * 0.5, r, tint(fill, 0.4)))
