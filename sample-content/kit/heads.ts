import { shade, tint } from './palette'
import { circle, cut, ellipse, line, path } from './svg'

export type HeadKind = 'short' | 'bun' | 'braids' | 'braid' | 'veil' | 'turban' | 'cap' | 'cloth'

export interface HeadLook {
  skin: string
  hair: string
  head: HeadKind
  /** Colour of turban, veil, cap or ribbons. */
  wrap: string
  beard?: boolean
}

const crop =
  'M5.3 -2.4C5.6 -6.4 2.2 -8.7 -1.2 -8.3C-6 -7.8 -7.2 -3 -6.2 2.6L-4.2 3.4C-4.4 .6 -3.4 -1.8 -1 -2.4C1.6 -3 3.8 -3.2 5.3 -2.4Z'
const long = 'M4.9 -3.8C3 -9 -5.8 -9.2 -6.6 -1.2C-6.9 2.6 -6 5 -4.2 6.2C-4.2 2 -2.8 -1.8 4.9 -3.8Z'
const veilD =
  'M4.7 -6.4C.6 -11.2 -8.8 -9.8 -8.6 -1C-8.6 5 -10 9 -13.4 13.4C-9 16.4 -1 16.4 3.4 13.6C1.6 10.4 -1.8 7.4 -3 3.4C-4 -.6 -1.4 -4.4 4.7 -6.4Z'
const turbanD =
  'M-7.2 -.8C-9.8 -8.4 -4.4 -13.4 1.6 -12.4C7.8 -11.6 8.8 -6 6.2 -2.2C2.4 -4.8 -3.4 -4.6 -7.2 -.8Z'

const braidAt = (
  x: number,
  y: number,
  sway: number,
  length: number,
  hair: string,
  ribbon: string,
) =>
  cut(
    [
      [x - 1.5, y],
      [x + 1.5, y],
      [x + sway + 1.4, y + length * 0.6],
      [x + sway * 1.3, y + length],
      [x + sway - 1.6, y + length * 0.6],
    ],
    hair,
  ) + ellipse(x + sway * 1.25, y + length * 0.86, 2.2, 1.5, ribbon)

/** What lies behind the face: braids and buns. */
const behind = ({ hair, head, wrap }: HeadLook): string => {
  if (head === 'bun') return circle(-7, 1.8, 3.4, hair)
  if (head === 'braid') return braidAt(-5, 3, -3, 20, hair, wrap)
  if (head === 'braids')
    return braidAt(-5.4, 3, -2.4, 12, hair, wrap) + braidAt(4.4, 4, 1.8, 10, hair, wrap)
  if (head === 'turban')
    return path('M-6 -3C-9.4 2 -9.6 8 -10.6 13L-6.4 12.4C-5.4 8 -5 3 -3.6 -3Z', shade(wrap, 0.16))
  return ''
}

const over = ({ hair, head, wrap }: HeadLook): string => {
  switch (head) {
    case 'short':
      return path(crop, hair)
    case 'bun':
    case 'braid':
    case 'braids':
      return path(long, hair)
    case 'veil':
      return (
        path(long, hair) +
        path(veilD, wrap) +
        line('M4.7 -6.4C-1.4 -4.4 -4 -.6 -3 3.4C-1.8 7.4 1.6 10.4 3.4 13.6', tint(wrap, 0.5), 0.9)
      )
    case 'turban':
      return (
        path(crop, hair) +
        path(turbanD, wrap) +
        line(
          'M-6.6 -3.6C-3 -8 2 -8.6 7 -6.4M-5.4 -7.4C-2 -10.6 2.4 -10.8 5.8 -9.4',
          shade(wrap, 0.2),
          0.8,
        )
      )
    case 'cap':
      return (
        path(crop, hair) +
        path('M-6.6 -2.6C-7.4 -10.6 5 -12 6 -4Z', wrap) +
        path(
          'M-7.4 -1.2L-6.8 -4.4C-2.4 -6.4 2.6 -6.6 6.6 -5.8L6.8 -2.8C2.4 -3.8 -3 -3.4 -7.4 -1.2Z',
          tint(wrap, 0.35),
        ) +
        circle(-0.8, -10.6, 1.9, tint(wrap, 0.35))
      )
    case 'cloth':
      return (
        path(long, hair) +
        path('M5.2 -4.4C3 -10 -6.6 -10 -7 -1.6L-9.6 3.2L-5 1.8C-4.4 -1.4 -.6 -4 5.2 -4.4Z', wrap)
      )
  }
}

const beardOf = ({ hair, beard }: HeadLook): string =>
  beard ? path('M-3 .8C-1 3 3 2.8 5.4 .8C6 5 4.4 9.8 1.2 9.6C-1.8 9.2 -3.6 5 -3 .8Z', hair) : ''

/** A head about 14 units tall, looking right, centred on the origin. */
export const headArt = (look: HeadLook): string =>
  behind(look) +
  ellipse(0.2, 0, 5.3, 6.9, look.skin) +
  beardOf(look) +
  over(look) +
  (look.head === 'veil' ? '' : ellipse(-3.2, 1.2, 1.2, 1.8, shade(look.skin, 0.12)))
