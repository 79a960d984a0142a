import * as n from '../kit/nature'
import { c, mix } from '../kit/palette'
import {
  circle,
  ellipse,
  g,
  lift,
  line,
  type Pt,
  path,
  poly,
  rect,
  rotate,
  times,
} from '../kit/svg'
import { medallion, SIZE } from './medallion-frame'
import type { Scene } from './scene'

const ambedkar = medallion(
  'ambedkar',
  c.duskMid,
  c.duskPale,
  ...times(9, (i) =>
    poly(
      [
        [450, 640],
        [120 + i * 82, 60],
        [162 + i * 82, 60],
      ],
      mix(c.duskPale, c.white, 0.55),
    ),
  ),
  circle(450, 560, 210, c.marigoldPale),
  lift('s', circle(450, 560, 150, c.marigold)),
  n.hill(SIZE, SIZE, 760, 12, 8, c.duskMid),
  lift(
    'm',
    path('M166 610Q310 546 450 612Q590 546 734 610V774Q590 712 450 776Q310 712 166 774Z', c.dusk),
    path('M184 588Q320 520 450 590V756Q320 694 184 746Z', c.white),
    path('M716 588Q580 520 450 590V756Q580 694 716 746Z', c.paperDeep),
  ),
  line(
    'M226 612Q320 580 412 618M226 648Q320 616 412 654M226 684Q320 652 412 690M488 618Q580 580 674 612',
    c.duskSoft,
    6,
  ),
  lift(
    'm',
    rotate(
      24,
      540,
      560,
      path('M542 250H578V560L560 640L542 560Z', c.geru),
      path('M542 548H578L560 640Z', c.marigoldPale),
      line('M560 590V636', c.ink, 4),
      rect(538, 236, 44, 30, c.geruDeep, 8),
      rect(542, 420, 36, 12, c.marigold),
    ),
  ),
)

const star = (x: number, y: number, r: number, fill: string = c.marigoldPale) =>
  poly(
    times(8, (i): Pt => {
      const a = (i / 8) * Math.PI * 2 - Math.PI / 2
      const k = i % 2 ? r * 0.34 : r
      return [x + Math.cos(a) * k, y + Math.sin(a) * k]
    }),
    fill,
  )

const kalam = medallion(
  'kalam',
  c.dusk,
  c.duskDeep,
  ...[560, 440, 320].map((r, i) =>
    circle(450, 900, r, mix(c.duskDeep, c.duskMid, 0.28 + i * 0.28)),
  ),
  lift(
    's',
    star(300, 330, 26),
    star(610, 300, 34),
    star(640, 480, 18),
    star(262, 520, 18),
    star(540, 220, 14),
    star(340, 230, 14),
    star(380, 420, 10),
    star(570, 400, 12),
  ),
  n.hill(SIZE, SIZE, 770, 20, 4, c.neemDeep),
  n.hill(SIZE, SIZE, 806, 12, 7, c.neem),
  path(
    'M290 790C380 730 420 690 424 600',
    'none',
    'stroke="#F6C66F" stroke-width="10" stroke-dasharray="2 26" stroke-linecap="round"',
  ),
  lift(
    'm',
    g(
      'translate(450 450) rotate(24)',
      path('M0 -190L-104 130L-30 92Z', c.paper),
      path('M0 -190L104 130L30 92Z', c.paperDeep),
      path('M0 -190L-30 92L0 150Z', c.clay),
      path('M0 -190L30 92L0 150Z', c.geru),
    ),
  ),
)

const vinoba = medallion(
  'vinoba-bhave',
  c.neem,
  mix(c.paper, c.marigoldPale, 0.4),
  n.sun(450, 390, 92, c.marigoldSoft),
  n.birds(560, 260, 18),
  n.hill(SIZE, SIZE, 450, 34, 3, c.neemPale),
  n.rows(SIZE, 480, 900, 450, [c.neemSoft, c.neemMid, c.neemPale, c.marigoldSoft], 16),
  n.farTree(250, 500, 80, c.neemMid, 2),
  n.farTree(650, 500, 96, c.neemMid, 5),
  lift(
    'm',
    path(
      'M330 900C380 780 560 740 500 640C460 580 420 550 452 480H470C464 550 540 580 590 650C660 760 600 800 600 900Z',
      c.paperDeep,
    ),
  ),
  ...[
    [500, 800, -10],
    [546, 768, 14],
    [520, 716, -24],
    [548, 690, 0],
  ].map(([x = 0, y = 0, a = 0]) => rotate(a, x, y, ellipse(x, y, 7, 14, c.clayDeep))),
  lift(
    'm',
    line('M300 850L366 330', c.bark, 17),
    line('M366 330C370 300 400 300 402 326', c.bark, 15),
  ),
  lift('s', path('M352 420C400 410 420 440 404 500C390 480 368 470 346 470Z', c.white)),
)

const blossom = (x: number, y: number, r: number) =>
  lift(
    's',
    ...times(5, (i) => n.leaf(x, y, r, r * 0.52, i * 72 - 90, c.clayPale)),
    circle(x, y, r * 0.22, c.marigold),
  )

const naidu = medallion(
  'sarojini-naidu',
  c.neemSoft,
  c.neemTint,
  circle(470, 430, 236, c.marigoldPale),
  circle(470, 430, 170, c.marigoldSoft),
  lift(
    'm',
    line('M140 700C280 640 420 640 560 600S720 520 760 470', c.bark, 22),
    line('M320 652C300 560 250 520 220 440M600 586C640 640 680 660 720 664', c.bark, 12),
  ),
  lift(
    's',
    n.sprig(220, 470, 190, -110, c.neem, 34),
    n.sprig(250, 540, 150, 170, c.neemMid, -30),
    n.sprig(690, 650, 150, 40, c.neem, 20),
    n.sprig(700, 540, 170, -70, c.neem, 30),
    n.sprig(360, 650, 150, 110, c.neemMid, -24),
  ),
  lift(
    'm',
    path('M320 720L430 560L466 590L352 742Z', c.barkDeep),
    path(
      'M404 610C380 500 440 400 520 380C540 330 610 320 632 366L684 378L636 400C640 480 600 600 470 622C440 626 412 626 404 610Z',
      c.bark,
    ),
    path(
      'M560 402C620 420 628 470 596 530C570 576 520 606 474 612C560 570 590 480 560 402Z',
      c.clay,
    ),
    path('M412 600C420 500 470 456 540 462C540 540 480 600 412 600Z', c.geruDeep),
    path(
      'M420 596C440 540 470 504 520 492',
      'none',
      'stroke="#CF8F70" stroke-width="6" stroke-linecap="round"',
    ),
    circle(594, 366, 9, c.ink),
    poly(
      [
        [634, 368],
        [690, 352],
        [640, 386],
      ],
      c.marigold,
    ),
    poly(
      [
        [636, 386],
        [684, 392],
        [636, 400],
      ],
      c.marigold,
    ),
  ),
  line('M500 616L504 634M530 606L536 622', c.barkDeep, 7),
  blossom(300, 640, 44),
  blossom(236, 420, 36),
  blossom(660, 610, 40),
  blossom(716, 470, 34),
  line('M716 320Q740 300 736 270M700 296Q712 280 708 262', c.geru, 6),
)

export const nationMedallions: readonly Scene[] = [ambedkar, kalam, vinoba, naidu]
