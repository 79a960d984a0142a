import { sharePictureFile } from '@/server/share/share-picture'

/** What messengers show of a page: its title, the foundation's name, and a picture of it. */
export function GET(req: Request): Promise<Response> {
  return sharePictureFile(req)
}
