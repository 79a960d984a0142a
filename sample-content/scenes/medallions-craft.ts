import * as n from '../kit/nature'
import { c, mix } from '../kit/palette'
import { circle, ellipse, g, lift, line, path, poly, r1, rect, rotate, times } from '../kit/svg'
import { medallion, SIZE } from './medallion-frame'
import type { Scene } from './scene'

const spokes = (x: number, y: number, r: number, count: number, width: number, fill: string) =>
  line(
    times(count, (i) => {
      const a = (i / count) * Math.PI * 2
      return `M${r1(x + Math.cos(a) * r * 0.12)} ${r1(y + Math.sin(a) * r * 0.12)}L${r1(x + Math.cos(a) * r)} ${r1(y + Math.sin(a) * r)}`
    }).join(''),
    fill,
    width,
  )

const ringLine = (x: number, y: number, r: number, width: number, stroke: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`

const gandhi = medallion(
  'gandhi',
  c.clayDeep,
  c.paperDeep,
  ...[300, 230, 160].map((r, i) =>
    circle(400, 500, r, mix(c.paperDeep, c.marigoldPale, 0.35 + i * 0.3)),
  ),
  n.hill(SIZE, SIZE, 760, 16, 3, c.clay),
  lift(
    'm',
    rect(210, 716, 480, 34, c.bark, 8),
    rect(250, 746, 40, 40, c.barkDeep),
    rect(610, 746, 40, 40, c.barkDeep),
  ),
  lift(
    'm',
    poly(
      [
        [384, 500],
        [408, 500],
        [424, 720],
        [368, 720],
      ],
      c.barkDeep,
    ),
    rect(596, 580, 22, 140, c.barkDeep, 4),
  ),
  line('M396 336L606 572M396 664L606 602', c.geru, 3),
  lift(
    'm',
    ringLine(396, 500, 164, 24, c.bark),
    ringLine(396, 500, 140, 6, c.clayDeep),
    spokes(396, 500, 158, 12, 9, c.bark),
    circle(396, 500, 30, c.geru),
    circle(396, 500, 12, c.marigold),
  ),
  lift(
    's',
    ringLine(607, 587, 30, 12, c.geru),
    circle(607, 587, 10, c.marigold),
    path('M640 578L712 566L712 592L640 596Z', c.white),
    line('M636 587H734', c.bark, 5),
  ),
  line('M722 578C700 660 640 690 560 704', c.geru, 3),
  lift('s', ellipse(540, 700, 44, 22, c.white)),
)

const wave = (y: number, fill: string, shift: number) =>
  lift(
    'l',
    path(
      `M-60 900V${y}${times(9, (i) => `q${shift + 30} ${i % 2 ? 34 : -34} 120 0`).join('')}V900Z`,
      fill,
    ),
  )

const vivekananda = medallion(
  'vivekananda',
  c.marigold,
  c.marigoldPale,
  ...times(18, (i) =>
    rotate(
      i * 20,
      450,
      500,
      poly(
        [
          [440, 500],
          [460, 500],
          [478, 20],
          [422, 20],
        ],
        c.marigoldSoft,
      ),
    ),
  ).map((s) => g('', s)),
  circle(450, 500, 190, c.paper, 'opacity=".55"'),
  lift('s', circle(450, 500, 138, c.marigold)),
  n.birds(570, 300, 22, c.geruDeep),
  wave(620, c.duskSoft, 6),
  lift(
    'm',
    path(
      'M270 720C300 640 340 640 372 590C410 560 440 590 470 560C520 540 540 600 580 620C620 650 640 690 660 730Z',
      c.bark,
    ),
    path('M330 720C360 660 390 650 420 610C440 640 430 690 470 720Z', c.clayDeep),
    path('M500 720C510 660 530 650 548 624C580 650 590 690 600 720Z', c.barkDeep),
  ),
  wave(700, c.duskMid, 14),
  wave(762, c.dusk, 2),
)

const phule = medallion(
  'savitribai-phule',
  c.geru,
  c.clayPale,
  ...[290, 220, 150].map((r, i) =>
    circle(450, 440, r, mix(c.clayPale, c.marigoldPale, 0.3 + i * 0.32)),
  ),
  n.hill(SIZE, SIZE, 720, 14, 6, c.clay),
  lift(
    'm',
    rotate(
      -7,
      450,
      420,
      rect(296, 262, 308, 240, c.bark, 14),
      rect(318, 284, 264, 196, c.ink, 4),
      line('M356 440Q400 360 446 420Q486 340 546 440', c.paper, 7),
      circle(510, 336, 20, c.marigold),
      line('M352 330H430M352 356H404', c.neemSoft, 7),
    ),
  ),
  lift('s', rotate(34, 640, 520, rect(632, 430, 17, 130, c.white, 6))),
  lift(
    'm',
    path('M190 600Q330 548 450 604Q570 548 710 600V742Q570 690 450 746Q330 690 190 742Z', c.neem),
    path('M206 580Q340 524 450 584V724Q340 668 206 718Z', c.white),
    path('M694 580Q560 524 450 584V724Q560 668 694 718Z', c.paperDeep),
  ),
  line(
    'M246 602Q330 574 412 610M246 636Q330 608 412 644M246 670Q330 642 412 678M654 602Q570 574 488 610M654 636Q570 608 488 644M654 670Q570 642 488 678',
    c.clay,
    6,
  ),
  lift('s', n.marigolds(262, 840, 120, 2), n.marigolds(640, 840, 120, 5)),
)

const warp = times(25, (i) =>
  rect(246 + i * 17, 250, 7, 520, i % 2 ? c.white : c.marigoldPale),
).join('')

const weft = times(11, (row) =>
  times(12, (i) =>
    rect(
      243 + i * 34.2 + (row % 2) * 17,
      560 + row * 20,
      20,
      18,
      [c.geru, c.marigold, c.dusk, c.neem][Math.floor(row / 2) % 4] ?? c.geru,
      3,
    ),
  ).join(''),
).join('')

const kabir = medallion(
  'kabir',
  c.bark,
  mix(c.clayDeep, c.geru, 0.35),
  circle(450, 380, 230, c.clayDeep),
  circle(450, 380, 160, c.clay),
  lift('m', warp),
  lift('s', rect(236, 556, 428, 226, c.clayPale), weft),
  lift(
    'm',
    rect(204, 220, 492, 36, c.barkDeep, 12),
    rect(204, 772, 492, 36, c.barkDeep, 12),
    rect(196, 190, 26, 640, c.bark, 8),
    rect(678, 190, 26, 640, c.bark, 8),
    rect(226, 424, 448, 20, c.barkDeep, 8),
  ),
  lift(
    'm',
    path('M300 508Q450 462 600 508Q450 554 300 508Z', c.marigold),
    ellipse(450, 508, 70, 13, c.barkDeep),
    ellipse(450, 508, 56, 8, c.white),
  ),
  line('M600 508Q640 520 662 552', c.white, 4),
)

export const craftMedallions: readonly Scene[] = [gandhi, vivekananda, phule, kabir]
