import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { readPictureUsers } from '@/cms/database/queries/picture-users'
import { inLanguageOf } from '@/cms/panel/both-languages'
import { labelIn, languageOf } from '@/cms/panel/language'
import { refusal } from '@/cms/refusal'
import { slugs } from '@/cms/slugs'
import { fillPlaceholders } from '@/domain/fill-placeholders'

/** Refuses to delete a picture that is in use: its file cannot be restored. @throws APIError 409. */
export const keepPicturesInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const official = await findOfficialUse(String(id), req)
  if (official) {
    const message = inLanguageOf(
      req,
      'This picture is {name}. Choose another one under {place} first, then delete it.',
    )
    throw refusal(fillPlaceholders(message, official), 409)
  }
  const place = await findPlace(String(id), req)
  if (place === undefined) return
  const message = inLanguageOf(
    req,
    'This picture is shown in {place}. Choose another one there first, then delete it.',
  )
  throw refusal(fillPlaceholders(message, { place }), 409)
}

/** Lets only admins change pictures that represent the foundation, such as the logo. @throws APIError 403. */
export const adminsDescribeOfficialPictures: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
}) => {
  if (req.user?.role !== 'editor' || !originalDoc) return data
  const use = await findOfficialUse(String(originalDoc.id), req)
  if (!use) return data
  const message = inLanguageOf(req, 'This picture is {name}: only an admin may change it.')
  throw refusal(fillPlaceholders(message, use), 403)
}

/** In the language of the panel. */
type OfficialUse = { name: string; place: string }

async function findOfficialUse(id: string, req: PayloadRequest): Promise<OfficialUse | null> {
  const read = { depth: 0, overrideAccess: true, req } as const
  const { qrCode } = await req.payload.findGlobal({ slug: slugs.paymentSettings, ...read })
  const { logo, presidentSignature } = await req.payload.findGlobal({
    slug: slugs.siteSettings,
    ...read,
  })
  const use = (name: string, place: string) => ({
    name: inLanguageOf(req, name),
    place: inLanguageOf(req, place),
  })
  if (qrCode === id) return use('the payment QR code', 'Payment settings')
  if (logo === id) return use('the logo', 'Site settings')
  if (presidentSignature === id) return use('the signature', 'Site settings')
  return null
}

/** @returns a place in the language of the panel: "Program · The village library". */
async function findPlace(
  id: string,
  { payload, i18n }: PayloadRequest,
): Promise<string | undefined> {
  const language = languageOf(i18n)
  const placeOf = ({ labels, admin }: SanitizedCollectionConfig, doc: Record<string, unknown>) =>
    [labelIn(labels.singular, language), doc[admin.useAsTitle ?? 'id']].filter(Boolean).join(' · ')
  const { totalDocs: ofVolunteers } = await payload.count({
    collection: slugs.volunteers,
    where: { image: { equals: id } },
    overrideAccess: true,
  })
  // Without a name: editors may not see who applied.
  if (ofVolunteers > 0) {
    return labelIn(payload.collections[slugs.volunteers].config.labels.singular, language)
  }
  // Volunteers were counted above, since there may be many; there are few other documents.
  const others = { except: [slugs.volunteers], trash: false }
  for await (const users of readPictureUsers(payload, others)) {
    // Ids are long and random enough not to occur in other texts.
    const doc = users.docs.find((each) => JSON.stringify(each).includes(id))
    if (!doc) continue
    return 'global' in users
      ? labelIn(users.global.label, language)
      : placeOf(users.collection, doc)
  }
  return undefined
}
