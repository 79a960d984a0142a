import { curveD, cut, line, type Pt, path, r1, random, times } from './svg'

export const leafD = (x: number, y: number, length: number, width: number, deg: number): string => {
  const a = (deg * Math.PI) / 180
  const [ux, uy] = [Math.cos(a), Math.sin(a)]
  const [mx, my] = [x + (ux * length) / 2, y + (uy * length) / 2]
  const p = (px: number, py: number) => `${r1(px)} ${r1(py)}`
  const tip = p(x + ux * length, y + uy * length)
  return `M${p(x, y)}Q${p(mx - uy * width, my + ux * width)} ${tip}Q${p(mx + uy * width, my - ux * width)} ${p(x, y)}Z`
}

export const leaf = (
  x: number,
  y: number,
  length: number,
  width: number,
  deg: number,
  fill: string,
) => path(leafD(x, y, length, width, deg), fill)

/** A neem sprig: a bent stem with paired narrow leaflets. */
export const sprig = (
  x: number,
  y: number,
  length: number,
  deg: number,
  fill: string,
  bend = 26,
) => {
  let d = ''
  const pts: Pt[] = [[x, y]]
  let [px, py] = [x, y]
  for (let i = 0; i < 7; i++) {
    const a = ((deg + (bend * i) / 6) * Math.PI) / 180
    px += (Math.cos(a) * length) / 7
    py += (Math.sin(a) * length) / 7
    pts.push([px, py])
    const size = length * (0.34 - 0.026 * i)
    const turn = deg + (bend * i) / 6
    d += leafD(px, py, size, size * 0.3, turn + 52) + leafD(px, py, size, size * 0.3, turn - 52)
  }
  d += leafD(px, py, length * 0.22, length * 0.06, deg + bend)
  return path(d, fill) + line(curveD(pts), fill, length * 0.022)
}

/** A soft rounded mass, a little irregular. */
export const blob = (x: number, y: number, rx: number, ry: number, seed: number, fill: string) => {
  const rnd = random(seed)
  const pts = times(9, (i): Pt => {
    const a = (i / 9) * Math.PI * 2
    const k = 1 + rnd(-0.1, 0.1)
    return [x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k]
  })
  return cut(pts, fill)
}

/** A leafy mass: a soft body with leaves cut all along its edge. */
export const clump = (x: number, y: number, rx: number, ry: number, seed: number, fill: string) => {
  const rnd = random(seed + 90)
  const count = 30
  const edge = times(count, (i) => {
    const a = (i / count) * Math.PI * 2 + rnd(-0.05, 0.05)
    const size = Math.sqrt(rx * ry) * rnd(0.3, 0.42)
    const [ex, ey] = [x + Math.cos(a) * rx * 0.86, y + Math.sin(a) * ry * 0.86]
    const deg = (a * 180) / Math.PI + (Math.cos(a) > 0 ? 24 : -24) + rnd(-12, 12)
    return leafD(ex, ey, size, size * 0.34, deg)
  })
  return blob(x, y, rx * 0.97, ry * 0.97, seed, fill) + path(edge.join(''), fill)
}
