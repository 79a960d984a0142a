import { c, shade, tint } from './palette'
import { circle, cut, ellipse, lift, line, path, place, poly, r1, rect, rotate, times } from './svg'

/** A pile of books seen from the side. */
export const bookPile = (x: number, y: number, s: number, colors: readonly string[]) =>
  place(
    x,
    y,
    s,
    ...colors.map((fill, i) => {
      const w = 62 - ((i * 17) % 22)
      const dx = ((i * 13) % 9) - 4
      return (
        rect(dx - w / 2, -12 * (i + 1), w, 11, fill, 2) +
        rect(dx - w / 2 + 5, -12 * (i + 1) + 3, w - 5, 5, c.white)
      )
    }),
  )

/** An open book held up, in figure units when s = 1. */
export const openBook = (x: number, y: number, s: number, cover: string, deg = 0) =>
  rotate(
    deg,
    x,
    y,
    place(
      x,
      y,
      s,
      poly(
        [
          [-10, -4],
          [0, -1.5],
          [10, -4],
          [10, 4],
          [0, 6.4],
          [-10, 4],
        ],
        cover,
      ),
      path('M-9 -4.6Q-4 -5.8 0 -2.6V4.6Q-4 1.8 -9 3Z', c.white),
      path('M9 -4.6Q4 -5.8 0 -2.6V4.6Q4 1.8 9 3Z', c.paperDeep),
    ),
  )

export const slate = (x: number, y: number, s: number, deg = 0) =>
  rotate(
    deg,
    x,
    y,
    place(
      x,
      y,
      s,
      rect(-8, -6, 16, 12, c.clayDeep, 1.5),
      rect(-6.4, -4.6, 12.8, 9.2, c.ink, 0.6),
      line('M-3.6 -1.4L-.6 -2.4M-3.6 1.8H2.8', c.paper, 0.7),
    ),
  )

/** A black board on an easel with a drawn sun and hills, no letters. */
export const blackboard = (x: number, y: number, s: number) =>
  place(
    x,
    y,
    s,
    line('M-70 0L-48 -150M70 0L48 -150M0 -10V-150', c.bark, 8),
    rect(-92, -182, 184, 124, c.clayDeep, 5),
    rect(-83, -173, 166, 106, c.neemDeep, 2),
    line('M-64 -88Q-38 -128 -12 -96Q16 -138 62 -88', c.paper, 3.4),
    circle(28, -142, 12, c.marigold),
    line('M-60 -150h40M-60 -136h26', c.neemSoft, 3.4),
  )

/** A round water pot. */
export const pot = (x: number, y: number, s: number, fill: string = c.geru) =>
  place(
    x,
    y,
    s,
    path('M-14 -58H14L10 -48C40 -40 42 -4 16 0H-16C-42 -4 -40 -40 -10 -48Z', fill),
    ellipse(0, -58, 15, 3.6, shade(fill, 0.3)),
    line('M-31 -27Q0 -17 31 -27', tint(fill, 0.4), 3),
  )

/** A clay lamp with a flame, and its glow when wanted. */
export const lamp = (x: number, y: number, s: number, glow = 0) =>
  place(
    x,
    y,
    s,
    glow
      ? circle(0, -22, glow * 1.7, c.marigold, 'opacity=".10"') +
          circle(0, -22, glow, c.marigold, 'opacity=".18"')
      : '',
    path('M-26 -10Q0 -3 27 -13Q22 5 3 6H-6Q-24 4 -26 -10Z', c.clayDeep),
    path('M17 -13C8 -25 18 -32 20 -46C30 -34 33 -22 24 -12Z', c.marigold),
    path('M20 -14C15 -21 20 -25 21.4 -32C27 -25 27 -18 23 -13Z', c.marigoldPale),
  )

/** A medical box with a heart-leaf mark (no cross). */
export const medicineBox = (x: number, y: number, s: number) =>
  place(
    x,
    y,
    s,
    line('M-14 -44V-54H14V-44', c.bark, 5),
    rect(-36, -46, 72, 46, c.white, 6),
    rect(-36, -16, 72, 16, c.neem, 4),
    path('M0 -20C-22 -32 -10 -44 0 -35C10 -44 22 -32 0 -20Z', c.geru),
  )

export const bottle = (x: number, y: number, s: number, fill: string) =>
  place(
    x,
    y,
    s,
    rect(-7, -26, 14, 26, fill, 4),
    rect(-4, -33, 8, 8, c.paperDeep, 1.5),
    rect(-7, -18, 14, 9, c.white),
  )

/** A school satchel. */
export const bag = (x: number, y: number, s: number, fill: string) =>
  place(
    x,
    y,
    s,
    line('M-16 -44Q0 -66 16 -44', shade(fill), 5),
    rect(-24, -46, 48, 46, fill, 10),
    path('M-24 -38Q-24 -46 -14 -46H14Q24 -46 24 -38V-26Q0 -12 -24 -26Z', shade(fill, 0.18)),
    rect(-4, -26, 8, 10, c.marigoldPale, 2),
  )

/** A harmonium, a small drum: the music of an evening. */
export const drum = (x: number, y: number, s: number, fill: string = c.geru) =>
  place(
    x,
    y,
    s,
    cut(
      [
        [-22, -38],
        [22, -38],
        [27, -18],
        [18, 0],
        [-18, 0],
        [-27, -18],
      ],
      fill,
      '',
      0.14,
    ),
    ellipse(0, -38, 22, 7, c.paperDeep),
    ellipse(0, -38, 8, 2.6, c.ink),
    line('M-20 -34L-12 -3M-6 -32L-4 0M8 -32L5 0M20 -34L13 -3', tint(fill, 0.5), 2),
  )

/** A watering can in figure units. */
export const wateringCan = (x: number, y: number, fill: string = c.neemMid) =>
  place(
    x,
    y,
    1,
    line('M-2 -9Q8 -17 9 -4', shade(fill), 1.8),
    path('M-7 -8H7L6 5H-6Z', fill),
    path('M6 -2L16 -8L17.4 -6L6 3Z', fill),
  )

/** A placard on a stick with a drawn leaf, heart or drop. */
export const placard = (
  x: number,
  y: number,
  s: number,
  ground: string,
  mark: 'leaf' | 'heart' | 'drop' | 'sun',
) => {
  const marks = {
    leaf:
      path('M-16 10C-18 -14 2 -20 18 -18C18 0 8 16 -16 10Z', c.neem) +
      line('M-16 10L8 -10', c.neemTint, 2),
    heart: path('M0 16C-32 -4 -16 -24 0 -8C16 -24 32 -4 0 16Z', c.geru),
    drop: path('M0 -20C16 0 16 16 0 18C-16 16 -16 0 0 -20Z', c.dusk),
    sun:
      circle(0, 0, 11, c.marigold) +
      line(
        times(8, (i) => {
          const a = i * 0.785
          return `M${r1(Math.cos(a) * 16)} ${r1(Math.sin(a) * 16)}L${r1(Math.cos(a) * 21)} ${r1(Math.sin(a) * 21)}`
        }).join(''),
        c.marigold,
        4,
      ),
  }
  return place(
    x,
    y,
    s,
    rect(-3, 0, 6, 92, c.bark),
    lift('s', rect(-40, -32, 80, 64, ground, 6)),
    marks[mark],
  )
}
