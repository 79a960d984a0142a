import { slugs } from '@/cms/slugs'
import { IMAGE_HOSTS_ATTRIBUTE, IMAGE_HOSTS_TAG, imageHostsOf } from '@/lib/image-hosts'
import { cachedRead } from '../cached-read'
import { getPayloadClient } from '../payload-client'

/** Where Razorpay hosts the pictures of its QR codes, which the dashboard prints on posters. */
const QR_CODE_HOST = 'https://rzp.io'

/**
 * Returns the attribute for the root of a page that lists the hosts of external pictures. Every
 * page lists the hosts of all pages: client-side navigation keeps the policy of the first page.
 */
export async function imageHostsAttribute() {
  return attributeOf(await listImageHosts())
}

/** Does the same for an office page, which also shows photos of volunteers and QR codes. */
export async function officeImageHostsAttribute() {
  const addresses = await readAddresses(slugs.volunteers)
  return attributeOf([QR_CODE_HOST, ...(await listImageHosts()), ...imageHostsOf(addresses)])
}

/** Includes the hosts of drafts, whose preview shows their pictures. */
const listImageHosts = cachedRead('image-hosts', [IMAGE_HOSTS_TAG], async (): Promise<string[]> => {
  const payload = await getPayloadClient()
  const { qrCodeExternalUrl } = await payload.findGlobal({
    slug: slugs.paymentSettings,
    depth: 0,
    overrideAccess: true,
  })
  const addresses = await Promise.all([
    ...[slugs.portfolio, slugs.posts, slugs.inspirations, slugs.sliderImages].map((slug) =>
      readAddresses(slug),
    ),
    ...[slugs.portfolio, slugs.posts].map((slug) => readAddresses(slug, true)),
  ])
  return imageHostsOf([qrCodeExternalUrl, ...addresses.flat()])
})

type Pictured =
  | typeof slugs.portfolio
  | typeof slugs.posts
  | typeof slugs.inspirations
  | typeof slugs.sliderImages
  | typeof slugs.volunteers

async function readAddresses(collection: Pictured, draft = false) {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection,
    draft,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    where: { externalImageUrl: { like: 'https://' } },
    select: { externalImageUrl: true },
  })
  return docs.map(({ externalImageUrl }) => externalImageUrl)
}

function attributeOf(hosts: string[]) {
  const names = [...new Set(hosts)].join(' ')
  return names ? { [IMAGE_HOSTS_ATTRIBUTE]: names } : {}
}
