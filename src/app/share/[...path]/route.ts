import { cardPictureFile } from '@/server/share/card-picture'
import { sharePictureFile } from '@/server/share/share-picture'

/** Serves pages' preview pictures for messengers, and pictures of cards in somebody's name. */
export function GET(req: Request): Promise<Response> {
  const isCard = new URL(req.url).pathname.startsWith('/share/card/')
  return isCard ? cardPictureFile(req) : sharePictureFile(req)
}
