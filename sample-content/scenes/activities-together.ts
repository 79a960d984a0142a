import * as b from '../kit/buildings'
import * as k from '../kit/crowd'
import { dress } from '../kit/looks'
import * as n from '../kit/nature'
import { c, mix } from '../kit/palette'
import * as p from '../kit/props'
import { earth, foreground } from '../kit/stage'
import { ellipse, g, lift, line, path, picture, rect, times } from '../kit/svg'
import { stars } from './evening'
import { activity } from './scene'

const [W, H] = [1600, 900]

const frame = (ground: string, ...layers: string[]) => picture(W, H, ground, ...layers)

const stretch = (x: number, y: number, h: number, who: k.Who, child = false): k.Person => [
  x,
  y,
  h,
  'warrior',
  who,
  { child },
]

const inWhite = (who: 'youth' | 'helper' | 'boy' | 'girl', bottom: string) =>
  dress(who, { top: c.white, bottom, drape: undefined, trim: undefined })

const yogaMorning = () =>
  frame(
    mix(c.clayPale, c.marigoldPale, 0.5),
    n.sun(800, 400, 160, c.marigoldSoft),
    n.birds(1180, 170, 22, c.geruDeep),
    n.hill(W, H, 450, 50, 12, c.clay),
    n.hill(W, H, 500, 30, 3, mix(c.clayDeep, c.clay, 0.4)),
    rect(0, 520, W, 130, c.duskPale),
    ...times(9, (i) =>
      ellipse(800 + (i % 2 ? 14 : -10), 532 + i * 13, 130 - i * 7, 3.4, c.marigoldSoft),
    ),
    ...times(8, (i) => ellipse(120 + ((i * 397) % 1400), 545 + ((i * 29) % 90), 70, 2.4, c.white)),
    earth(W, H, 650, mix(c.neemSoft, c.marigoldPale, 0.25), 5),
    lift('s', ...[230, 610, 990, 1370].map((x) => ellipse(x, 788, 165, 15, c.geru))),
    k.crowd(
      [
        stretch(230, 784, 310, inWhite('youth', c.neem)),
        stretch(610, 786, 250, inWhite('girl', c.dusk), true),
        stretch(990, 786, 310, inWhite('helper', c.geru)),
        stretch(1370, 786, 250, inWhite('boy', c.neem), true),
      ],
      0.16,
    ),
    foreground(W, H, 24, c.neemDeep),
  )

const march = (mark: Parameters<typeof p.placard>[4], ground: string = c.white): k.Person[5] => ({
  near: [15, -64],
  far: [18, -54],
  hold: g(
    'translate(18 -130)',
    p.placard(0, 0, 0.5, ground, mark),
    rect(-1.4, 40, 2.8, 38, c.bark),
  ),
})

const walkers: readonly k.Person[] = [
  [1400, 790, 325, 'walk', 'teacher', march('sun')],
  [1235, 800, 240, 'walk', 'girlGold', march('leaf')],
  [1090, 790, 325, 'walk', 'volunteer', march('heart', c.clayPale)],
  [930, 800, 235, 'walk', 'boy'],
  [790, 790, 315, 'walk', 'mother', march('drop')],
  [640, 800, 240, 'walk', 'girlWarm', march('sun', c.neemTint)],
  [500, 790, 325, 'walk', 'farmer', march('leaf')],
  [345, 800, 235, 'walk', 'boyDusk', march('heart')],
  [190, 790, 315, 'walk', 'sister', march('drop', c.marigoldPale)],
]

const awarenessWalk = () =>
  frame(
    mix(c.paper, c.marigoldPale, 0.35),
    n.sun(260, 230, 84, c.marigoldPale),
    n.hill(W, H, 380, 40, 9, c.clayPale),
    b.house({ x: 60, y: 640, w: 330, h: 250, door: c.geru }),
    b.hut(440, 640, 210, 220),
    b.house({ x: 700, y: 640, w: 300, h: 300, wall: c.clayPale, band: c.geru }),
    b.house({
      x: 1050,
      y: 640,
      w: 360,
      h: 230,
      wall: mix(c.neemTint, c.white, 0.4),
      band: c.neemSoft,
    }),
    n.neem({ x: 1500, y: 660, h: 560, seed: 23, spread: 0.36 }),
    earth(W, H, 650, mix(c.sand, c.clay, 0.3), 7),
    n.hill(W, H, 740, 8, 3, mix(c.clay, c.clayDeep, 0.25)),
    k.crowd(walkers, -0.2),
    foreground(W, H, 30),
  )

const dancer = (x: number, flip: boolean, cloth: string, top: string): k.Person => [
  x,
  670,
  335,
  'stand',
  dress('teacher', { bottom: cloth, cloth, top, trim: c.marigoldPale }),
  { flip, near: [-18, -103], bendNear: -1, far: [30, -88], bendFar: 1, tilt: flip ? -6 : 8 },
]

const audience = times(9, (i): k.Person => {
  const who =
    (
      [
        'girl',
        'farmer',
        'mother',
        'boy',
        'aunt',
        'youth',
        'girlWarm',
        'grandmother',
        'boyGreen',
      ] as const
    )[i] ?? 'boy'
  return [150 + i * 163, 850 + (i % 2) * 14, 250, 'sit', who, { flip: i > 4 }]
})

const curtain = (x: number, flip: boolean) =>
  g(
    `translate(${x} 130) scale(${flip ? -1 : 1} 1)`,
    path('M0 0H230C220 180 130 330 60 540H0Z', c.geru),
    path('M0 0H90C84 200 60 340 26 540H0Z', c.geruDeep),
    line('M150 0C140 190 90 340 44 500', c.geruDeep, 5),
  )

const culturalEvening = () =>
  frame(
    c.dusk,
    stars(W, 240, 40, 9),
    n.hill(W, H, 420, 40, 5, mix(c.dusk, c.duskDeep, 0.4)),
    lift('m', rect(260, 120, 1080, 560, mix(c.geruDeep, c.duskDeep, 0.35))),
    ...[300, 230, 160].map(
      (r, i) =>
        `<circle cx="800" cy="470" r="${r}" fill="${mix(c.geru, c.marigoldSoft, 0.25 + i * 0.32)}"/>`,
    ),
    lift('m', curtain(260, false), curtain(1340, true)),
    lift('m', rect(230, 96, 1140, 44, c.marigold, 6)),
    p.garland(260, 150, 620, 150, 40, 9) +
      p.garland(620, 150, 980, 150, 40, 9) +
      p.garland(980, 150, 1340, 150, 40, 9),
    b.plinth(180, 668, 1240, 80, c.clayDeep),
    k.crowd(
      [
        dancer(580, false, c.marigold, c.geruDeep),
        dancer(800, false, c.neem, c.marigold),
        dancer(1020, true, c.dusk, c.marigold),
      ],
      0,
    ),
    k.crowd(
      [
        [
          420,
          672,
          220,
          'sit',
          'elder',
          { near: [6, -16], far: [18, -24], hold: p.drum(11, -2, 0.42) },
        ],
        [1185, 672, 220, 'sit', 'sister', { flip: true, ...k.joinedHands }],
      ],
      0,
    ),
    times(13, (i) => p.lamp(240 + i * 93, 738, 0.5, 20)).join(''),
    b.bunting(-20, 60, 240, 110, 40, [c.marigold, c.marigoldPale], 30, true) +
      b.bunting(1360, 110, 1620, 60, 40, [c.marigold, c.marigoldPale], 30, true),
    n.hill(W, H, 760, 10, 4, c.duskDeep),
    k.crowd(audience, 0),
  )

export const togetherDays = [
  activity('yoga-morning', yogaMorning),
  activity('awareness-walk', awarenessWalk),
  activity('cultural-evening', culturalEvening),
]
