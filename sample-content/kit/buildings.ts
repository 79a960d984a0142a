import { c, mix, shade, tint } from './palette'
import { circle, lift, line, path, polyD, r1, rect, times } from './svg'

export const archD = (x: number, y: number, w: number, h: number): string => {
  const r = w / 2
  const spring = y - h + r * 1.05
  return `M${r1(x - r)} ${y}V${r1(spring)}C${r1(x - r)} ${r1(spring - r * 0.62)} ${r1(x - r * 0.36)} ${r1(y - h + r * 0.1)} ${x} ${r1(y - h)}C${r1(x + r * 0.36)} ${r1(y - h + r * 0.1)} ${r1(x + r)} ${r1(spring - r * 0.62)} ${r1(x + r)} ${r1(spring)}V${y}Z`
}

export const arch = (x: number, y: number, w: number, h: number, fill: string) =>
  path(archD(x, y, w, h), fill)

/** A pierced screen: diamonds cut in a grid. */
export const jaali = (
  x: number,
  y: number,
  w: number,
  h: number,
  cell: number,
  hole: string,
  frame: string,
) => {
  const [nx, ny] = [Math.round(w / cell), Math.round(h / cell)]
  const [sx, sy] = [w / nx, h / ny]
  const holes = times(nx * ny, (i) => {
    const [cx, cy] = [x + ((i % nx) + 0.5) * sx, y + (Math.floor(i / nx) + 0.5) * sy]
    return polyD([
      [cx, cy - sy * 0.38],
      [cx + sx * 0.38, cy],
      [cx, cy + sy * 0.38],
      [cx - sx * 0.38, cy],
    ])
  })
  return rect(x, y, w, h, frame, 3) + path(holes.join(''), hole)
}

interface HouseOptions {
  x: number
  y: number
  w: number
  h: number
  wall?: string
  band?: string
  door?: string
  screen?: boolean
}

/** A lime-washed house: flat roof, red-earth band at the foot, arched door, jaali window. */
export const house = ({
  x,
  y,
  w,
  h,
  wall = c.white,
  band = c.clayDeep,
  door = c.neem,
  screen = true,
}: HouseOptions) => {
  const roof = h * 0.07
  const doorX = x + w * 0.3
  const window = screen
    ? jaali(
        x + w * 0.58,
        y - h * 0.68,
        w * 0.26,
        h * 0.28,
        w * 0.052,
        shade(band, 0.3),
        mix(wall, c.clay, 0.4),
      )
    : ''
  return lift(
    'm',
    rect(x, y - h, w, h, wall),
    rect(x - w * 0.025, y - h - roof, w * 1.05, roof, tint(band, 0.3), 2),
    rect(x, y - h, w, h * 0.035, mix(wall, c.clay, 0.5)),
    rect(x, y - h * 0.16, w, h * 0.16, band),
    arch(doorX, y, w * 0.25, h * 0.66, mix(wall, c.clay, 0.55)),
    arch(doorX, y, w * 0.19, h * 0.6, door),
    line(`M${r1(doorX)} ${y}V${r1(y - h * 0.6)}`, shade(door, 0.3), w * 0.008),
    window,
  )
}

/** A mud hut with a thatch roof. */
export const hut = (
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string = c.clay,
  thatch: string = c.clayDeep,
) =>
  lift(
    'm',
    rect(x, y - h * 0.6, w, h * 0.6, wall),
    rect(x, y - h * 0.09, w, h * 0.09, shade(wall, 0.14)),
    arch(x + w * 0.34, y, w * 0.2, h * 0.42, shade(wall, 0.55)),
    circle(x + w * 0.7, y - h * 0.32, w * 0.05, shade(wall, 0.45)),
    path(
      `M${x - w * 0.14} ${y - h * 0.5}Q${x + w * 0.16} ${y - h * 0.72} ${x + w * 0.24} ${y - h}H${x + w * 0.76}Q${x + w * 0.84} ${y - h * 0.72} ${x + w * 1.14} ${y - h * 0.5}Q${x + w * 0.5} ${y - h * 0.58} ${x - w * 0.14} ${y - h * 0.5}Z`,
      thatch,
    ),
    line(
      times(
        5,
        (i) =>
          `M${r1(x + w * (0.12 + i * 0.19))} ${r1(y - h * 0.58)}L${r1(x + w * (0.3 + i * 0.1))} ${r1(y - h * 0.94)}`,
      ).join(''),
      shade(thatch, 0.2),
      w * 0.008,
    ),
  )

/** A long wall with arched openings; what stands inside is passed as a backdrop. */
export const arcade = (
  x: number,
  y: number,
  w: number,
  h: number,
  bays: number,
  wall: string,
  inside: string,
  band: string,
) => {
  const bay = w / bays
  const openings = times(bays, (i) => archD(x + bay * (i + 0.5), y, bay * 0.74, h * 0.8)).join('')
  const outline = `M${x} ${y}V${y - h}H${x + w}V${y}Z`
  return (
    rect(x, y - h, w, h, inside) +
    lift(
      'm',
      `<path d="${outline}${openings}" fill="${wall}" fill-rule="evenodd"/>`,
      times(bays + 1, (i) =>
        rect(x + bay * i - bay * 0.13, y - h * 0.09, bay * 0.26, h * 0.09, band),
      ).join(''),
    ) +
    lift(
      's',
      rect(x - 16, y - h - h * 0.07, w + 32, h * 0.07, tint(band, 0.3)),
      rect(x - 6, y - h, w + 12, h * 0.025, mix(wall, c.clay, 0.55)),
    )
  )
}

/** A raised platform with a step. */
export const plinth = (x: number, y: number, w: number, h: number, fill: string) =>
  lift('m', rect(x, y, w, h, fill), rect(x, y, w, h * 0.2, tint(fill, 0.35)))

/** A low courtyard wall with a soft top and a painted band. */
export const lowWall = (
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string = c.white,
  band: string = c.clay,
) =>
  lift(
    'm',
    rect(x, y - h, w, h, wall, 8),
    rect(x, y - h * 0.22, w, h * 0.22, band),
    rect(x - 6, y - h - 8, w + 12, 16, mix(wall, band, 0.35), 8),
  )

/** An awning of striped cloth on two poles. */
export const awning = (
  x: number,
  y: number,
  w: number,
  h: number,
  drop: number,
  a: string,
  b: string,
) => {
  const stripes = 10
  const sw = w / stripes
  const valance = times(stripes, (i) => {
    const sx = x + i * sw
    return path(
      `M${r1(sx)} ${y}L${r1(sx - (i < 5 ? 1 : -1) * 0)} ${r1(y + drop)}Q${r1(sx + sw / 2)} ${r1(y + drop * 1.4)} ${r1(sx + sw)} ${r1(y + drop)}V${y}Z`,
      i % 2 ? a : b,
    )
  })
  const top = times(stripes, (i) =>
    path(
      polyD([
        [x + w * 0.08 + i * sw * 0.84, y - drop * 1.5],
        [x + w * 0.08 + (i + 1) * sw * 0.84, y - drop * 1.5],
        [x + (i + 1) * sw, y],
        [x + i * sw, y],
      ]),
      shade(i % 2 ? a : b, 0.1),
    ),
  )
  return (
    rect(x + 10, y, 10, h, c.bark) +
    rect(x + w - 20, y, 10, h, c.bark) +
    lift('m', ...top, ...valance)
  )
}

/** A string of small paper flags or lights between two points, sagging. */
export const bunting = (
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
  colors: readonly string[],
  size = 26,
  round = false,
) => {
  const count = Math.max(4, Math.round(Math.abs(x1 - x0) / (size * 1.7)))
  const at = (t: number) =>
    [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)] as const
  const flags = times(count, (i) => {
    const [fx, fy] = at((i + 0.5) / count)
    const fill = colors[i % colors.length] ?? c.marigold
    return round
      ? circle(fx, fy + size * 0.4, size * 0.34, fill)
      : path(
          polyD([
            [fx - size * 0.46, fy],
            [fx + size * 0.46, fy],
            [fx, fy + size],
          ]),
          fill,
        )
  })
  const [mx, my] = at(0.5)
  return (
    line(`M${x0} ${y0}Q${r1(mx)} ${r1(my + sag)} ${x1} ${y1}`, c.bark, 2.5) + lift('s', ...flags)
  )
}
