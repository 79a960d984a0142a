import { c, shade, tint } from './palette'
import { bottle } from './small-props'
import { circle, ellipse, lift, line, path, place, r1, rect, times } from './svg'

/** A string cot, seen from the long side. */
export const cot = (x: number, y: number, w: number, h: number, weave: string = c.sand) =>
  rect(x + w * 0.03, y - h, w * 0.035, h, c.bark, 4) +
  rect(x + w * 0.935, y - h, w * 0.035, h, c.bark, 4) +
  rect(x, y - h * 0.82, w, h * 0.34, weave, 6) +
  line(
    times(
      Math.round(w / 16),
      (i) =>
        `M${r1(x + 10 + i * 16)} ${r1(y - h * 0.8)}l14 ${r1(h * 0.3)}m0 ${r1(-h * 0.3)}l-14 ${r1(h * 0.3)}`,
    ).join(''),
    shade(weave, 0.22),
    2,
  ) +
  rect(x - 4, y - h * 0.9, w + 8, h * 0.14, c.bark, 6)

export const table = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string = c.clayDeep,
  cloth?: string,
) =>
  rect(x + w * 0.06, y - h, w * 0.05, h, shade(fill, 0.3)) +
  rect(x + w * 0.89, y - h, w * 0.05, h, shade(fill, 0.3)) +
  (cloth
    ? path(
        `M${x} ${y - h}H${x + w}L${x + w * 1.01} ${y - h * 0.34}Q${x + w * 0.5} ${y - h * 0.26} ${x - w * 0.01} ${y - h * 0.34}Z`,
        cloth,
      )
    : '') +
  rect(x - 6, y - h - 6, w + 12, 14, cloth ? tint(cloth, 0.25) : fill, 4)

export const stool = (x: number, y: number, w: number, h: number, fill: string = c.clayDeep) =>
  line(
    `M${x - w * 0.36} ${y - h}L${x - w * 0.46} ${y}M${x + w * 0.36} ${y - h}L${x + w * 0.46} ${y}`,
    shade(fill, 0.3),
    w * 0.1,
  ) + rect(x - w / 2, y - h, w, h * 0.2, fill, 4)

/** A hand-turned sewing machine, base at x, y. */
export const sewingMachine = (x: number, y: number, s: number, fill: string = c.ink) =>
  place(
    x,
    y,
    s,
    rect(-52, -10, 108, 10, c.clayDeep, 3),
    path(
      'M-40 -10V-22H-26V-44Q-40 -44 -40 -56Q-40 -66 -28 -66H24Q42 -66 42 -48V-10H20V-38Q20 -44 12 -44H-20V-22H-14V-10Z',
      fill,
    ),
    circle(47, -46, 17, tint(fill, 0.3)),
    circle(47, -46, 10.5, c.clay),
    circle(47, -46, 4, fill),
    rect(8, -78, 7, 12, c.geru, 2),
    line('M-30 -22V-12', c.silver, 2),
    line('M-20 -58H16', c.marigold, 3),
  )

/** Folded cloths or blankets. */
export const foldedPile = (
  x: number,
  y: number,
  w: number,
  each: number,
  colors: readonly string[],
) =>
  colors
    .map(
      (fill, i) =>
        rect(
          x - w / 2 + ((i * 7) % 5),
          y - each * (i + 1),
          w - ((i * 5) % 9),
          each - 2,
          fill,
          each * 0.42,
        ) +
        line(
          `M${r1(x - w * 0.38)} ${r1(y - each * (i + 0.5))}h${r1(w * 0.6)}`,
          shade(fill, 0.16),
          1.6,
        ),
    )
    .join('')

const wheel = (x: number, y: number, r: number) =>
  circle(x, y, r, c.ink) + circle(x, y, r * 0.56, c.silver) + circle(x, y, r * 0.2, c.ink)

/** The mobile health van, facing left; 420 units long. */
export const van = (x: number, y: number, s: number, body: string = c.white) =>
  place(
    x,
    y,
    s,
    ellipse(210, 2, 230, 12, c.ink, 'opacity=".14"'),
    lift(
      'm',
      path('M0 -42Q0 -92 26 -98L62 -166Q70 -182 92 -182H396Q418 -182 418 -160V-30H0Z', body),
      path('M0 -64H418V-30H0Z', c.neem),
      rect(0, -72, 418, 8, c.marigold),
      path('M38 -102L70 -160Q74 -166 82 -166H118V-102Z', c.duskPale),
      rect(132, -166, 62, 64, c.duskPale, 6),
      rect(218, -170, 128, 140, shade(body, 0.32), 4),
      rect(226, -162, 112, 132, c.clayPale, 2),
      rect(226, -116, 112, 8, c.clayDeep),
      rect(226, -78, 112, 8, c.clayDeep),
    ),
    bottle(246, -116, 0.9, c.geru),
    bottle(270, -116, 1, c.neemMid),
    bottle(294, -116, 0.8, c.marigold),
    bottle(318, -116, 1, c.duskMid),
    rect(344, -172, 62, 142, tint(body, 0.2), 4),
    path('M163 -44C145 -54 154 -64 163 -57C172 -64 181 -54 163 -44Z', c.paper),
    rect(-6, -34, 430, 12, c.ink, 6),
    circle(14, -58, 9, c.marigoldPale),
    wheel(90, -20, 34),
    wheel(336, -20, 34),
  )

/** A garland rope of marigold heads. */
export const garland = (x0: number, y0: number, x1: number, y1: number, sag: number, r: number) => {
  const count = Math.round(Math.hypot(x1 - x0, y1 - y0) / (r * 1.6))
  return lift(
    's',
    ...times(count + 1, (i) => {
      const t = i / count
      return circle(
        x0 + (x1 - x0) * t,
        y0 + (y1 - y0) * t + sag * 4 * t * (1 - t),
        r,
        i % 3 ? c.marigold : c.geru,
      )
    }),
  )
}
