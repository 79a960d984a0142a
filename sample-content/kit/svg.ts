export type Pt = readonly [number, number]

export const r1 = (v: number): string => String(Math.round(v * 100) / 100)

/** Seeded random (mulberry32): the same seed always cuts the same paper. */
export const random = (seed: number) => {
  let s = seed >>> 0
  const next = () => {
    s = (s + 0x6d2b79f5) >>> 0
    let t = Math.imul(s ^ (s >>> 15), 1 | s)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return (min = 0, max = 1) => min + next() * (max - min)
}

export const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i))

export const path = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}" ${extra}/>`

export const line = (d: string, stroke: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${r1(width)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`

export const circle = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${r1(x)}" cy="${r1(y)}" r="${r1(r)}" fill="${fill}" ${extra}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = '') =>
  `<ellipse cx="${r1(x)}" cy="${r1(y)}" rx="${r1(rx)}" ry="${r1(ry)}" fill="${fill}" ${extra}/>`

export const rect = (x: number, y: number, w: number, h: number, fill: string, rx = 0): string =>
  `<rect x="${r1(x)}" y="${r1(y)}" width="${r1(w)}" height="${r1(h)}" fill="${fill}" rx="${rx}"/>`

const at = (pts: readonly Pt[], i: number): Pt => pts[i] ?? [0, 0]

export const polyD = (pts: readonly Pt[]): string =>
  `M${pts.map(([x, y]) => `${r1(x)} ${r1(y)}`).join('L')}Z`

export const poly = (pts: readonly Pt[], fill: string, extra = ''): string =>
  path(polyD(pts), fill, extra)

/** A smooth curve (Catmull-Rom) through the points. */
export const curveD = (pts: readonly Pt[], closed = false, k = 1 / 6): string => {
  const count = pts.length
  const pick = (i: number) =>
    closed ? at(pts, (i + count) % count) : at(pts, Math.max(0, Math.min(count - 1, i)))
  const first = at(pts, 0)
  let d = `M${r1(first[0])} ${r1(first[1])}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, e, f] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)]
    d += `C${r1(b[0] + (e[0] - a[0]) * k)} ${r1(b[1] + (e[1] - a[1]) * k)} `
    d += `${r1(e[0] - (f[0] - b[0]) * k)} ${r1(e[1] - (f[1] - b[1]) * k)} ${r1(e[0])} ${r1(e[1])}`
  }
  return closed ? `${d}Z` : d
}

/** A closed soft shape cut through the points. */
export const cut = (pts: readonly Pt[], fill: string, extra = '', k = 1 / 6): string =>
  path(curveD(pts, true, k), fill, extra)

/** A sheet whose top edge is a smooth curve and which falls to the given bottom. */
export const sheet = (pts: readonly Pt[], bottom: number, fill: string): string => {
  const last = at(pts, pts.length - 1)
  return path(
    `${curveD(pts)}L${r1(last[0])} ${r1(bottom)}L${r1(at(pts, 0)[0])} ${r1(bottom)}Z`,
    fill,
  )
}

/** One limb segment, wider at one end than at the other, with round ends. */
export const taper = (a: Pt, b: Pt, wa: number, wb: number, fill: string): string => {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const nx = -(b[1] - a[1]) / length
  const ny = (b[0] - a[0]) / length
  const p = (q: Pt, w: number) => `${r1(q[0] + nx * w)} ${r1(q[1] + ny * w)}`
  const d = `M${p(a, wa)}L${p(b, wb)}A${r1(wb)} ${r1(wb)} 0 0 0 ${p(b, -wb)}L${p(a, -wa)}A${r1(wa)} ${r1(wa)} 0 0 0 ${p(a, wa)}Z`
  return path(d, fill)
}

export const g = (transform: string, ...body: string[]): string =>
  `<g transform="${transform}">${body.join('')}</g>`

export const place = (x: number, y: number, scale: number, ...body: string[]): string =>
  g(`translate(${r1(x)} ${r1(y)}) scale(${Math.round(scale * 1000) / 1000})`, ...body)

export const rotate = (deg: number, x: number, y: number, ...body: string[]): string =>
  g(`rotate(${r1(deg)} ${r1(x)} ${r1(y)})`, ...body)

/** Lifts its contents off the sheet below with a soft offset shadow. */
export const lift = (depth: 's' | 'm' | 'l', ...body: string[]): string =>
  `<g filter="url(#lift-${depth})">${body.join('')}</g>`

/** Shows only what falls inside the outline d. */
export const clip = (id: string, d: string, ...body: string[]): string =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${body.join('')}</g>`

const shadow = (id: string, dx: number, dy: number, blur: number, opacity: number) =>
  `<filter id="lift-${id}" x="-15%" y="-15%" width="130%" height="135%"><feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="#2A211B" flood-opacity="${opacity}"/></filter>`

const grain = `<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 .16  0 0 0 0 .13  0 0 0 0 .1  .6 .2 0 0 -.28"/></filter>`
const fibre = `<filter id="fibre" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".02 .05" numOctaves="3" seed="4"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 .98  0 0 0 0 .92  0 .9 0 0 -.36"/></filter>`

/** A finished picture: layers, then fibre and grain of the paper over all. */
export const picture = (w: number, h: number, ground: string, ...layers: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><defs>${shadow('s', 2, 3, 2.5, 0.2)}${shadow('m', 4, 6, 6, 0.2)}${shadow('l', 0, -3, 12, 0.2)}${grain}${fibre}</defs>${rect(0, 0, w, h, ground)}${layers.join('')}<rect width="${w}" height="${h}" filter="url(#fibre)" opacity=".12"/><rect width="${w}" height="${h}" filter="url(#grain)" opacity=".16"/></svg>`
