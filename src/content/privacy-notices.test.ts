import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { PRIVACY_NOTICE_VERSION } from '@/domain/privacy-notice'
import { privacyNoticesContent } from './privacy-notices'

// Records name the version that somebody has read. To change a text, add a version with a line of its
// own here; a line that stands here never changes.
const NOTICES: Record<number, string> = {
  1: '0793d77161e12595',
}

it('A privacy notice that was shown is never changed, only followed by a new version', () => {
  const { en, hi } = privacyNoticesContent
  const versions = Object.keys(en).map(Number) as (keyof typeof en)[]
  const hashes = versions.map((version) => [version, hashOf([en[version], hi[version]])])
  expect(Object.fromEntries(hashes)).toEqual(NOTICES)
  expect(Math.max(...versions)).toBe(PRIVACY_NOTICE_VERSION)
})

function hashOf(texts: object): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)
}
