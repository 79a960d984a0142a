import { c } from '../kit/palette'
import { lift, place } from '../kit/svg'

/** One cupped hand: a leaf for the fingers, a smaller leaf for the thumb. */
const hand =
  'M30.6 61.5C12 60.5 1.5 45.5 3 23C11.5 28 15.6 35 18.2 42.4C17.8 39.2 18.2 36.4 19.4 33.4C26.4 36.6 30.6 42.4 30.6 50.5Z'
const flame =
  'M32.8 2C33.6 9.5 43 15.5 43 26C43 32.6 38.2 37.5 32 37.5S21 32.6 21 26C21 17.5 30 12.5 32.8 2Z'
const heart =
  'M32.4 17C33 21.5 37 23.6 37 28.4C37 31.6 34.8 33.8 32 33.8S27 31.6 27 28.4C27 24.4 31.2 22 32.4 17Z'

const paths =
  `<path fill="${c.neem}" d="${hand}"/>` +
  `<path fill="${c.neem}" transform="matrix(-1 0 0 1 64 0)" d="${hand}"/>` +
  `<path fill="${c.marigold}" d="${flame}"/><path fill="${c.marigoldPale}" d="${heart}"/>`

/** The lamp in two cupped hands, on a 64 unit square. */
export const emblemSvg = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${paths}</svg>\n`

/** The emblem on paper, for square icons; share is the part of the side it fills. */
export const iconSvg = (share: number, radius: number): string => {
  const inset = 32 * (1 - share)
  const ground = `<rect width="64" height="64" rx="${radius}" fill="${c.paper}"/>`
  const art = `<g transform="translate(${inset} ${inset}) scale(${share})">${paths}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${ground}${art}</svg>`
}

/** The emblem as cut paper inside a picture, centred on x, y. */
export const emblemArt = (x: number, y: number, size: number): string =>
  place(x - size / 2, y - size / 2, size / 64, lift('s', paths))
