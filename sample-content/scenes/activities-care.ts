import * as b from '../kit/buildings'
import * as k from '../kit/crowd'
import * as n from '../kit/nature'
import { c, mix, shade } from '../kit/palette'
import * as p from '../kit/props'
import { earth, foreground } from '../kit/stage'
import { ellipse, g, lift, line, path, picture, rect, times } from '../kit/svg'
import { activity } from './scene'

const [W, H] = [1600, 900]

const frame = (ground: string, ...layers: string[]) => picture(W, H, ground, ...layers)

const back = (fill: string) => ({ hold: p.bag(-8, -44, 0.42, fill) })

const kitPeople: readonly k.Person[] = [
  [
    330,
    790,
    330,
    'stand',
    'teacher',
    { near: [13, -54], far: [20, -54], hold: p.bag(17, -44, 0.42, c.dusk) },
  ],
  [520, 800, 235, 'stand', 'girlWarm', { flip: true, near: [14, -62], far: [19, -62] }],
  [650, 800, 240, 'stand', 'boy', k.facingLeft],
  [765, 806, 230, 'stand', 'girlGold', k.facingLeft],
  [1260, 800, 240, 'walk', 'girl', back(c.geru)],
  [1400, 806, 235, 'walk', 'boyGreen', back(c.marigold)],
  [1040, 790, 325, 'stand', 'volunteer', { near: [10, -52], far: [19, -60] }],
]

const schoolKits = () =>
  frame(
    mix(c.marigoldPale, c.paper, 0.3),
    n.sun(1420, 270, 90, c.marigoldSoft),
    n.hill(W, H, 450, 40, 3, c.neemPale),
    b.arcade(-60, 640, 1180, 440, 4, c.white, c.neemSoft, c.clayDeep),
    b.bunting(-20, 240, 1120, 240, 30, [c.geru, c.marigold, c.neem, c.clay], 26),
    n.neem({ x: 1380, y: 690, h: 560, seed: 12, spread: 0.42 }),
    earth(W, H, 650, mix(c.sand, c.clayPale, 0.4), 8),
    lift(
      's',
      p.table(70, 810, 190, 120, c.bark, c.neem),
      p.bag(110, 686, 0.9, c.geru),
      p.bag(165, 686, 0.9, c.dusk),
      p.bag(220, 686, 0.9, c.marigold),
    ),
    k.crowd(kitPeople),
    lift(
      's',
      p.table(820, 810, 170, 110, c.bark),
      p.bookPile(870, 694, 1, [c.geru, c.neem, c.dusk, c.marigold, c.clay]),
      p.bookPile(940, 694, 0.9, [c.dusk, c.geru, c.neemMid]),
    ),
    foreground(W, H, 21),
  )

const terrace = (y: number, fill: string, seed: number, size: number) =>
  n.hill(W, H, y, 24, seed, fill) +
  times(13, (i) =>
    n.tuft(-20 + i * 132 + ((y * 7) % 66), y + 44 + ((i * 17) % 16), size, shade(fill, 0.22), i),
  ).join('')

const plantationPeople: readonly k.Person[] = [
  [
    200,
    780,
    320,
    'walk',
    'mother',
    {
      near: [-2, -104],
      bendNear: -1,
      far: [14, -50],
      hold: g(
        'translate(2 -101)',
        path('M-13 -8H13L9 4H-9Z', c.clayDeep),
        n.sapling(-6, -7, 20, c.neem),
        n.sapling(5, -7, 22, c.neemMid),
      ),
    },
  ],
  [380, 785, 225, 'walk', 'girlGold', k.carryingSapling(c.neem, c.geru)],
  [510, 790, 220, 'walk', 'boy', k.carryingSapling(c.neem, c.bark)],
  [790, 780, 310, 'squat', 'elder'],
  [1060, 785, 225, 'squat', 'girlWarm', k.facingLeft],
  [
    1270,
    785,
    320,
    'stoop',
    'farmer',
    {
      flip: true,
      hold: line('M31 -46L40 0', c.bark, 2.2) + path('M36 -3L46 -1L44 4L37 3Z', c.ink),
      near: [27, -34],
      far: [33, -38],
    },
  ],
  [1450, 790, 305, 'stand', 'sister', { flip: true, ...k.watering(14, -46, c.neem) }],
]

const plantationDay = () =>
  frame(
    mix(c.paper, c.neemTint, 0.6),
    n.sun(1180, 270, 96, c.marigoldPale),
    n.birds(420, 140, 20),
    n.hill(W, H, 330, 60, 8, c.neemTint),
    terrace(420, c.neemPale, 15, 50),
    terrace(510, mix(c.neemPale, c.neemSoft, 0.6), 4, 62),
    terrace(600, mix(c.neemSoft, c.neemMid, 0.25), 27, 76),
    n.hill(W, H, 690, 20, 6, c.clayDeep),
    lift('s', ellipse(915, 790, 54, 10, c.bark)),
    k.crowd(plantationPeople),
    lift('s', n.sapling(915, 790, 150, c.neemDeep)),
    foreground(W, H, 16, c.neemDeep),
  )

const heightPole = lift(
  's',
  rect(752, 400, 16, 390, c.white, 3),
  times(12, (i) => rect(752, 414 + i * 30, i % 3 ? 8 : 14, 4, c.geru)).join(''),
  rect(700, 788, 130, 14, c.bark, 4),
  rect(770, 520, 60, 10, c.geru, 3),
)

const checkupPeople: readonly k.Person[] = [
  [806, 788, 275, 'stand', 'boy', { near: [-9, -46] }],
  [
    950,
    795,
    330,
    'stand',
    'nurse',
    { flip: true, far: [30, -76], near: [10, -56], hold: rect(7, -64, 10, 13, c.clay) },
  ],
  [330, 790, 325, 'chair', 'doctor', { near: [27, -44], far: [32, -48] }],
  [520, 795, 235, 'chair', 'girlWarm', { flip: true, far: [20, -52] }],
  [1110, 795, 240, 'stand', 'girl', k.facingLeft],
  [1210, 800, 230, 'stand', 'boyGreen', k.facingLeft],
  [1340, 795, 325, 'stand', 'mother', { flip: true, near: [16, -44] }],
]

const healthCheckup = () =>
  frame(
    c.neemPale,
    ...[520, 420, 320].map(
      (r, i) =>
        `<circle cx="800" cy="560" r="${r}" fill="${mix(c.neemPale, c.paper, 0.22 + i * 0.2)}"/>`,
    ),
    b.lowWall(-20, 660, 1640, 190, c.white, c.neemSoft),
    n.neem({ x: 130, y: 690, h: 640, seed: 8, spread: 0.4 }) +
      n.neem({ x: 1520, y: 690, h: 600, seed: 19, spread: 0.36 }),
    b.bunting(260, 210, 1400, 210, 70, [c.white, c.geru, c.marigold, c.neem], 34),
    earth(W, H, 680, mix(c.sand, c.neemTint, 0.3), 4),
    lift(
      's',
      p.stool(330, 796, 90, 86),
      p.stool(524, 796, 76, 62),
      p.table(120, 800, 130, 100, c.bark, c.geru),
      p.medicineBox(180, 694, 0.9),
    ),
    heightPole,
    k.crowd(checkupPeople),
    foreground(W, H, 18),
  )

export const careDays = [
  activity('school-kits', schoolKits),
  activity('plantation-day', plantationDay),
  activity('health-checkup', healthCheckup),
]
