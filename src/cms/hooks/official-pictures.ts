import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { refusal } from '@/cms/refusal'
import { slugs } from '@/cms/slugs'

type OfficialUse = { name: string; place: string }

/** Refuses to delete a picture that speaks for the foundation, to editors and admins alike. */
export const keepOfficialPictures: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const use = await findUse(String(id), req)
  if (!use) return
  throw refusal(
    `This picture is ${use.name}. Choose another one under ${use.place} first, then delete it.`,
    409,
  )
}

/** Leaves what is said of such a picture to admins. */
export const adminsDescribeOfficialPictures: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
}) => {
  if (req.user?.role !== 'editor' || !originalDoc) return data
  const use = await findUse(String(originalDoc.id), req)
  if (!use) return data
  throw refusal(`This picture is ${use.name}: only an admin may change it.`, 403)
}

async function findUse(id: string, req: PayloadRequest): Promise<OfficialUse | null> {
  const read = { depth: 0, overrideAccess: true, req } as const
  const { qrCode } = await req.payload.findGlobal({ slug: slugs.paymentSettings, ...read })
  const { logo, presidentSignature } = await req.payload.findGlobal({
    slug: slugs.siteSettings,
    ...read,
  })
  if (qrCode === id) return { name: 'the payment QR code', place: 'Payment settings' }
  if (logo === id) return { name: 'the logo', place: 'Site settings' }
  if (presidentSignature === id) return { name: 'the signature', place: 'Site settings' }
  return null
}
