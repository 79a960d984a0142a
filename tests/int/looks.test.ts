import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import * as logoRoute from '@/app/brand/logo.png/route'
import * as themeRoute from '@/app/brand/theme.css/route'
import * as horizonRoute from '@/app/brand/theme-horizon.svg/route'
import manifest from '@/app/manifest'
import * as shareRoute from '@/app/share/[...path]/route'
import { slugs } from '@/cms/slugs'
import { locales } from '@/content/locale'
import { publicPaths } from '@/content/paths'
import { listPrograms } from '@/server/pages/items'
import { getPayloadClient } from '@/server/payload-client'
import { sharePictureHref } from '@/server/share/share-picture'
import { getSiteSettings } from '@/server/site-settings/page-data'
import { logoHref } from '@/server/theme/logo'
import { horizonHref, themeHref } from '@/server/theme/theme'
import { changeSiteSettings } from '../support/site-settings'
import { makePicture } from '../support/uploads'

const FOREVER = 'public, max-age=31536000, immutable'
/** WhatsApp shows no larger picture. */
const MAX_SHARE_BYTES = 300_000

type Route = { GET: (req: Request) => Response | Promise<Response> }
/** Calls a route with an address as Next passes it on: a name without a value gets a `=`. */
const get = (route: Route, href: string) =>
  route.GET(new Request(`http://localhost:3000${href}${href.includes('?') ? '=' : ''}`))

// No server is listening: pictures are read directly from the media folder.
beforeAll(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Nothing is asked for over HTTP')))
})
afterAll(() => vi.unstubAllGlobals())

async function upload(): Promise<string> {
  const payload = await getPayloadClient()
  const data = await makePicture('png', 400)
  const file = { data, mimetype: 'image/png', name: 'logo.png', size: data.length }
  const { id } = await payload.create({
    collection: slugs.media,
    data: { alt: 'Logo' },
    file,
    overrideAccess: true,
  })
  return id
}

/** Answers like the bucket plugin, until the test ends. @returns the requested names. */
async function keepInBucket(content: Buffer): Promise<string[]> {
  const asked: string[] = []
  const { upload: config } = (await getPayloadClient()).collections[slugs.media].config
  const before = config.handlers
  config.handlers = [
    (_req, { params }) => {
      asked.push(params.filename)
      return new Response(new Uint8Array(content))
    },
  ]
  onTestFinished(() => {
    config.handlers = before
  })
  return asked
}

describe('the looks of a foundation', () => {
  it('add no requests if nothing was chosen', async () => {
    const settings = await getSiteSettings('en')
    expect(themeHref(settings)).toBeUndefined()
    expect(logoHref(settings.logo, 192)).toBeUndefined()
    expect(horizonHref(settings.palette)).toBe('/brand/horizon.svg')
    expect((await manifest()).icons).toContainEqual(
      expect.objectContaining({ src: '/brand/icon-192.png' }),
    )
  })

  it('are a stylesheet and hills whose address changes with their content', async () => {
    await changeSiteSettings({ palette: 'indigo' })
    const settings = await getSiteSettings('en')
    const href = themeHref(settings) ?? ''
    const css = await get(themeRoute, href)
    expect(css.headers.get('cache-control')).toBe(FOREVER)
    expect(await css.text()).toContain('--color-neem:#34478c')
    const hills = await get(horizonRoute, horizonHref(settings.palette))
    expect(hills.headers.get('content-type')).toBe('image/svg+xml')
    expect(await hills.text()).toContain('#1f2b58')

    await changeSiteSettings({ palette: 'plum' })
    expect(themeHref(await getSiteSettings('en'))).not.toBe(href)
    for (const [route, wrong] of [
      [themeRoute, '/brand/theme.css'],
      [themeRoute, '/brand/theme.css?indigo--000000000000'],
      [themeRoute, '/brand/theme.css?indigo-);}-0'],
      [horizonRoute, '/brand/theme-horizon.svg?neem-0'],
      [logoRoute, '/brand/logo.png?96-000000000000'],
    ] as const) {
      expect((await get(route, wrong)).status, wrong).toBe(404)
    }
  })

  it('have the logo in the place of the emblem and of the icons', async () => {
    await changeSiteSettings({ logo: await upload() })
    const settings = await getSiteSettings('en')
    const css = await (await get(themeRoute, themeHref(settings) ?? '')).text()
    const [, shown = ''] = /content:url\((.+?)\)/.exec(css) ?? []
    for (const [href, side] of [
      [shown, 96],
      [logoHref(settings.logo, 180) ?? '', 180],
      [(await manifest()).icons?.[1]?.src ?? '', 512],
    ] as const) {
      const response = await get(logoRoute, href)
      expect(response.headers.get('cache-control')).toBe(FOREVER)
      const picture = sharp(Buffer.from(await response.arrayBuffer()))
      expect(await picture.metadata()).toMatchObject({ format: 'png', width: side, height: side })
    }
  })

  it('have a logo that another server has just changed', async () => {
    await changeSiteSettings({ logo: await upload() })
    const payload = await getPayloadClient()
    const slug = slugs.siteSettings
    const old = await payload.findGlobal({ slug, depth: 1, overrideAccess: true })
    await changeSiteSettings({ logo: await upload() })
    const { logo } = await getSiteSettings('en')
    // As this server still has them in its cache.
    vi.spyOn(payload, 'findGlobal').mockResolvedValueOnce(old as never)
    expect((await get(logoRoute, logoHref(logo, 192) ?? '')).status).toBe(200)
  })

  it('are drawn from a bucket as well', async () => {
    await changeSiteSettings({ logo: await upload() })
    const { logo } = await getSiteSettings('en')
    const asked = await keepInBucket(await makePicture('png', 300))
    const response = await get(logoRoute, logoHref(logo, 192) ?? '')
    expect(response.status).toBe(200)
    const picture = sharp(Buffer.from(await response.arrayBuffer()))
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: 192, height: 192 })
    expect(asked.map((name) => `/media/${name}`)).toEqual([logo?.src])
  })
})

describe('the share pictures', () => {
  it('exist for every public page in both languages, small enough for a messenger', async () => {
    for (const locale of locales) {
      for (const page of publicPaths) {
        const href = await sharePictureHref(locale, page)
        const response = await get(shareRoute, href)
        expect(response.status, href).toBe(200)
        expect(response.headers.get('cache-control')).toBe(FOREVER)
        const data = Buffer.from(await response.arrayBuffer())
        expect(data.length).toBeLessThan(MAX_SHARE_BYTES)
        expect(await sharp(data).metadata()).toMatchObject({ width: 1200, height: 630 })
      }
    }
  }, 120_000)

  it("are the home page's for pages without their own, such as the office login", async () => {
    const home = await sharePictureHref('hi', '/')
    for (const page of ['/admin-login', '/admin-login/forgot', '/verify/0000000000000000']) {
      expect(await sharePictureHref('hi', page)).toBe(home)
    }
  })

  it('have another address once the name changes, and serve no other page', async () => {
    const before = await sharePictureHref('en', '/about')
    await changeSiteSettings({ foundationName: 'Asha Trust' })
    expect(await sharePictureHref('en', '/about')).not.toBe(before)
    const old = await get(shareRoute, before)
    expect([old.status, old.headers.get('cache-control')]).toEqual([200, 'public, max-age=300'])
    const [program] = await listPrograms('en')
    const deeper = `/share/en/what-we-do/${program?.id}/more.jpg`
    expect((await get(shareRoute, deeper.replace('/more', ''))).status).toBe(200)
    for (const wrong of [
      '/share/en/nothing.jpg',
      '/share/fr/about.jpg',
      '/share/en/about.png',
      deeper,
    ]) {
      expect((await get(shareRoute, wrong)).status, wrong).toBe(404)
    }
  })
})

it('settings written only in Hindi are shown in English, too, with their names', async () => {
  await changeSiteSettings(
    {
      address: 'ग्राम रामपुर',
      homeCounters: [{ value: '50+', label: 'गाँव' }],
      documents: [{ title: 'वार्षिक रिपोर्ट', url: 'https://example.org/report.pdf' }],
    },
    'hi',
  )
  for (const locale of locales) {
    const settings = await getSiteSettings(locale)
    expect(settings.address).toBe('ग्राम रामपुर')
    expect(settings.homeCounters).toMatchObject([{ value: '50+', label: 'गाँव' }])
    expect(settings.documents).toMatchObject([{ title: 'वार्षिक रिपोर्ट' }])
  }
})
