/** A picture to be rendered: drawn on w x h, written at width out. */
export interface Scene {
  file: string
  w: number
  h: number
  out: number
  draw: () => string
}

export const [W, H] = [1600, 1200]

export const portfolio = (name: string, draw: () => string): Scene => ({
  file: `portfolio-${name}.webp`, w: W, h: H, out: 1600,
  draw,
})

export const activity = (name: string, draw: () => string): Scene => ({
  file: `activity-${name}.webp`, w: 1600, h: 900, out: 1600,
  draw,
})
