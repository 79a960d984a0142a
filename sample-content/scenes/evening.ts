import * as b from '../kit/buildings'
import * as k from '../kit/crowd'
import * as n from '../kit/nature'
import { c, mix, shade, tint } from '../kit/palette'
import * as p from '../kit/props'
import { earth } from '../kit/stage'
import { circle, ellipse, picture, random, times } from '../kit/svg'

const [W, H] = [1600, 900]
const soil = mix(c.bark, c.duskDeep, 0.25)

export const stars = (w: number, h: number, count: number, seed: number) => {
  const rnd = random(seed)
  return times(count, () =>
    circle(
      rnd(0, w),
      rnd(20, h),
      rnd(1, 2.8),
      c.marigoldPale,
      `opacity="${Math.round(rnd(30, 90)) / 100}"`,
    ),
  ).join('')
}

const listen = (x: number, y: number, who: k.Who, flip = false): k.Person => [
  x,
  y,
  250,
  'sit',
  who,
  x % 2 ? { flip, ...k.joinedHands } : { flip },
]

const gathering: readonly k.Person[] = [
  [
    715,
    665,
    255,
    'sit',
    'grandfather',
    { near: [6, -16], far: [18, -24], hold: p.drum(11, -2, 0.42) },
  ],
  [890, 665, 255, 'sit', 'teacher', { flip: true, ...k.reading(c.neem) }],
  listen(405, 700, 'aunt'),
  listen(545, 676, 'youth'),
  listen(1060, 676, 'sister', true),
  listen(1200, 700, 'farmer', true),
  listen(270, 780, 'mother'),
  listen(1335, 780, 'elder', true),
  listen(430, 812, 'girlWarm'),
  listen(1175, 812, 'boy', true),
  listen(590, 830, 'grandmother'),
  listen(1015, 830, 'helper', true),
]

/** Lamps set in a bow, brightest in the middle. */
const lampBow = times(7, (i) => p.lamp(674 + i * 42, 806 - Math.abs(i - 3) * 12, 0.66, 26)).join('')

export const evening = () =>
  picture(
    W,
    H,
    c.dusk,
    times(4, (i) =>
      circle(800, 560, 640 - i * 130, mix(c.dusk, c.marigold, 0.06 + i * 0.055)),
    ).join(''),
    stars(W, 360, 50, 5),
    n.sun(1370, 150, 52, mix(c.dusk, c.marigoldPale, 0.3), c.marigoldPale),
    n.hill(W, H, 430, 50, 17, mix(c.duskMid, c.dusk, 0.4)),
    n.hill(W, H, 500, 30, 3, mix(c.dusk, c.duskDeep, 0.3)),
    b.hut(70, 610, 190, 180, shade(c.clayDeep, 0.4), shade(c.clayDeep, 0.62)),
    b.house({
      x: 1340,
      y: 610,
      w: 240,
      h: 190,
      wall: tint(c.duskMid, 0.15),
      band: c.duskDeep,
      door: c.marigold,
    }),
    n.banyan(
      800,
      620,
      560,
      8,
      [mix(c.neemDeep, c.duskDeep, 0.45), mix(c.neem, c.duskDeep, 0.3)],
      mix(c.bark, c.duskDeep, 0.35),
    ),
    p.garland(420, 330, 800, 330, 46, 7) + p.garland(800, 330, 1180, 330, 46, 7),
    earth(W, H, 604, soil, 5),
    ellipse(800, 730, 640, 124, c.marigold, 'opacity=".16"') +
      ellipse(800, 725, 440, 80, c.marigold, 'opacity=".2"'),
    n.pebbles(W, 640, 820, 14, 3, mix(soil, c.duskDeep, 0.5)),
    k.crowd(gathering, 0),
    p.lamp(800, 738, 1.7, 66) + lampBow,
    n.hill(W, H, 862, 14, 6, c.duskDeep),
    times(8, (i) => p.lamp(100 + i * 200, 890, 0.7, 30)).join(''),
  )
