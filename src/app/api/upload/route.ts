import { ADMIN_UPLOAD_MAX_BYTES, VISITOR_UPLOAD_MAX_BYTES } from '@/domain/media-url'
import { isFromAdmin } from '@/server/admin-request'
import { created } from '@/server/answers'
import { publicRoute } from '@/server/http'
import { offer } from '@/server/methods'
import { requireRoomForPhotos } from '@/server/photo-room'
import { limitRequests } from '@/server/rate-limits'
import { storeUpload, toLibrary, toPhotosOfVisitors } from '@/server/uploads'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = offer({
  // A visitor's file is the photo of an application, an admin's the picture of an inspiration.
  POST: publicRoute(async ({ req }) => {
    if (await isFromAdmin(req)) {
      return created(await storeUpload(req, ADMIN_UPLOAD_MAX_BYTES, toLibrary))
    }
    await limitRequests(req, 'upload')
    await requireRoomForPhotos()
    return created(await storeUpload(req, VISITOR_UPLOAD_MAX_BYTES, toPhotosOfVisitors))
  }),
})
