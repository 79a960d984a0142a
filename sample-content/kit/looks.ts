import type { Look } from './figure'
import type { HeadKind } from './heads'
import { c, skin } from './palette'

const sari = (tone: string, head: HeadKind, cloth: string, top: string, trim: string): Look => ({
  skin: tone, hair: c.ink, head, wrap: cloth, wear: 'sari', drape: 'pallu',
  top, bottom: cloth, cloth, trim,
})

const kurta = (tone: string, top: string, bottom: string, more: Partial<Look> = {}): Look => ({
  skin: tone, hair: c.ink, head: 'short', wrap: c.geru, wear: 'kurta', top, bottom,
  ...more,
})

const suit = (tone: string, top: string, bottom: string, dupatta: string, ribbon: string): Look =>
  kurta(tone, top, bottom, { head: 'braid', wrap: ribbon, drape: 'dupatta', cloth: dupatta })

const frock = (tone: string, head: HeadKind, top: string, bottom: string, wrap: string): Look =>
  kurta(tone, top, bottom, { head, wrap, wear: 'frock' })

const shirt = (tone: string, top: string, bottom: string): Look =>
  kurta(tone, top, bottom, { wear: 'shirt' })

const { light, mid, deep } = skin

/** The people of the village, dressed once and met again in many pictures. */
export const looks = {
  teacher: sari(mid, 'bun', c.geru, c.neemDeep, c.marigold),
  nurse: sari(light, 'bun', c.white, c.neem, c.neem),
  mother: sari(mid, 'veil', c.marigold, c.geru, c.geru),
  aunt: sari(deep, 'veil', c.neem, c.marigold, c.marigold),
  weaver: sari(light, 'bun', c.dusk, c.clayDeep, c.clay),
  grandmother: { ...sari(mid, 'veil', c.clayPale, c.geruDeep, c.geru), hair: c.silver },
  doctor: kurta(light, c.white, c.dusk),
  grandfather: kurta(deep, c.white, c.paperDeep, {
    hair: c.white, beard: true, head: 'turban', wrap: c.marigold,
  }),
  elder: kurta(mid, c.clayPale, c.white, {
    hair: c.silver, drape: 'shawl', cloth: c.neem, trim: c.marigold,
  }),
  farmer: kurta(deep, c.paper, c.white, { head: 'turban' }),
  volunteer: kurta(mid, c.neem, c.paperDeep, { trim: c.marigold }),
  youth: kurta(light, c.marigold, c.dusk),
  sister: suit(mid, c.clayDeep, c.paperDeep, c.paper, c.geru),
  helper: suit(deep, c.neem, c.clayPale, c.marigoldSoft, c.marigold),
  girl: frock(mid, 'braids', c.neem, c.white, c.geru),
  girlWarm: frock(light, 'braids', c.geru, c.clayPale, c.marigold),
  girlGold: frock(deep, 'braid', c.marigold, c.neem, c.geru),
  boy: shirt(mid, c.white, c.dusk),
  boyGreen: shirt(deep, c.neemSoft, c.bark),
  boyDusk: shirt(light, c.duskMid, c.paperDeep),
} as const satisfies Record<string, Look>

export type LookName = keyof typeof looks

/** The same person dressed a little differently. */
export const dress = (name: LookName, changes: Partial<Look>): Look => ({
  ...looks[name],
  ...changes,
})
