import { ADMIN_UPLOAD_MAX_BYTES, VOLUNTEER_UPLOAD_PARAM } from '@/domain/media-url'
import { created } from '@/server/answers'
import { adminRoute } from '@/server/http'
import { offer } from '@/server/methods'
import { readUpload, storePhoto, storePicture } from '@/server/uploads'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: adminRoute(async ({ req }) => {
    const isVolunteer = new URL(req.url).searchParams.has(VOLUNTEER_UPLOAD_PARAM)
    const store = isVolunteer ? storePhoto : storePicture
    return created(await store(await readUpload(req, ADMIN_UPLOAD_MAX_BYTES)))
  }),
})
