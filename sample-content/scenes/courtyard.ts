import * as b from '../kit/buildings'
import * as k from '../kit/crowd'
import * as n from '../kit/nature'
import { c, mix, tint } from '../kit/palette'
import * as p from '../kit/props'
import { earth, foreground, lightShaft } from '../kit/stage'
import { lift, path, picture } from '../kit/svg'
import { emblemArt } from './emblem'
import type { Scene } from './scene'

const [W, H] = [1600, 1200]
const lime = mix(c.sand, c.clayPale, 0.35)

const lesson: readonly k.Person[] = [
  [705, 960, 345, 'stand', 'teacher', k.explaining(c.neem)],
  [900, 905, 270, 'sit', 'girlWarm', { ...k.reading(c.neem), flip: true }],
  [1040, 890, 270, 'sit', 'boy', k.facingLeft],
  [1180, 905, 270, 'sit', 'girl', { ...k.writing(-8), flip: true }],
  [1310, 895, 260, 'sit', 'boyGreen', { ...k.raisingHand, flip: true }],
  [960, 1000, 290, 'sit', 'boyDusk', { ...k.writing(6), flip: true }],
  [1110, 1010, 290, 'sit', 'girlGold', k.facingLeft],
  [1262, 1000, 285, 'sit', 'girlWarm', { ...k.reading(c.dusk), flip: true }],
]

const hero = () =>
  picture(
    W,
    H,
    mix(c.paper, c.marigoldPale, 0.55),
    n.sun(1085, 470, 132, c.marigoldSoft),
    n.birds(1290, 250, 26),
    n.hill(W, H, 560, 70, 11, mix(c.clayPale, c.marigoldPale, 0.3)),
    n.hill(W, H, 640, 50, 5, c.neemPale),
    n.farTree(980, 690, 90, c.neemSoft, 3) + n.farTree(1060, 700, 70, c.neemSoft, 8),
    n.hill(W, H, 700, 24, 21, c.neemSoft),
    b.house({ x: 1180, y: 790, w: 270, h: 190 }),
    b.hut(30, 800, 210, 210),
    b.lowWall(-20, 800, 1640, 74),
    earth(W, H, 792, lime, 3),
    lightShaft(
      [
        [1000, 780],
        [1240, 780],
        [1000, 1200],
        [420, 1200],
      ],
      c.white,
      0.28,
    ),
    earth(W, H, 1066, mix(c.clay, c.sand, 0.45), 7),
    n.pebbles(W, 840, 1000, 24, 5, mix(c.clay, c.clayDeep, 0.2)),
    n.longShadow(470, 915, -560, 24, c.ink, 0.1),
    n.neem({ x: 500, y: 915, h: 900, seed: 4, spread: 0.52, lean: 0.04 }),
    lift('s', p.blackboard(330, 965, 1.15), p.pot(180, 1010, 1.3)),
    k.crowd(k.gather(1000, 985, 1.16, lesson), -0.2),
    lift('s', p.bag(1450, 1030, 1.1, c.geru), p.bookPile(800, 1050, 1, [c.dusk, c.geru, c.neem])),
    foreground(W, H, 3),
  )

const meeting: readonly k.Person[] = [
  [330, 1010, 360, 'walk', 'grandfather', k.withStaff],
  [462, 1026, 265, 'walk', 'girlWarm', { near: [-17, -54] }],
  [730, 1000, 360, 'stand', 'volunteer', { near: [6, -52], far: [18, -54] }],
  [920, 1000, 355, 'stand', 'mother', { flip: true, near: [6, -54], far: [17, -56] }],
  [1060, 1035, 265, 'stand', 'boy', { flip: true, hold: p.bag(-7, -42, 0.4, c.geru) }],
  [1260, 1026, 345, 'squat', 'helper', k.facingLeft],
]

const about = () =>
  picture(
    W,
    H,
    c.neemTint,
    n.sun(470, 490, 130, c.marigoldPale),
    n.birds(700, 240, 24),
    n.hill(W, H, 560, 60, 31, tint(c.neemPale, 0.25)),
    n.hill(W, H, 640, 46, 8, c.neemSoft),
    n.rows(W, 706, 1240, 520, [c.neemSoft, mix(c.neemSoft, c.marigoldPale, 0.5), c.neemPale], 16),
    b.hut(60, 730, 180, 180),
    b.house({ x: 930, y: 870, w: 540, h: 410 }),
    earth(W, H, 866, mix(c.sand, c.clayPale, 0.4), 2),
    n.neem({ x: 1490, y: 890, h: 800, seed: 14, spread: 0.44, lean: -0.03 }),
    path(
      'M120 1240C420 1120 640 1010 700 866L830 866C850 1010 760 1130 620 1240Z',
      c.paperDeep,
      'opacity=".8"',
    ),
    k.crowd(meeting, 0.36),
    lift(
      's',
      n.sapling(1150, 1034, 130),
      p.pot(1420, 1015, 1.3),
      p.pot(1500, 1030, 0.95, c.clayDeep),
    ),
    foreground(W, H, 9, c.neemDeep),
  )

const placeholder = () =>
  picture(
    1200,
    900,
    c.paperDeep,
    ...[430, 350, 270].map((r, i) =>
      b.arch(600, 960, r * 2, r * 2.1 + 60, mix(c.paperDeep, c.clayPale, 0.25 + i * 0.22)),
    ),
    n.hill(1200, 900, 780, 26, 4, c.neemPale),
    n.hill(1200, 900, 836, 20, 9, c.neemSoft),
    emblemArt(600, 480, 330),
  )

export const courtyard: readonly Scene[] = [
  { file: 'hero.webp', w: W, h: H, out: 1600, draw: hero },
  { file: 'about.webp', w: W, h: H, out: 1600, draw: about },
  { file: 'placeholder.webp', w: 1200, h: 900, out: 1200, draw: placeholder },
]
