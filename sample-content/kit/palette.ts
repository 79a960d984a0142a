export const c = {
  paper: '#FBF6EC',
  paperDeep: '#F3E9D7',
  sand: '#EBD9BE',
  ink: '#2A211B',
  neem: '#1E5A46',
  neemDeep: '#123D30',
  neemMid: '#3F7A5E',
  neemSoft: '#7FA98C',
  neemPale: '#B5CFB9',
  neemTint: '#DDE9DF',
  geru: '#A8431F',
  geruDeep: '#8A3417',
  marigold: '#F0A526',
  marigoldSoft: '#F6C66F',
  marigoldPale: '#FAE0AE',
  clay: '#E7B8A0',
  clayDeep: '#CF8F70',
  clayPale: '#F3D9C9',
  dusk: '#2E3A5F',
  duskDeep: '#1F2845',
  duskMid: '#56648C',
  duskSoft: '#9AA6C0',
  duskPale: '#D5DAE4',
  bark: '#5B3A29',
  barkDeep: '#43291D',
  white: '#FFFDF8',
  silver: '#DAD3C8',
} as const

export const skin = { light: '#B97C55', mid: '#98603E', deep: '#7A4A30' } as const

const channels = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))

/** Mixes two hex colours; t = 0 gives the first, t = 1 the second. */
export const mix = (from: string, to: string, t: number): string => {
  const b = channels(to)
  const hex = channels(from).map((v, i) =>
    Math.round(v + ((b[i] ?? v) - v) * t)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${hex.join('')}`
}

/** A darker paper of the same hue, for far limbs and folds. */
export const shade = (hex: string, t = 0.22): string => mix(hex, c.ink, t)
/** A lighter paper of the same hue. */
export const tint = (hex: string, t = 0.25): string => mix(hex, c.paper, t)
