import { logoFile } from '@/server/theme/logo'

/** Serves the foundation's logo as a square picture. */
export function GET(req: Request): Promise<Response> {
  return logoFile(req)
}
