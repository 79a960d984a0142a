import type { InBoth } from '@/content/panel/in-both'
import type { Palette } from '@/domain/palette'

/** The names of the palettes. */
export const paletteNames: Record<Palette, InBoth> = {
  neem: { en: 'Neem (green)', hi: 'नीम (हरा)' },
  river: { en: 'River (blue-green)', hi: 'नदी (नीला-हरा)' },
  indigo: { en: 'Indigo (blue)', hi: 'नील (नीला)' },
  plum: { en: 'Plum (violet)', hi: 'जामुन (बैंगनी)' },
  madder: { en: 'Madder (red)', hi: 'मजीठ (लाल)' },
  earth: { en: 'Earth (brown)', hi: 'मिट्टी (भूरा)' },
}
