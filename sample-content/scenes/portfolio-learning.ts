import * as b from '../kit/buildings'
import * as k from '../kit/crowd'
import * as room from '../kit/interior'
import { dress } from '../kit/looks'
import * as n from '../kit/nature'
import { c, mix } from '../kit/palette'
import * as p from '../kit/props'
import { earth, foreground, lightShaft } from '../kit/stage'
import { circle, ellipse, lift, line, path, picture, rect, times } from '../kit/svg'
import { H, portfolio, W } from './scene'

const readers: readonly k.Person[] = [
  [520, 1000, 380, 'sit', 'girlGold', k.reading(c.geru)],
  [800, 1060, 390, 'sit', 'boy', k.reading(c.neem)],
  [1080, 1000, 375, 'sit', 'girlWarm', { ...k.reading(c.dusk), flip: true }],
  [
    300,
    950,
    430,
    'stand',
    'weaver',
    { near: [14, -58], far: [24, -60], hold: p.openBook(20, -62, 1, c.marigold) },
  ],
  [
    1345,
    960,
    320,
    'stand',
    'boyGreen',
    { flip: true, far: [16, -108], near: [16, -62], tilt: -10 },
  ],
]

const library = () =>
  picture(
    W,
    H,
    c.neem,
    room.morningWindow('library', 800, 720, 420, 560, c.paper),
    room.shelf(40, 800, 470, 640, 4, 5),
    room.shelf(1090, 800, 470, 640, 4, 11),
    room.floor(W, H, 830, mix(c.clay, c.sand, 0.4), c.neemDeep),
    lightShaft(
      [
        [620, 830],
        [980, 830],
        [1240, 1200],
        [360, 1200],
      ],
      c.marigoldPale,
      0.5,
    ),
    room.mat(800, 1040, 560, 110, c.geru, c.clayPale),
    room.paperLamp(560, 0, 90, 46) + room.paperLamp(1040, 0, 90, 46),
    lift('s', p.stool(1345, 1010, 120, 60, c.bark)),
    k.crowd(readers, 0),
    lift(
      's',
      p.bookPile(660, 1120, 1.2, [c.dusk, c.marigold, c.geruDeep, c.neemMid]),
      p.bookPile(960, 1120, 1.1, [c.neem, c.clayPale, c.dusk]),
      p.pot(110, 1010, 1.5),
      n.sapling(110, 930, 170, c.neemSoft),
    ),
  )

const patients: readonly k.Person[] = [
  [
    640,
    990,
    420,
    'chair',
    'doctor',
    { near: [28, -46], far: [34, -50], hold: line('M-2 -58Q8 -44 18 -46L33 -50', c.ink, 1.3) },
  ],
  [880, 985, 300, 'chair', 'girlWarm', k.facingLeft],
  [1010, 990, 410, 'stand', 'mother', { flip: true, near: [12, -56] }],
  [330, 985, 410, 'stand', 'nurse', k.carrying(c.neemTint, c.neem)],
  [1240, 1000, 400, 'stand', 'farmer', { flip: true, ...k.withStaff }],
  [1420, 1010, 395, 'stand', 'grandmother', k.facingLeft],
]

const medicalCamp = () =>
  picture(
    W,
    H,
    mix(c.paper, c.neemTint, 0.6),
    n.sun(1240, 380, 110, c.marigoldPale),
    n.hill(W, H, 600, 60, 3, c.neemPale),
    n.hill(W, H, 690, 34, 15, c.neemSoft),
    n.farTree(1180, 740, 180, c.neemMid, 4) + n.farTree(1500, 750, 230, c.neemMid, 9),
    earth(W, H, 790, mix(c.sand, c.clayPale, 0.4), 6),
    rect(130, 430, 900, 420, mix(c.neemTint, c.white, 0.5)),
    rect(130, 780, 900, 70, c.neemPale),
    b.awning(90, 440, 980, 560, 84, c.white, c.neem),
    b.bunting(1060, 440, 1640, 330, 50, [c.marigold, c.geru, c.clay, c.neem], 34),
    lift(
      's',
      p.table(160, 1000, 260, 150, c.clayDeep, c.geru),
      p.medicineBox(220, 846, 1.2),
      p.bottle(300, 846, 1.4, c.neemMid),
      p.bottle(338, 846, 1.1, c.marigold),
      p.bottle(374, 846, 1.5, c.dusk),
    ),
    lift('s', p.stool(640, 1000, 110, 110), p.stool(885, 995, 90, 76)),
    k.crowd(patients),
    foreground(W, H, 5),
  )

const seedlings = (x: number, y: number, count: number) =>
  lift(
    's',
    path(`M${x} ${y - 40}h${count * 46}l-16 40h-${count * 46 - 32}Z`, c.clayDeep),
    ...times(count, (i) => n.sapling(x + 24 + i * 46, y - 34, 92, i % 2 ? c.neem : c.neemMid)),
  )

const grove: readonly k.Person[] = [
  [650, 985, 420, 'squat', 'farmer'],
  [1040, 985, 320, 'squat', 'girlGold', k.facingLeft],
  [330, 930, 400, 'stand', 'sister', k.carryingSapling(c.neemDeep, c.geru)],
  [1290, 960, 400, 'stoop', 'youth', { flip: true, ...k.watering(31, -39, c.dusk) }],
  [960, 885, 290, 'stand', 'boyDusk', { flip: true, ...k.watering(12, -46, c.marigold) }],
]

const treePlantation = () =>
  picture(
    W,
    H,
    mix(c.marigoldPale, c.paper, 0.4),
    n.sun(800, 430, 170, c.marigoldSoft),
    n.birds(1180, 220, 26),
    n.hill(W, H, 520, 80, 9, c.neemPale),
    times(6, (i) =>
      n.farTree(100 + i * 290, 600 + ((i * 37) % 40), 110 + ((i * 47) % 60), c.neemSoft, i),
    ).join(''),
    n.hill(W, H, 610, 44, 2, c.neemSoft),
    n.hill(W, H, 690, 36, 13, mix(c.neemSoft, c.neemMid, 0.4)),
    times(9, (i) => n.sapling(70 + i * 185, 770 - ((i * 29) % 30), 84, c.neemDeep)).join(''),
    n.hill(W, H, 780, 30, 6, mix(c.neemSoft, c.neemMid, 0.75)),
    n.hill(W, H, 880, 26, 21, c.clayDeep),
    n.hill(W, H, 1010, 20, 30, c.geru),
    lift('s', ellipse(830, 1000, 130, 24, c.barkDeep)),
    k.crowd(grove, 0.2),
    lift('s', n.sapling(830, 1000, 300, c.neemDeep)),
    seedlings(90, 1080, 5),
    foreground(W, H, 12, c.neemDeep),
  )

const atMachine = (flip: boolean): k.Person[5] => ({ flip, near: [26, -40], far: [32, -41] })
const bench = (x: number, y: number, colour: string, cloth: string) =>
  lift(
    's',
    p.table(x, y, 260, 140, c.bark),
    p.sewingMachine(x + 140, y - 146, 1.7, colour),
    path(
      `M${x + 20} ${y - 148}Q${x - 10} ${y - 90} ${x + 26} ${y - 40}L${x + 90} ${y - 52}Q${x + 60} ${y - 100} ${x + 100} ${y - 148}Z`,
      cloth,
    ),
  )

const sewingCentre = () =>
  picture(
    W,
    H,
    mix(c.clay, c.clayPale, 0.35),
    room.morningWindow('sewing', 1130, 660, 360, 480, c.paper),
    room.hungCloths(110, 150, 700, 420, [c.marigold, c.white, c.geru, c.neem, c.clayPale], 7),
    room.floor(W, H, 800, mix(c.clayDeep, c.clay, 0.35), c.geru),
    lightShaft(
      [
        [960, 800],
        [1300, 800],
        [1120, 1200],
        [520, 1200],
      ],
      c.marigoldPale,
      0.3,
    ),
    k.crowd(
      [
        [700, 900, 430, 'stand', 'teacher', { near: [18, -50], far: [27, -54] }],
        [960, 905, 400, 'chair', dress('sister', { top: c.neem }), atMachine(true)],
      ],
      0,
    ),
    bench(720, 925, c.ink, c.white),
    k.crowd(
      [
        [230, 1080, 440, 'chair', 'aunt', atMachine(false)],
        [1420, 1080, 440, 'chair', 'weaver', atMachine(true)],
      ],
      0,
    ),
    bench(300, 1110, c.neemDeep, c.marigold),
    bench(1070, 1110, c.ink, c.geru),
    lift('s', p.stool(230, 1110, 130, 120), p.stool(1420, 1110, 130, 120)),
    lift(
      's',
      p.foldedPile(820, 1130, 190, 30, [c.neem, c.marigold, c.white, c.dusk]),
      circle(960, 1116, 20, c.geru),
      circle(690, 1120, 17, c.marigoldPale),
    ),
  )

const row = (y: number, h: number, xs: readonly number[], who: readonly k.Who[]): k.Person[] =>
  xs.map((x, i) => [x, y, h, 'asana', who[i % who.length] ?? 'youth'])
const white = (name: 'boy' | 'youth' | 'sister' | 'volunteer', bottom: string) =>
  dress(name, { wear: 'shirt', top: c.white, bottom, drape: undefined })

const yogaCamp = () =>
  picture(
    W,
    H,
    mix(c.marigoldPale, c.paper, 0.2),
    n.sun(800, 560, 210, c.marigoldSoft),
    n.hill(W, H, 640, 70, 27, mix(c.clay, c.marigoldPale, 0.3)),
    n.hill(W, H, 720, 30, 8, c.neemPale),
    times(8, (i) => n.farTree(60 + i * 215, 760, 80 + ((i * 41) % 50), c.neemSoft, i)).join(''),
    earth(W, H, 770, c.neemSoft, 4),
    earth(W, H, 900, mix(c.neemSoft, c.neemMid, 0.5), 14),
    n.neem({ x: 60, y: 830, h: 780, seed: 21, spread: 0.34 }),
    lift(
      's',
      ...[
        [480, 890],
        [800, 890],
        [1120, 890],
        [300, 1040],
        [640, 1040],
        [980, 1040],
        [1320, 1040],
      ].map(([x = 0, y = 0]) => ellipse(x, y, 104, 15, y > 900 ? c.geru : c.clayDeep)),
    ),
    k.crowd(
      row(
        888,
        310,
        [480, 800, 1120],
        [white('sister', c.geru), white('youth', c.dusk), white('volunteer', c.neemDeep)],
      ),
      0.2,
    ),
    k.crowd(
      row(
        1038,
        370,
        [300, 640, 980, 1320],
        [
          white('volunteer', c.dusk),
          white('sister', c.neemDeep),
          white('youth', c.geruDeep),
          dress('helper', { drape: undefined, top: c.white, wear: 'shirt', bottom: c.dusk }),
        ],
      ),
      0.2,
    ),
    foreground(W, H, 2, c.neemDeep),
  )

export const learning = [
  portfolio('library', library),
  portfolio('medical-camp', medicalCamp),
  portfolio('tree-plantation', treePlantation),
  portfolio('sewing-centre', sewingCentre),
  portfolio('yoga-camp', yogaCamp),
]
