/** Half the width and height of an OpenStreetMap view around its place. */
const OSM_HALF_SPAN_DEGREES = 0.01

/**
 * Returns the address that embeds a map in a page.
 * @param mapUrl a link to Google Maps or OpenStreetMap, as copied from there; null if not set.
 * @returns `null` if the link does not contain the place (such as a short link): the map can then
 * only be linked to.
 */
export function mapEmbedUrl(mapUrl: string | null): string | null {
  if (!mapUrl || !URL.canParse(mapUrl)) return null
  const url = new URL(mapUrl)
  if (url.protocol !== 'https:') return null
  if (isHost(url, 'openstreetmap.org')) return osmEmbed(url)
  return isHost(url, 'google.com') || isHost(url, 'google.co.in') ? googleEmbed(url) : null
}

function osmEmbed(url: URL): string | null {
  if (url.pathname === '/export/embed.html') {
    return `https://www.openstreetmap.org${url.pathname}${url.search}`
  }
  const view = /^#map=[\d.]+\/(-?[\d.]+)\/(-?[\d.]+)/.exec(url.hash)
  const latitude = degrees(url.searchParams.get('mlat') ?? view?.[1], 90)
  const longitude = degrees(url.searchParams.get('mlon') ?? view?.[2], 180)
  if (latitude === null || longitude === null) return null
  const box = [
    longitude - OSM_HALF_SPAN_DEGREES,
    latitude - OSM_HALF_SPAN_DEGREES,
    longitude + OSM_HALF_SPAN_DEGREES,
    latitude + OSM_HALF_SPAN_DEGREES,
  ].map((edge) => edge.toFixed(5))
  const marker = `${latitude},${longitude}`
  return `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({ bbox: box.join(), layer: 'mapnik', marker })}`
}

function googleEmbed(url: URL): string | null {
  if (url.pathname === '/maps/embed') return `https://www.google.com/maps/embed${url.search}`
  if (!url.pathname.startsWith('/maps') && !url.host.startsWith('maps.')) return null
  // A place has its own point as !3d…!4d…; the @ is only the centre of the view.
  const point =
    /!3d(-?[\d.]+)!4d(-?[\d.]+)/.exec(url.pathname) ?? /@(-?[\d.]+),(-?[\d.]+)/.exec(url.pathname)
  const latitude = degrees(point?.[1], 90)
  const longitude = degrees(point?.[2], 180)
  const asked = url.searchParams.get('q') ?? url.searchParams.get('query')
  const place = latitude === null || longitude === null ? asked : `${latitude},${longitude}`
  if (!place) return null
  return `https://www.google.com/maps?${new URLSearchParams({ q: place, output: 'embed' })}`
}

function isHost({ host }: URL, name: string): boolean {
  return host === name || host === `www.${name}` || host === `maps.${name}`
}

function degrees(text: string | null | undefined, limit: number): number | null {
  if (!text) return null
  const value = Number(text)
  return Number.isFinite(value) && Math.abs(value) <= limit ? value : null
}
