import { type FigureOptions, figure, type Look } from './figure'
import { type LookName, looks } from './looks'
import { longShadow, sapling } from './nature'
import { c } from './palette'
import type { PoseName } from './poses'
import { openBook, slate, wateringCan } from './props'
import { lift, line, path, rect } from './svg'

export type Who = LookName | Look
export type Person = readonly [
  x: number,
  y: number,
  h: number,
  pose: PoseName,
  who: Who,
  options?: FigureOptions,
]

const isChild = (who: Who) => typeof who === 'string' && /^(girl|boy)/.test(who)

/** One person; children get a child's proportions. */
export const person = ([x, y, h, pose, who, options]: Person): string =>
  figure(x, y, h, pose, typeof who === 'string' ? looks[who] : who, {
    child: isChild(who),
    ...options,
  })

/** People on layers of paper, the farthest first, with long shadows away from the sun. */
export const crowd = (people: readonly Person[], reach = 0.3, fill: string = c.ink): string => {
  const ordered = [...people].sort((a, b) => a[1] - b[1])
  const shadows = ordered.map(([x, y, h, pose]) => {
    const wide = pose === 'stand' || pose === 'walk' || pose === 'stoop' ? 0.026 : 0.042
    return longShadow(x, y - h * 0.012, h * reach, h * wide, fill, 0.13)
  })
  return (reach ? shadows.join('') : '') + ordered.map((one) => lift('s', person(one))).join('')
}

/** The same people drawn larger or smaller around a point. */
export const gather = (cx: number, cy: number, k: number, people: readonly Person[]): Person[] =>
  people.map(([x, y, h, pose, who, options]) => [
    ...([cx + (x - cx) * k, cy + (y - cy) * k, h * k, pose, who, options] as const),
  ])

/** What hands do, to be spread into a person's options. */
export const facingLeft: FigureOptions = { flip: true }
export const reading = (cover: string): FigureOptions => ({
  near: [8, -16],
  hold: openBook(13, -17, 0.95, cover),
})
export const writing = (deg = 5): FigureOptions => ({
  near: [8, -17],
  hold: slate(14, -20, 1, deg),
})
export const raisingHand: FigureOptions = { far: [13, -70], bendFar: -1 }
export const explaining = (cover: string): FigureOptions => ({
  far: [30, -74],
  near: [9, -58],
  hold: openBook(11, -60, 0.95, cover),
})
export const carryingSapling = (leaves: string, potColor: string): FigureOptions => ({
  near: [13, -53],
  far: [18, -53],
  hold: sapling(15, -56, 34, leaves) + path('M9 -58H21L19 -48H11Z', potColor),
})
export const watering = (x: number, y: number, fill?: string): FigureOptions => ({
  near: [x, y],
  hold: wateringCan(x + 2, y + 6, fill),
})
export const carrying = (fill: string, band: string = c.paper): FigureOptions => ({
  near: [14, -56],
  far: [19, -56],
  hold: rect(4, -64, 20, 12, fill, 2.4) + rect(11, -64, 4, 12, band),
})
export const withStaff: FigureOptions = {
  near: [16, -42],
  hold: line('M17 -47L19 0', c.bark, 2),
}
export const joinedHands: FigureOptions = { near: [3, -26], far: [6, -26] }
