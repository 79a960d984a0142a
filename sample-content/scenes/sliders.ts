import * as b from '../kit/buildings'
import * as k from '../kit/crowd'
import { hungCloths, mat } from '../kit/interior'
import * as n from '../kit/nature'
import { c, mix } from '../kit/palette'
import * as p from '../kit/props'
import { earth, foreground } from '../kit/stage'
import { circle, ellipse, lift, line, path, picture, rect, times } from '../kit/svg'
import { evening } from './evening'
import type { Scene } from './scene'

const [W, H] = [1600, 900]
const frame = (ground: string, ...layers: string[]) => picture(W, H, ground, ...layers)

const lesson: readonly k.Person[] = [
  [640, 690, 215, 'sit', 'girl', k.reading(c.geru)],
  [760, 680, 215, 'sit', 'boyDusk'],
  [880, 690, 210, 'sit', 'girlGold', k.raisingHand],
  [585, 770, 230, 'sit', 'boy', k.writing()],
  [715, 778, 230, 'sit', 'girlWarm'],
  [850, 772, 230, 'sit', 'boyGreen', k.reading(c.neem)],
  [1045, 770, 285, 'stand', 'teacher', { ...k.explaining(c.neem), flip: true }],
]

const school = () =>
  frame(
    mix(c.paper, c.marigoldPale, 0.45),
    n.sun(1210, 390, 110, c.marigoldSoft),
    n.birds(1400, 170, 22),
    n.hill(W, H, 440, 50, 7, c.clayPale),
    n.hill(W, H, 500, 34, 19, c.neemPale),
    n.rows(W, 546, 940, 1180, [c.neemSoft, c.neemPale, mix(c.neemSoft, c.marigoldPale, 0.4)], 18),
    b.hut(1380, 590, 150, 150),
    earth(W, H, 586, mix(c.sand, c.clayPale, 0.4), 12),
    n.longShadow(380, 688, -420, 22, c.ink, 0.1),
    n.neem({ x: 360, y: 690, h: 700, seed: 9, spread: 0.6, lean: 0.02 }),
    lift('s', p.blackboard(1230, 780, 1.2)),
    k.crowd(k.gather(800, 770, 1.2, lesson), -0.22),
    lift(
      's',
      p.bookPile(965, 806, 0.9, [c.dusk, c.marigold, c.geru]),
      p.bag(430, 790, 0.9, c.geru),
      p.pot(1440, 770, 1.1),
    ),
    foreground(W, H, 4),
  )

const campPeople: readonly k.Person[] = [
  [600, 765, 300, 'chair', 'grandmother', { near: [20, -40], far: [26, -42] }],
  [
    840,
    765,
    300,
    'chair',
    'doctor',
    { flip: true, near: [26, -42], hold: line('M-4 -56Q4 -40 10 -46T26 -42', c.ink, 1.4) },
  ],
  [345, 805, 305, 'stand', 'mother', { near: [10, -46] }],
  [430, 812, 215, 'stand', 'girl'],
  [1395, 806, 305, 'stand', 'farmer', { flip: true, near: [10, -62] }],
  [1515, 812, 300, 'stand', 'aunt', k.facingLeft],
]

const camp = () =>
  frame(
    c.neemTint,
    n.sun(330, 260, 88, c.marigoldPale),
    n.birds(90, 130, 20),
    n.hill(W, H, 430, 54, 23, c.neemPale),
    n.hill(W, H, 520, 30, 4, c.neemSoft),
    b.arcade(480, 690, 1170, 500, 4, c.white, mix(c.clay, c.clayDeep, 0.25), c.clayDeep),
    b.plinth(430, 690, 1240, 70, mix(c.clay, c.clayDeep, 0.4)),
    earth(W, H, 752, mix(c.sand, c.clayPale, 0.3), 14),
    n.neem({ x: 110, y: 770, h: 640, seed: 17, spread: 0.42 }),
    b.bunting(480, 236, 1640, 236, 34, [c.marigold, c.geru, c.neem, c.clay], 26),
    k.crowd([[1215, 692, 275, 'stand', 'nurse', { flip: true, ...k.carrying(c.clayPale) }]], 0),
    lift(
      's',
      p.stool(600, 762, 80, 76),
      p.stool(842, 762, 80, 76),
      p.table(960, 775, 250, 110, c.clayDeep, c.neem),
      p.medicineBox(1020, 658, 1),
      p.bottle(1100, 658, 1, c.geru),
      p.bottle(1130, 658, 1.2, c.neemMid),
      p.bottle(1160, 658, 0.9, c.marigold),
    ),
    k.crowd(campPeople),
    foreground(W, H, 8),
  )

const planters: readonly k.Person[] = [
  [120, 775, 230, 'walk', 'boy', k.watering(14, -46, c.dusk)],
  [330, 755, 320, 'squat', 'farmer'],
  [690, 745, 320, 'stoop', 'aunt', k.watering(31, -39)],
  [1000, 752, 240, 'squat', 'girlWarm', k.facingLeft],
  [1180, 765, 310, 'walk', 'youth', { flip: true, ...k.carryingSapling(c.neemDeep, c.geru) }],
  [1390, 775, 305, 'walk', 'sister', { flip: true, ...k.carryingSapling(c.neemDeep, c.bark) }],
]

const planting = () =>
  frame(
    mix(c.paper, c.neemTint, 0.5),
    n.sun(800, 360, 120, c.marigoldPale),
    lift('s', n.cloud(360, 170, 1, c.white), n.cloud(1310, 130, 0.8, c.white)),
    n.hill(W, H, 400, 60, 14, c.neemPale),
    n.hill(W, H, 450, 30, 2, mix(c.neemSoft, c.neemPale, 0.4)),
    times(7, (i) =>
      n.farTree(90 + i * 235 + ((i * 53) % 60), 478, 70 + ((i * 31) % 40), c.neemSoft, i),
    ).join(''),
    n.rows(
      W,
      474,
      960,
      800,
      [c.neemMid, c.neemSoft, mix(c.neemMid, c.neemSoft, 0.4), c.neemPale],
      20,
    ),
    n.hill(W, H, 662, 22, 5, c.clay),
    n.hill(W, H, 796, 18, 9, c.clayDeep),
    lift('s', n.sapling(200, 690, 100), n.sapling(1530, 700, 120), n.sapling(540, 690, 84)),
    lift('s', ellipse(432, 764, 44, 9, c.bark), ellipse(866, 758, 50, 10, c.bark)),
    k.crowd(planters, 0.32),
    lift('s', n.sapling(432, 762, 118, c.neem), n.sapling(866, 756, 140, c.neem)),
    foreground(W, H, 6, c.neemDeep),
  )

const stitching = (cloth: string): k.Person[5] => ({
  near: [6, -22],
  far: [12, -22],
  hold: path('M-8 -26Q6 -30 18 -24L22 -8Q4 -4 -10 -9Z', cloth),
})

const circleOfWomen: readonly k.Person[] = [
  [490, 690, 275, 'sit', 'aunt', stitching(c.white)],
  [690, 665, 265, 'sit', 'sister', k.reading(c.neem)],
  [910, 665, 265, 'sit', 'grandmother', { ...stitching(c.neem), flip: true }],
  [1110, 690, 275, 'sit', 'weaver', { ...k.reading(c.marigold), flip: true }],
  [345, 796, 290, 'kneel', 'helper', { near: [22, -26], far: [28, -27] }],
  [1255, 796, 290, 'kneel', 'mother', { flip: true, near: [22, -26], far: [28, -27] }],
]

const machines =
  lift(
    's',
    p.table(370, 812, 180, 66, c.bark),
    p.sewingMachine(470, 740, 1.25, c.ink),
    p.table(1050, 812, 180, 66, c.bark),
  ) +
  lift(
    's',
    `<g transform="translate(1130 740) scale(-1 1)">${p.sewingMachine(0, 0, 1.25, c.neemDeep)}</g>`,
  )

const sewing = () =>
  frame(
    mix(c.clayPale, c.paper, 0.35),
    n.sun(1360, 290, 96, c.marigoldSoft),
    n.hill(W, H, 420, 44, 6, c.clay),
    n.farTree(1480, 470, 150, c.neemSoft, 5),
    b.house({ x: -60, y: 600, w: 640, h: 500, door: c.geru }),
    b.lowWall(570, 600, 1060, 110, c.white, c.clay),
    rect(1250, 150, 14, 450, c.bark),
    hungCloths(600, 170, 640, 290, [c.geru, c.marigold, c.white, c.neem, c.clayDeep, c.dusk], 4),
    earth(W, H, 596, mix(c.sand, c.clayPale, 0.5), 1),
    mat(800, 736, 700, 124, mix(c.clayDeep, c.clay, 0.3), c.clayPale),
    k.crowd(k.gather(800, 770, 1.14, circleOfWomen), 0),
    machines,
    lift(
      's',
      p.foldedPile(800, 815, 140, 20, [c.neem, c.marigold, c.white, c.dusk]),
      circle(920, 804, 15, c.marigold),
      circle(954, 810, 12, c.geru),
      circle(670, 808, 14, c.neemTint),
    ),
    foreground(W, H, 11),
  )

const draws = [school, camp, planting, sewing, evening]

export const sliders: readonly Scene[] = draws.map((draw, i) => ({
  file: `slider-${i + 1}.webp`, w: W, h: H, out: 2560,
  draw,
}))
