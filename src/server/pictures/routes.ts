import * as z from 'zod/mini'
import {
  ADMIN_UPLOAD_MAX_BYTES,
  VISITOR_UPLOAD_MAX_BYTES,
  VOLUNTEER_UPLOAD_PARAM,
} from '@/domain/media-url'
import { messages } from '@/domain/messages'
import { uploadResponse } from '@/domain/responses/upload'
import { isFromAdmin } from '../http/admin-request'
import { defineRoute, named } from '../http/define-route'
import { limitRequests } from '../http/rate-limits'
import { requireRoomForPhotos } from './photo-room'
import { storeUpload, toLibrary, toPhotos, toPhotosOfVisitors } from './uploads'

const response = named('Upload', uploadResponse)

export const pictureRoutes = [
  // A visitor uploads the photo of an application, an admin the picture of an inspiration.
  defineRoute('POST', '/api/upload', {
    summary: 'Uploads a photo for an application',
    access: 'anyone',
    body: 'file',
    status: 201,
    response,
    errors: [429, 503],
    handle: async ({ req }) => {
      if (await isFromAdmin(req)) return storeUpload(req, ADMIN_UPLOAD_MAX_BYTES, toLibrary)
      await limitRequests(req, 'upload')
      await requireRoomForPhotos()
      return storeUpload(req, VISITOR_UPLOAD_MAX_BYTES, toPhotosOfVisitors)
    },
  }),
  defineRoute('POST', '/api/admin/upload', {
    summary: 'Uploads a picture to the library',
    access: 'admin',
    query: z.object(
      { [VOLUNTEER_UPLOAD_PARAM]: z.optional(z.string(messages.bodyInvalid)) },
      messages.bodyInvalid,
    ),
    body: 'file',
    status: 201,
    response,
    errors: [503],
    handle: ({ req, query }) => {
      const destination = query.volunteer === undefined ? toLibrary : toPhotos
      return storeUpload(req, ADMIN_UPLOAD_MAX_BYTES, destination)
    },
  }),
] as const
