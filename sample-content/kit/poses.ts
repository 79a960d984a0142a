import type { Pt } from './svg'

/** Joints of a figure facing right; 100 units is the height of a grown person. */
export interface Pose {
  hip: Pt
  neck: Pt
  head: Pt
  tilt?: number
  near: readonly [knee: Pt, foot: Pt]
  far: readonly [knee: Pt, foot: Pt]
  /** Outline of a sari or skirt below the waist. */
  skirt: readonly Pt[]
  /** Hem of a kurta below the waist. */
  hem: readonly Pt[]
  hands: { near: Pt; far: Pt }
  /** Elbow side, 1 or -1. */
  bend?: { near: number; far: number }
}

/** An outline written as x,y pairs. */
const cloth = (text: string): readonly Pt[] =>
  text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y]
  })

const stand: Pose = {
  hip: [0, -49],
  neck: [0, -81],
  head: [1, -90.5],
  near: [
    [-4.4, -25],
    [-4.6, 0],
  ],
  far: [
    [4.6, -25],
    [5, 0],
  ],
  skirt: cloth('-8,-54 -10.4,-44 -11,-22 -12.4,-1 0,0.6 12.4,-1 10.6,-22 10,-44 8,-54'),
  hem: cloth('-8,-56 -9.6,-46 -11.4,-25 0,-23.6 11.4,-25 9.6,-46 8,-56'),
  hands: { near: [-12, -44], far: [12, -44] },
}

const walk: Pose = {
  ...stand,
  neck: [2, -81],
  head: [3.6, -90.4],
  near: [
    [7, -26],
    [13, 0],
  ],
  far: [
    [-3, -25],
    [-14, -1.5],
  ],
  skirt: cloth('-8,-54 -10.4,-44 -13,-22 -16,-2 0,0 15,-1 12,-22 10,-44 8,-54'),
  hem: cloth('-8,-56 -10,-46 -13.6,-26 0,-24 13,-25 10,-46 8,-56'),
  hands: { near: [-9, -45], far: [17, -50] },
}

const sit: Pose = {
  hip: [0, -8],
  neck: [0, -40],
  head: [1, -49.6],
  near: [
    [20, -8],
    [-7, -3.4],
  ],
  far: [
    [-20, -8],
    [8, -3],
  ],
  skirt: cloth('-9,-16 -20,-12 -25,-5 -20,0.4 0,1.4 20,0.4 25,-5 20,-12 9,-16'),
  hem: cloth('-8,-17 -14,-10 -12,-3.4 0,-1.4 12,-3.4 14,-10 8,-17'),
  hands: { near: [-17, -11], far: [18, -11] },
  bend: { near: 1, far: -1 },
}

const kneel: Pose = {
  hip: [-5, -13],
  neck: [0, -44],
  head: [2.4, -53.4],
  near: [
    [16, -6],
    [-14, -3],
  ],
  far: [
    [18, -7],
    [-12, -4],
  ],
  skirt: cloth('-12,-20 -16,-9 -17,-1 0,0.4 19,0 22,-6 14,-14 4,-20'),
  hem: cloth('-11,-20 -15,-8 -6,-3 10,-5 12,-13 4,-20'),
  hands: { near: [16, -22], far: [20, -24] },
}

const squat: Pose = {
  hip: [-9, -14],
  neck: [4, -41],
  head: [9, -49],
  tilt: 16,
  near: [
    [13, -24],
    [9, -1],
  ],
  far: [
    [17, -22],
    [14, -1],
  ],
  skirt: cloth('-14,-22 -17,-12 -13,-1 0,0.4 16,0 18,-10 17,-24 8,-28 -2,-26'),
  hem: cloth('-13,-22 -15,-10 -8,-7 6,-16 11,-22 4,-28'),
  hands: { near: [25, -12], far: [28, -14] },
}

const stoop: Pose = {
  hip: [-7, -48],
  neck: [15, -66],
  head: [23, -70],
  tilt: 34,
  near: [
    [-6, -24],
    [-8, 0],
  ],
  far: [
    [0, -24],
    [3, 0],
  ],
  skirt: cloth('-12,-56 -16,-44 -14,-20 -15,-1 0,0.6 10,-1 7,-22 5,-46 2,-57'),
  hem: cloth('-11,-57 -16,-44 -15,-26 -2,-23 8,-26 5,-46 2,-58'),
  hands: { near: [26, -34], far: [31, -36] },
}

const chair: Pose = {
  hip: [0, -27],
  neck: [-1, -59],
  head: [1, -68.4],
  near: [
    [20, -27],
    [20, 0],
  ],
  far: [
    [23, -26],
    [25, 0],
  ],
  skirt: cloth('-9,-34 -11,-24 -4,-19 11,-18 12,-1 28,0 29,-22 24,-32 8,-34'),
  hem: cloth('-8,-35 -10,-25 0,-20 21,-20 24,-30 8,-35'),
  hands: { near: [16, -33], far: [20, -34] },
}

const asana: Pose = {
  ...stand,
  near: [
    [-3, -25],
    [-2, 0],
  ],
  far: [
    [19, -32],
    [1, -26],
  ],
  hem: cloth('-8,-56 -9.6,-48 -9.4,-40 0,-38.6 10,-40 9.6,-48 8,-56'),
  hands: { near: [-0.6, -105], far: [2, -105] },
  bend: { near: -1, far: 1 },
}

const warrior: Pose = {
  ...stand,
  hip: [0, -36],
  neck: [0, -68],
  head: [1.6, -77.4],
  near: [
    [21, -30],
    [24, 0],
  ],
  far: [
    [-16, -18],
    [-34, -1],
  ],
  hem: cloth('-8,-42 -11,-32 -12,-26 0,-24 12,-27 10,-36 8,-42'),
  hands: { near: [-40, -66], far: [40, -66] },
}

export const poses = { stand, walk, sit, kneel, squat, stoop, chair, asana, warrior } as const
export type PoseName = keyof typeof poses
