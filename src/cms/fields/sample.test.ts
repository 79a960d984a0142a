import { expect, test } from 'vitest'
import { isEdit } from './sample'

const item = { title: 'A', image: 'p1', sortOrder: 1, _status: 'published', description: null }

test('moving, hiding or trashing an item is no edit', () => {
  expect(isEdit(item, { ...item, sortOrder: 5, _status: 'draft' })).toBe(false)
  expect(isEdit(item, { _order: 'a1', deletedAt: '2026-11-22T00:00:00.000Z' })).toBe(false)
  expect(isEdit(item, { description: '', searchText: 'a' })).toBe(false)
})

test('changing a text or picture is an edit', () => {
  expect(isEdit(item, { ...item, title: 'B' })).toBe(true)
  expect(isEdit(item, { image: 'p2' })).toBe(true)
  expect(isEdit({ title: { en: 'A', hi: 'अ' } }, { title: { en: 'A', hi: 'आ' } })).toBe(true)
})
