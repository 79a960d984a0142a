import { slugs } from '@/cms/slugs'
import { IMAGE_HOSTS_ATTRIBUTE, IMAGE_HOSTS_TAG, imageHostsOf } from '@/lib/image-hosts'
import { cachedRead } from '../cached-read'
import { getPayloadClient } from '../payload-client'

/** Where Razorpay keeps the pictures of its QR codes, which the dashboard prints on posters. */
const QR_CODE_HOST = 'https://rzp.io'

/**
 * What the root of a page of the site says of pictures that lie elsewhere. Every page names the hosts
 * of all: a visitor who goes on to the next page stays under the policy of the first.
 */
export async function imageHostsAttribute() {
  return attributeOf(await listImageHosts())
}

/** The same for a page of the office, which shows photos of volunteers and the gateway's codes as well. */
export async function officeImageHostsAttribute() {
  const addresses = await readAddresses(slugs.volunteers)
  return attributeOf([QR_CODE_HOST, ...(await listImageHosts()), ...imageHostsOf(addresses)])
}

/** Includes the hosts of drafts: their preview shows their pictures. */
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
