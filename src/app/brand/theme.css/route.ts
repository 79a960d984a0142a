import { themeFile } from '@/server/theme/theme'

/** The colours and the logo that the foundation has chosen. */
export function GET(req: Request): Response {
  return themeFile(req)
}
