import {
  DEFAULT_PALETTE,
  type Palette,
  themeColours,
  themeHorizon,
  toPalette,
} from '@/domain/palette'
import type { PictureDto } from '@/domain/picture'
import { logoKey } from './logo'
import { FOREVER, hashOf, queryName } from './named-file'

/** The settings that determine the looks. */
type Looks = { palette: Palette; logo: PictureDto | null }

/**
 * Returns the address of the style sheet with the foundation's colours and logo, which changes with
 * them; undefined if neither was chosen, so that pages request nothing more.
 */
export function themeHref({ palette, logo }: Looks): string | undefined {
  if (palette === DEFAULT_PALETTE && !logo) return undefined
  const name = `${palette}-${logoKey(logo)}`
  return `/brand/theme.css?${name}-${hashOf(themeCss(palette, logoKey(logo)))}`
}

/** Sends the style sheet at an address made by `themeHref`; 404 for any other. */
export function themeFile(req: Request): Response {
  const [name, logo = '', hash] = queryName(req).split('-')
  const palette = toPalette(name)
  if (!palette || !/^([0-9a-f]{12})?$/.test(logo)) return notFound()
  const css = themeCss(palette, logo)
  return hash === hashOf(css) ? fileOf(css, 'text/css; charset=utf-8') : notFound()
}

/** Returns the address of the hills above the footer. */
export function horizonHref(palette: Palette): string {
  if (palette === DEFAULT_PALETTE) return '/brand/horizon.svg'
  return `/brand/theme-horizon.svg?${palette}-${hashOf(themeHorizon(palette))}`
}

/** Sends the hills at an address made by `horizonHref`; 404 for any other. */
export function horizonFile(req: Request): Response {
  const [name, hash] = queryName(req).split('-')
  const palette = toPalette(name)
  if (!palette || palette === DEFAULT_PALETTE) return notFound()
  const svg = themeHorizon(palette)
  return hash === hashOf(svg) ? fileOf(svg, 'image/svg+xml') : notFound()
}

/** Returns the colours, and the logo that replaces our emblem wherever it is shown. */
function themeCss(palette: Palette, logo: string): string {
  const emblem = logo && `[data-emblem]{content:url(/brand/logo.png?96-${logo});object-fit:contain}`
  return themeColours(palette) + emblem
}

function fileOf(text: string, type: string): Response {
  return new Response(text, { headers: { 'Content-Type': type, 'Cache-Control': FOREVER } })
}

function notFound(): Response {
  return new Response('Not found', { status: 404 })
}
