import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { pageStyles } from '@/printing/page-styles'
import { pagePolicy } from './page-headers'

const policyOf = (path: string) =>
  pagePolicy('<p></p>', { path, isHttps: true, isDevelopment: false })
const hashOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`

it.each(['/admin', '/hi/admin', '/donate/card/5f0c', '/hi/donate/card/5f0c'])(
  'allows %s to print on every page size',
  (path) => {
    for (const style of Object.values(pageStyles)) expect(policyOf(path)).toContain(hashOf(style))
  },
)

it.each(['/', '/hi/donate', '/hi/administration', '/admin/account'])(
  'allows no inline style on %s',
  (path) => expect(policyOf(path)).toContain("style-src 'self';"),
)
