import { cardPictureFile } from '@/server/share/card-picture'
import { sharePictureFile } from '@/server/share/share-picture'

/** What messengers show of a page, and the pictures of cards in somebody's name. */
export function GET(req: Request): Promise<Response> {
  const isCard = new URL(req.url).pathname.startsWith('/share/card/')
  return isCard ? cardPictureFile(req) : sharePictureFile(req)
}
