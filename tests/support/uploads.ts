import sharp from 'sharp'
import { callApi, sessionCookie } from './api'

/** Creates a picture of one colour. */
export function makePicture(format: 'jpeg' | 'png' | 'webp' = 'png', width = 40): Promise<Buffer> {
  return sharp({ create: { width, height: 30, channels: 3, background: '#2f6b4f' } })
    [format]()
    .toBuffer()
}

/** Creates a multipart form with one file in the field `file`. */
export function formWith(data: Uint8Array | string, name = 'photo.png', type = 'image/png') {
  const form = new FormData()
  form.append('file', new File([data as BlobPart], name, { type }))
  return form
}

/** Uploads a picture to the public library. @returns its address. */
export async function uploadPicture(): Promise<string> {
  const response = await callApi('/api/admin/upload', {
    method: 'POST',
    body: formWith(await makePicture()),
    cookie: await sessionCookie('admin'),
  })
  return (await response.json()).url
}

/** Uploads a photo as a visitor does. @returns its address. */
export async function uploadPhoto(): Promise<string> {
  const response = await callApi('/api/upload', {
    method: 'POST',
    body: formWith(await makePicture()),
  })
  return (await response.json()).url
}
