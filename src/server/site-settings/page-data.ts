import type { SiteSetting } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import type { FigureDto } from '@/domain/figure'
import { DEFAULT_PALETTE, type Palette, toPalette } from '@/domain/palette'
import type { PictureDto } from '@/domain/picture'
import { approvalOn } from '@/domain/tax-approval'
import { indianDayOf } from '@/lib/dates'
import { cachedRead } from '../cached-read'
import { eitherLanguage } from '../documents/either-language'
import { getPayloadClient } from '../payload-client'
import { toPicture } from '../pictures/picture'
import { approvalsOf, registration12aOn } from '../tax-approvals/approvals'

/** The foundation's details as every page shows them. What is not set is null, never invented. */
export type SiteSettingsDto = {
  foundationName: string
  motto: string
  foundedYear: number
  logo: PictureDto | null
  palette: Palette
  heroImage: PictureDto | null
  aboutImage: PictureDto | null
  presidentName: string | null
  presidentSignature: PictureDto | null
  address: string | null
  phone: string | null
  email: string | null
  officeHours: string | null
  mapUrl: string | null
  social: { facebook: string | null; instagram: string | null; youtube: string | null }
  externalPaymentUrl: string | null
  registrationNumber: string | null
  /** Number of the approval in force today. */
  registration80g: string | null
  /** Whether there was an approval, but none is in force today. */
  has80gLapsed: boolean
  /** Number of the registration in force today. */
  registration12a: string | null
  darpanId: string | null
  documents: { title: string; year: string | null; url: string }[]
  homeCounters: FigureDto[]
  achievements: FigureDto[]
  impactTiles: FigureDto[]
}

/** Returns the site settings in one language. */
export const getSiteSettings = cachedRead(
  'site-settings',
  [slugs.siteSettings, slugs.media],
  async (locale: Locale): Promise<SiteSettingsDto> => {
    const payload = await getPayloadClient()
    const settings = await payload.findGlobal({
      slug: slugs.siteSettings,
      locale,
      ...eitherLanguage,
      depth: 1,
      overrideAccess: false,
    })
    const today = indianDayOf(new Date())
    const approvals = approvalsOf(settings)
    const approval = approvalOn(approvals, today)
    return {
      foundationName: settings.foundationName,
      motto: settings.motto,
      foundedYear: settings.foundedYear,
      logo: toPicture({ image: settings.logo }, settings.foundationName, locale),
      palette: toPalette(settings.palette) ?? DEFAULT_PALETTE,
      heroImage: toPicture({ image: settings.heroImage }, settings.foundationName, locale),
      aboutImage: toPicture({ image: settings.aboutImage }, settings.foundationName, locale),
      presidentName: settings.presidentName || null,
      presidentSignature: toPicture({ image: settings.presidentSignature }, '', locale),
      address: settings.address || null,
      phone: settings.phone || null,
      email: settings.email || null,
      officeHours: settings.officeHours || null,
      mapUrl: settings.mapUrl || null,
      social: {
        facebook: settings.social?.facebook || null,
        instagram: settings.social?.instagram || null,
        youtube: settings.social?.youtube || null,
      },
      externalPaymentUrl: settings.externalPaymentUrl || null,
      registrationNumber: settings.registrationNumber || null,
      registration80g: approval?.number ?? null,
      has80gLapsed: approvals.length > 0 && !approval,
      registration12a: registration12aOn(settings, today),
      darpanId: settings.darpanId || null,
      documents: (settings.documents ?? []).map(({ title, year, url }) => ({
        title,
        year: year || null,
        url,
      })),
      homeCounters: toFigures(settings.homeCounters, locale),
      achievements: toFigures(settings.achievements, locale),
      impactTiles: toFigures(settings.impactTiles, locale),
    }
  },
)

/** Returns the logo as it is stored now, also where another server has just changed it. */
export async function readLogo(): Promise<PictureDto | null> {
  const payload = await getPayloadClient()
  const { logo, foundationName } = await payload.findGlobal({
    slug: slugs.siteSettings,
    select: { logo: true, foundationName: true },
    depth: 1,
    overrideAccess: false,
  })
  return toPicture({ image: logo }, foundationName, 'en')
}

function toFigures(rows: SiteSetting['homeCounters'], locale: Locale): FigureDto[] {
  return (rows ?? []).map(({ value, label, year, definition, source }) => ({
    value,
    label,
    year: year || undefined,
    definition: inLanguage(definition, locale),
    source: source || undefined,
  }))
}

/** Returns the text of a pair in a language, or else the other one, marked with its language. */
function inLanguage(
  pair: { en?: string | null; hi?: string | null } | undefined,
  locale: Locale,
): FigureDto['definition'] {
  if (pair?.[locale]) return { text: pair[locale] }
  const other = locale === 'en' ? 'hi' : 'en'
  return pair?.[other] ? { text: pair[other], lang: other } : undefined
}
