import type { Volunteer } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { getEnv, siteUrl } from '@/env'
import { idOf } from '@/lib/id-of'
import { storedLocale } from '@/lib/locale'
import { idCardTexts } from '@/printing/id-card-texts'
import { verifyAddress } from '@/printing/verify-code'
import { findFirst } from '../documents/records'
import { logError } from '../log'
import type { Attachment } from '../mail/transport'
import { getPayloadClient } from '../payload-client'
import { openPdf } from '../pdf/open-pdf'
import { readUpload } from '../pictures/read-upload'
import { readEmblem } from '../theme/emblem'
import { CARD_SIZE, drawIdCard } from './card-page'

/** The photo on the card: 22 by 28 mm at about 500 dpi. */
const PHOTO_PX = { width: 440, height: 560 }
const LOGO_PX = 240
const SIGNATURE_PX = { width: 480, height: 280 }

/** Renders a volunteer's ID card as a PDF in their language; null for one who is not approved. */
export async function idCardFile(id: string): Promise<Attachment | null> {
  const volunteer = await findFirst(slugs.volunteers, {
    and: [{ id: { equals: id } }, { status: { equals: 'approved' } }],
  })
  return volunteer && { ...(await drawCard(volunteer)), contentType: 'application/pdf' }
}

async function drawCard(volunteer: Volunteer) {
  const { verifyCode, createdAt, approvedAt } = volunteer
  const locale = storedLocale(volunteer)
  const texts = idCardTexts(
    {
      ...volunteer,
      language: locale,
      createdAt,
      verifyCode: verifyCode ?? undefined,
      address: volunteer.address ?? undefined,
      approvedAt: approvedAt ?? undefined,
      emergencyContact: volunteer.emergencyContact ?? '',
    },
    new Date(),
  )
  const payload = await getPayloadClient()
  const settings = await payload.findGlobal({
    slug: slugs.siteSettings,
    locale,
    depth: 0,
    overrideAccess: true,
  })
  const { foundationName: name, motto, logo, presidentSignature } = settings
  const pictures = {
    logo: await logoOf(idOf(logo)),
    photo: await photoOf(volunteer),
    signature: await signatureOf(idOf(presidentSignature)),
  }
  const { pdf, written } = openPdf({ size: CARD_SIZE, locale, title: texts.label, author: name })
  pdf.addPage()
  const part = pdf.struct('Document')
  pdf.addStructure(part)
  const checkAddress = verifyCode ? verifyAddress(verifyCode, siteUrl(getEnv())) : null
  drawIdCard(pdf, { texts, foundation: { name, motto }, pictures, checkAddress }, part)
  part.end()
  pdf.end()
  return { filename: `id-card-${texts.number}.pdf`, content: await written }
}

async function logoOf(id: string | null): Promise<Buffer> {
  const own = await pictureOf(id && { collection: slugs.media, id })
  const { squareOf } = await import('../share/draw')
  return squareOf(own ?? (await readEmblem()), LOGO_PX)
}

/** Returns the photo. One hosted elsewhere is not fetched: the initials are printed instead. */
async function photoOf({ photo, image }: Volunteer): Promise<Buffer | null> {
  const [own, chosen] = [idOf(photo), idOf(image)]
  const file =
    (await pictureOf(own && { collection: slugs.volunteerPhotos, id: own })) ??
    (await pictureOf(chosen && { collection: slugs.media, id: chosen }))
  if (!file) return null
  const { default: sharp } = await import('sharp')
  const { width, height } = PHOTO_PX
  return sharp(file).resize(width, height, { fit: 'cover' }).jpeg({ quality: 85 }).toBuffer()
}

async function signatureOf(id: string | null): Promise<Buffer | null> {
  const file = await pictureOf(id && { collection: slugs.media, id })
  if (!file) return null
  const { default: sharp } = await import('sharp')
  return sharp(file)
    .resize({ ...SIGNATURE_PX, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
}

/** Reads a picture; if it fails, the card is made without it. */
async function pictureOf(upload: Parameters<typeof readUpload>[0] | '' | null) {
  if (!upload) return null
  try {
    return await readUpload(upload)
  } catch (error) {
    logError('A picture of an ID card could not be read', error)
    return null
  }
}
