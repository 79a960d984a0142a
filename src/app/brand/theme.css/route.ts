import { themeFile } from '@/server/theme/theme'

/** Serves the foundation's colours and logo as a stylesheet. */
export function GET(req: Request): Response {
  return themeFile(req)
}
