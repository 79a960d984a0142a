import { type HeadLook, headArt } from './heads'
import { c, shade } from './palette'
import { type Pose, type PoseName, poses } from './poses'
import { circle, cut, ellipse, g, line, type Pt, poly, r1, taper } from './svg'

export interface Look extends HeadLook {
  /** kurta: long tunic and trousers; shirt: short tunic; sari: blouse and drape; frock: tunic as a skirt. */
  wear: 'kurta' | 'shirt' | 'sari' | 'frock'
  top: string
  bottom: string
  trim?: string
  drape?: 'pallu' | 'dupatta' | 'shawl'
  cloth?: string
}

export interface FigureOptions {
  flip?: boolean
  child?: boolean
  near?: Pt
  far?: Pt
  bendNear?: number
  bendFar?: number
  tilt?: number
  /** Something carried, in figure units, between body and near arm. */
  hold?: string
  turn?: number
}

const elbow = (a: Pt, b: Pt, l1: number, l2: number, side: number): { joint: Pt; end: Pt } => {
  const raw = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const d = Math.min(raw, (l1 + l2) * 0.995)
  const [ux, uy] = [(b[0] - a[0]) / raw, (b[1] - a[1]) / raw]
  const along = (d * d + l1 * l1 - l2 * l2) / (2 * d)
  const off = Math.sqrt(Math.max(0, l1 * l1 - along * along)) * side
  return {
    joint: [a[0] + ux * along - uy * off, a[1] + uy * along + ux * off],
    end: [a[0] + ux * d, a[1] + uy * d],
  }
}

/** A point of the trunk: t runs from hip (0) to neck (1), s is sideways. */
type Frame = (t: number, s: number) => Pt
const frameOf = ({ hip, neck }: Pose): Frame => {
  const [dx, dy] = [neck[0] - hip[0], neck[1] - hip[1]]
  const length = Math.hypot(dx, dy)
  return (t, s) => [hip[0] + dx * t - (dy / length) * s, hip[1] + dy * t + (dx / length) * s]
}

const shoulderOf = (look: Look) => (look.wear === 'sari' || look.wear === 'frock' ? 7.6 : 9)

/** Elbows hang below a reaching arm and turn outward on a resting one. */
const naturalBend = (from: Pt, to: Pt, far: boolean): number => {
  const reach = to[0] - from[0]
  if (Math.abs(reach) < 8) return far ? -1 : 1
  return reach > 0 ? 1 : -1
}

const arm = (look: Look, from: Pt, to: Pt, bend: number | undefined, far: boolean): string => {
  const side = bend ?? naturalBend(from, to, far)
  const { joint, end } = elbow(from, to, 16.5, 15.5, side)
  const cloth = far ? shade(look.top, 0.26) : shade(look.top, 0.09)
  const flesh = far ? shade(look.skin, 0.16) : look.skin
  const bare = look.wear !== 'kurta'
  const half: Pt = [(from[0] + joint[0] * 1.5) / 2.5, (from[1] + joint[1] * 1.5) / 2.5]
  const upper = bare
    ? taper(from, joint, 3.1, 2.6, flesh) + taper(from, half, 4.1, 3.7, cloth)
    : taper(from, joint, 4.1, 3.5, cloth)
  const fore = taper(joint, end, bare ? 2.6 : 3.5, bare ? 2 : 2.9, bare ? flesh : cloth)
  return (
    circle(end[0], end[1], 2.7, flesh) +
    upper +
    fore +
    (bare ? circle(end[0], end[1], 2.5, flesh) : '')
  )
}

const leg = (
  look: Look,
  pose: Pose,
  [knee, foot]: readonly [Pt, Pt],
  s: number,
  far: boolean,
): string => {
  const cloth = far ? shade(look.bottom, 0.2) : look.bottom
  const from: Pt = [pose.hip[0] + s, pose.hip[1]]
  const shoe = ellipse(
    foot[0] + 2.6,
    foot[1] - 1,
    4.8,
    1.9,
    far ? shade(look.skin, 0.2) : look.skin,
  )
  return (
    shoe +
    taper(from, knee, 6.2, 4.9, cloth) +
    taper(knee, [foot[0], foot[1] - 2.6], 4.9, 3.4, cloth)
  )
}

const trunk = (look: Look, at: Frame): string => {
  const w = shoulderOf(look)
  return cut(
    [
      at(1.03, -2.6),
      at(0.97, -w),
      at(0.7, -w * 0.95),
      at(0.32, -w * 0.84),
      at(-0.1, -w * 0.98),
      at(-0.1, w * 0.98),
      at(0.32, w * 0.84),
      at(0.7, w * 0.95),
      at(0.97, w),
      at(1.03, 2.6),
    ],
    look.top,
    '',
    0.14,
  )
}

/** A standing hem falls straight; a seated one rounds over the lap. */
const hemOf = (look: Look, pose: Pose): string =>
  pose.hip[1] > -20
    ? cut(pose.hem, look.top, '', 0.15)
    : poly(pose.hem, look.top, `stroke="${look.top}" stroke-width="2" stroke-linejoin="round"`)

const lower = (look: Look, pose: Pose): string => {
  if (look.wear === 'sari') {
    return cut(pose.skirt, look.bottom, '', 0.12)
  }
  const hem = look.wear === 'shirt' ? '' : hemOf(look, pose)
  const trim =
    look.trim && look.wear !== 'shirt' && pose.hem.length === 7 ? hemTrim(look.trim, pose) : ''
  return leg(look, pose, pose.near, -2.6, false) + hem + trim
}

const hemTrim = (trim: string, pose: Pose): string => {
  const [, , a, b, d] = pose.hem
  return a && b && d
    ? line(`M${a.map(r1).join(' ')}Q${b.map(r1).join(' ')} ${d.map(r1).join(' ')}`, trim, 1.5)
    : ''
}

const pallu = (look: Look, at: Frame): string => {
  const cloth = look.cloth ?? look.bottom
  const [a, b] = [at(0.42, 7.4), at(1.02, -2)]
  return (
    cut(
      [
        at(-0.12, 8),
        a,
        at(0.74, 2.4),
        b,
        at(0.97, -7.8),
        at(0.6, -7.6),
        at(0.2, -7),
        at(-0.1, -7.6),
      ],
      cloth,
      '',
      0.12,
    ) +
    line(
      `M${a.map(r1).join(' ')}Q${at(0.72, 3.4).map(r1).join(' ')} ${b.map(r1).join(' ')}`,
      look.trim ?? c.marigold,
      1.3,
    )
  )
}

const drapeBehind = (look: Look, at: Frame, seated: boolean): string => {
  if (!look.drape || look.drape === 'shawl') return ''
  const cloth = shade(look.cloth ?? look.bottom, 0.14)
  return cut(
    [
      at(1, -3),
      at(0.94, -9),
      at(0.4, -13),
      at(seated ? 0 : -0.42, -14),
      at(seated ? -0.05 : -0.46, -7),
      at(0.3, -4),
    ],
    cloth,
    '',
    0.12,
  )
}

const drapeOver = (look: Look, at: Frame): string => {
  const cloth = look.cloth ?? look.bottom
  if (look.drape === 'pallu') return pallu(look, at)
  if (look.drape === 'dupatta')
    return line(
      `M${at(1, -6.4).map(r1).join(' ')}Q${at(0.5, 0.6).map(r1).join(' ')} ${at(1, 6.4).map(r1).join(' ')}`,
      cloth,
      3.6,
    )
  return ''
}

const shawl = (look: Look, at: Frame): string =>
  look.drape === 'shawl'
    ? cut(
        [
          at(1.05, -3),
          at(0.96, -10.4),
          at(0.5, -13),
          at(0.02, -12),
          at(0.02, -3),
          at(0.36, 4),
          at(0.78, 10),
          at(1, 8.6),
          at(1.05, 3),
        ],
        look.cloth ?? look.bottom,
        '',
        0.14,
      ) +
      line(
        `M${at(0.99, 7.6).map(r1).join(' ')}Q${at(0.5, 1).map(r1).join(' ')} ${at(0.02, -3).map(r1).join(' ')}`,
        look.trim ?? c.paperDeep,
        1.1,
      )
    : ''

const neckAndHead = (look: Look, pose: Pose, options: FigureOptions): string => {
  const size = options.child ? 1.24 : 1
  const [hx, hy] = [pose.head[0], pose.head[1] + (options.child ? 1 : 0)]
  return (
    taper([pose.neck[0], pose.neck[1] + 1], [hx - 0.6, hy + 4], 3, 2.6, shade(look.skin, 0.2)) +
    g(
      `translate(${r1(hx)} ${r1(hy)}) rotate(${options.tilt ?? pose.tilt ?? 0}) scale(${size})`,
      headArt(look),
    )
  )
}

/** A person at work: feet (or seat) at x, y; h is the height a grown person would stand. */
export const figure = (
  x: number,
  y: number,
  h: number,
  name: PoseName,
  look: Look,
  options: FigureOptions = {},
): string => {
  const pose: Pose = poses[name]
  const at = frameOf(pose)
  const w = shoulderOf(look) - 1.6
  const farArm = arm(
    look,
    at(0.92, w),
    options.far ?? pose.hands.far,
    options.bendFar ?? pose.bend?.far,
    true,
  )
  const nearArm = arm(
    look,
    at(0.92, -w),
    options.near ?? pose.hands.near,
    options.bendNear ?? pose.bend?.near,
    false,
  )
  const farLeg = look.wear === 'sari' ? feet(look, pose) : leg(look, pose, pose.far, 2.6, true)
  const scale = Math.round(h * 10) / 1000
  return g(
    `translate(${r1(x)} ${r1(y)}) scale(${options.flip ? -scale : scale} ${scale})${options.turn ? ` rotate(${options.turn})` : ''}`,
    drapeBehind(look, at, pose.hip[1] > -40),
    farArm,
    farLeg,
    look.wear === 'sari'
      ? trunk(look, at) + lower(look, pose)
      : lower(look, pose) + trunk(look, at),
    drapeOver(look, at),
    neckAndHead(look, pose, options),
    options.hold ?? '',
    nearArm,
    shawl(look, at),
  )
}

/** Bare feet under a hem; folded legs keep theirs hidden. */
const feet = (look: Look, pose: Pose): string =>
  pose.near[1][1] < -1.5
    ? ''
    : [pose.near[1], pose.far[1]]
        .map(([fx, fy]) => ellipse(fx + 2.4, fy - 0.6, 4.4, 1.8, look.skin))
        .join('')
