import { expect, test } from 'vitest'
import { isDocumentId, newDocumentId } from './document-id'

test("ids have MongoDB's form, are unique and sort by time", () => {
  const now = Date.parse('2026-11-23T12:00:00Z')
  const ids = Array.from({ length: 1000 }, () => newDocumentId(now))
  expect(ids.every(isDocumentId)).toBe(true)
  expect(new Set(ids).size).toBe(1000)
  expect(newDocumentId(now + 1000) > (ids.at(-1) ?? '')).toBe(true)
  expect(isDocumentId('01a20a8d-f554-773c-8a01-333dae749aed')).toBe(false)
})
