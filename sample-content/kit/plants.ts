import { leaf } from './leaves'
import { c, mix } from './palette'
import { circle, line, r1, random, times } from './svg'

/** A tuft of blades for the front edge. */
export const tuft = (x: number, y: number, h: number, fill: string, seed: number) => {
  const rnd = random(seed)
  return times(7, (i) =>
    leaf(
      x + (i - 3) * h * 0.07,
      y,
      h * rnd(0.6, 1),
      h * 0.1,
      -90 + (i - 3) * 15 + rnd(-6, 6),
      fill,
    ),
  ).join('')
}

const bloomAt = (x: number, y: number, r: number, fill: string) =>
  times(9, (i) => leaf(x, y, r, r * 0.5, i * 40, fill)).join('')

/** A leafy plant with a bloom, in marigold or clay. */
export const marigolds = (
  x: number,
  y: number,
  h: number,
  seed: number,
  bloom: string = c.marigold,
) => {
  const rnd = random(seed)
  return times(5, (i) => {
    const deg = -90 + (i - 2) * 20 + rnd(-5, 5)
    const a = (deg * Math.PI) / 180
    const k = h * rnd(0.72, 1)
    const [fx, fy] = [x + Math.cos(a) * k, y + Math.sin(a) * k]
    return (
      line(`M${r1(x)} ${r1(y)}L${r1(fx)} ${r1(fy)}`, c.neem, h * 0.035) +
      leaf(x, y, k * 0.7, k * 0.1, deg + 14, c.neemMid) +
      bloomAt(fx, fy, h * 0.13, bloom) +
      circle(fx, fy, h * 0.05, mix(bloom, c.geru, 0.45))
    )
  }).join('')
}
