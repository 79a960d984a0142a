import { logoFile } from '@/server/theme/logo'

/** The foundation's logo as a square picture. */
export function GET(req: Request): Promise<Response> {
  return logoFile(req)
}
