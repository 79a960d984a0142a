import { ADMIN_UPLOAD_MAX_BYTES } from '@/domain/media-url'
import { created } from '@/server/answers'
import { adminRoute } from '@/server/http'
import { offer } from '@/server/methods'
import { readUpload, storePicture } from '@/server/uploads'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  POST: adminRoute(async ({ req }) =>
    created(await storePicture(await readUpload(req, ADMIN_UPLOAD_MAX_BYTES))),
  ),
})
