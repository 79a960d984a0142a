/**
 * Returns the id of the video at a YouTube address (spec section 2, Recent Activities).
 * @param url a watch, youtu.be, shorts, embed or live address, also on the mobile host.
 * @returns the 11 characters, or `null` if the address is not YouTube's or names no video.
 */
export function youtubeId(url: string): string | null {
  if (!URL.canParse(url)) return null
  const { protocol, host, pathname, searchParams } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') return null

  const [folder, name] = pathname.split('/').slice(1)
  if (host === SHORT_HOST) return asVideoId(folder)
  if (!HOSTS.has(host)) return null
  if (folder === 'watch') return asVideoId(searchParams.get('v'))
  return FOLDERS.has(folder ?? '') ? asVideoId(name) : null
}

/**
 * Returns the address of the player that sets no cookies before playback.
 * @param id of `youtubeId`.
 */
export function youtubeEmbedUrl(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}`
}

const SHORT_HOST = 'youtu.be'
const HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
])
const FOLDERS = new Set(['shorts', 'embed', 'live'])
const VIDEO_ID = /^[A-Za-z0-9_-]{11}$/

function asVideoId(text: string | null | undefined): string | null {
  return text && VIDEO_ID.test(text) ? text : null
}
