import * as b from '../kit/buildings'
import * as k from '../kit/crowd'
import * as room from '../kit/interior'
import { dress } from '../kit/looks'
import * as n from '../kit/nature'
import { c, mix, shade } from '../kit/palette'
import * as p from '../kit/props'
import { earth, foreground, lightShaft } from '../kit/stage'
import { circle, ellipse, lift, line, path, picture, rect, times } from '../kit/svg'
import { H, portfolio, W } from './scene'

const dropD = 'M0 -150C90 -40 110 10 80 66C50 118 -50 118 -80 66C-110 10 -90 -40 0 -150Z'
const bigDrop = lift(
  'm',
  `<g transform="translate(520 330)">${path(dropD, c.geru)}${path('M-44 30C-50 66 -20 88 10 88', 'none', 'stroke="#E7B8A0" stroke-width="12" stroke-linecap="round"')}</g>`,
)

const donors: readonly k.Person[] = [
  [880, 820, 440, 'stand', 'volunteer', { turn: -90, near: [-13, -36] }],
  [960, 985, 430, 'stand', 'nurse', { flip: true, near: [15, -52], far: [24, -48] }],
  [
    1345,
    1000,
    420,
    'chair',
    'youth',
    { flip: true, near: [14, -50], hold: rect(11, -57, 7, 10, c.marigold, 1.4) },
  ],
  [215, 985, 425, 'stand', 'doctor', k.carrying(c.clayPale, c.geru)],
]

const bloodDonation = () =>
  picture(
    W,
    H,
    mix(c.clayPale, c.paper, 0.3),
    ...[300, 236].map((r, i) => circle(520, 340, r, mix(c.clay, c.clayPale, 0.35 + i * 0.4))),
    bigDrop,
    room.morningWindow('blood', 1200, 690, 370, 490, c.paper),
    b.bunting(-20, 60, 1620, 60, 60, [c.geru, c.white, c.clay, c.marigold], 36),
    room.floor(W, H, 850, mix(c.clay, c.sand, 0.5), c.geru),
    lightShaft(
      [
        [1030, 850],
        [1370, 850],
        [1180, 1200],
        [600, 1200],
      ],
      c.white,
      0.3,
    ),
    room.mat(650, 1030, 400, 62, mix(c.clayDeep, c.clay, 0.3), c.clayPale),
    lift('s', p.cot(380, 1000, 540, 210, c.white), rect(396, 790, 130, 44, c.clayPale, 20)),
    k.crowd(donors.slice(0, 1), 0),
    lift('s', rect(640, 818, 270, 40, c.neem, 16)),
    // The bag is below the arm: blood is given, not received.
    lift(
      's',
      line('M600 872C590 900 620 930 606 962', c.geru, 5),
      rect(560, 1010, 92, 14, c.bark, 6),
      rect(572, 958, 68, 52, c.geru, 12),
    ),
    lift(
      's',
      p.stool(1345, 1010, 130, 114, c.bark),
      p.table(1080, 1010, 150, 130, c.clayDeep, c.neem),
      p.bottle(1125, 872, 1.4, c.marigold),
      p.bottle(1170, 872, 1.2, c.geru),
    ),
    k.crowd(donors.slice(1)),
    lift('s', p.pot(80, 1070, 1.4, c.clayDeep), n.sapling(80, 1000, 190, c.neemMid)),
  )

const warm = (who: k.Who & ('girl' | 'boy' | 'girlWarm' | 'boyDusk'), wrap: string) =>
  dress(who, { head: 'cap', wrap, wear: 'kurta', drape: 'dupatta', cloth: wrap })
const small = { child: true }

const winterPeople: readonly k.Person[] = [
  [610, 975, 420, 'stand', 'volunteer', k.carrying(c.geru, c.marigold)],
  [800, 985, 390, 'stand', 'grandmother', { flip: true, near: [12, -54] }],
  [930, 1010, 290, 'stand', warm('girl', c.marigold), { ...small, flip: true }],
  [1025, 1020, 270, 'stand', warm('boyDusk', c.geru), { ...small, flip: true }],
  [250, 975, 410, 'stand', 'sister', k.carrying(c.dusk, c.clay)],
  [
    1230,
    1010,
    390,
    'sit',
    dress('grandfather', { drape: 'shawl', cloth: c.geru, trim: c.marigold }),
    { near: [12, -22], far: [18, -24] },
  ],
  [
    1480,
    1015,
    385,
    'sit',
    dress('elder', { cloth: c.dusk }),
    { flip: true, near: [12, -22], far: [18, -24] },
  ],
]

const fire = (x: number, y: number) =>
  circle(x, y - 50, 150, c.marigold, 'opacity=".16"') +
  circle(x, y - 50, 96, c.marigold, 'opacity=".2"') +
  lift(
    's',
    path(
      `M${x - 44} ${y - 8}C${x - 60} ${y - 70} ${x - 20} ${y - 80} ${x - 6} ${y - 140}C${x + 20} ${y - 100} ${x + 60} ${y - 70} ${x + 40} ${y - 8}Z`,
      c.marigold,
    ),
    path(
      `M${x - 22} ${y - 8}C${x - 28} ${y - 44} ${x} ${y - 50} ${x + 4} ${y - 86}C${x + 30} ${y - 50} ${x + 26} ${y - 30} ${x + 18} ${y - 8}Z`,
      c.geru,
    ),
  ) +
  line(`M${x - 60} ${y + 8}L${x + 56} ${y - 14}M${x + 60} ${y + 8}L${x - 56} ${y - 14}`, c.bark, 16)

const bareTree = (x: number, y: number, s: number) =>
  lift(
    's',
    line(
      `M${x} ${y}C${x + 10 * s} ${y - 90 * s} ${x - 8 * s} ${y - 150 * s} ${x + 6 * s} ${y - 230 * s}M${x + 2 * s} ${y - 110 * s}Q${x - 50 * s} ${y - 160 * s} ${x - 64 * s} ${y - 220 * s}M${x} ${y - 150 * s}Q${x + 50 * s} ${y - 190 * s} ${x + 62 * s} ${y - 250 * s}M${x - 36 * s} ${y - 150 * s}l${-46 * s} ${-20 * s}M${x + 38 * s} ${y - 190 * s}l${44 * s} ${-18 * s}`,
      shade(c.duskMid, 0.2),
      10 * s,
    ),
  )

const winterClothes = () =>
  picture(
    W,
    H,
    c.duskPale,
    n.sun(1060, 400, 110, mix(c.duskPale, c.marigoldPale, 0.6), c.marigoldSoft),
    n.hill(W, H, 560, 60, 16, mix(c.duskPale, c.duskSoft, 0.4)),
    n.hill(W, H, 650, 40, 3, mix(c.duskPale, c.duskSoft, 0.75)),
    bareTree(1440, 800, 1.9) + bareTree(1180, 740, 0.9),
    b.hut(60, 790, 330, 310, mix(c.clay, c.duskPale, 0.25), mix(c.clayDeep, c.duskMid, 0.2)),
    n.hill(W, H, 700, 20, 8, c.white).replace('fill="#FFFDF8"', 'fill="#FFFDF8" opacity=".5"'),
    earth(W, H, 790, mix(c.paper, c.duskPale, 0.4), 6),
    earth(W, H, 940, mix(c.sand, c.duskPale, 0.35), 12),
    lift(
      's',
      p.table(340, 985, 190, 130, c.bark),
      p.foldedPile(435, 848, 170, 26, [c.dusk, c.geru, c.marigold, c.neem, c.clayPale]),
    ),
    fire(1355, 1010),
    k.crowd(winterPeople),
    n.hill(W, H, 1140, 22, 5, c.dusk),
    lift(
      's',
      n.tuft(160, 1210, 110, c.duskMid, 1),
      n.tuft(760, 1212, 90, c.duskMid, 4),
      n.tuft(1440, 1210, 120, c.duskMid, 8),
    ),
  )

const vanQueue: readonly k.Person[] = [
  [130, 1010, 400, 'stand', 'doctor', { near: [12, -56], far: [20, -56] }],
  [285, 1015, 385, 'stand', 'aunt', { flip: true, near: [12, -52] }],
  [385, 1035, 270, 'stand', 'boyGreen', k.facingLeft],
  [1350, 1010, 395, 'stand', 'nurse', k.carrying(c.clayPale, c.geru)],
  [1510, 1020, 395, 'walk', 'grandfather', { flip: true, ...k.withStaff }],
]

const mobileVan = () =>
  picture(
    W,
    H,
    mix(c.paper, c.clayPale, 0.4),
    n.sun(350, 430, 130, c.marigoldSoft),
    lift('s', n.cloud(1100, 230, 1.2, c.white), n.cloud(1410, 330, 0.8, c.white)),
    n.hill(W, H, 560, 80, 19, mix(c.clay, c.clayPale, 0.4)),
    n.hill(W, H, 650, 50, 6, c.neemPale),
    b.hut(1330, 752, 190, 210),
    n.hill(W, H, 740, 30, 11, c.neemSoft),
    n.farTree(90, 800, 230, c.neemMid, 6) + n.farTree(230, 800, 160, c.neemMid, 2),
    n.hill(W, H, 810, 18, 4, c.neemMid),
    earth(W, H, 880, mix(c.sand, c.clay, 0.35), 9),
    path(
      'M-20 962C500 930 1100 936 1620 966V1012C1100 990 500 988 -20 1012Z',
      mix(c.clay, c.clayDeep, 0.3),
      'opacity=".5"',
    ),
    p.van(440, 956, 1.98),
    k.crowd(vanQueue),
    lift('s', p.medicineBox(205, 1050, 1.1)),
    foreground(W, H, 7),
  )

const cup = (fill: string) => path('M-4 -5H4L3 4H-3Z', fill)
const elders: readonly k.Person[] = [
  [640, 935, 430, 'chair', 'grandfather', { near: [16, -36], far: [22, -40] }],
  [
    870,
    935,
    415,
    'chair',
    'grandmother',
    {
      flip: true,
      near: [14, -38],
      far: [22, -42],
      hold: `<g transform="translate(23 -46)">${cup(c.geru)}</g>`,
    },
  ],
  [
    1130,
    985,
    430,
    'stand',
    'helper',
    {
      flip: true,
      near: [14, -56],
      far: [20, -56],
      hold:
        rect(6, -60, 22, 3, c.bark, 1.4) +
        `<g transform="translate(13 -65)">${cup(c.geru)}</g><g transform="translate(23 -65)">${cup(c.clayDeep)}</g>`,
    },
  ],
  [420, 1000, 300, 'sit', 'girlWarm', k.reading(c.neem)],
  [1370, 1000, 400, 'walk', dress('elder', { cloth: c.geru }), { flip: true, ...k.withStaff }],
]

const elderlyCare = () =>
  picture(
    W,
    H,
    mix(c.marigoldPale, c.clayPale, 0.5),
    n.sun(1330, 500, 130, mix(c.marigoldSoft, c.clayPale, 0.3), mix(c.marigold, c.geru, 0.18)),
    n.hill(W, H, 600, 70, 22, mix(c.clay, c.marigoldPale, 0.25)),
    n.hill(W, H, 690, 40, 6, mix(c.clayDeep, c.clay, 0.45)),
    b.house({ x: -40, y: 830, w: 420, h: 330, door: c.geru }),
    n.banyan(720, 850, 800, 12, [c.neemDeep, c.neem], c.barkDeep),
    earth(W, H, 836, mix(c.sand, c.clay, 0.35), 3),
    lift('s', ellipse(740, 1010, 520, 50, mix(c.clay, c.clayDeep, 0.2))),
    lift('s', p.cot(520, 1000, 470, 150)),
    k.crowd(elders, -0.25),
    lift(
      's',
      p.pot(1250, 1010, 1.1),
      p.lamp(250, 1020, 1.1, 40),
      p.bookPile(520, 1050, 0.9, [c.dusk, c.geru]),
    ),
    lift('s', ...times(3, (i) => n.marigolds(60 + i * 60, 1010 + i * 8, 110, i + 3))),
    foreground(W, H, 14, c.neemDeep),
  )

export const care = [
  portfolio('blood-donation', bloodDonation),
  portfolio('winter-clothes', winterClothes),
  portfolio('mobile-health-van', mobileVan),
  portfolio('elderly-care', elderlyCare),
]
