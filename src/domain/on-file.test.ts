import { describe, expect, test } from 'vitest'
import { onFileOf } from './on-file'

const asha = { donorName: 'Asha Devi', phone: '9876543210', address: 'Village' }

describe('what is on file about a donor', () => {
  test('is each thing once, with the last declaration', () => {
    const records = [
      { ...asha, citizenDeclaredAt: '2026-04-01T06:00:00.000Z' },
      { ...asha, address: 'Town', citizenDeclaredAt: '2026-09-01T06:00:00.000Z' },
      { donorName: 'Smt. asha devi', phone: null },
    ]
    expect(onFileOf(records)).toEqual({
      isOfSeveral: false,
      names: ['Asha Devi', 'Smt. asha devi'],
      phones: ['9876543210'],
      addresses: ['Village', 'Town'],
      citizenDeclaredAt: '2026-09-01T06:00:00.000Z',
    })
  })

  test('is only the names where several donors share the mailbox', () => {
    const declared = { citizenDeclaredAt: '2026-04-01T06:00:00.000Z' }
    expect(onFileOf([{ ...asha, ...declared }, { donorName: 'Ravi Kumar' }])).toEqual({
      isOfSeveral: true,
      names: ['Asha Devi', 'Ravi Kumar'],
      phones: [],
      addresses: [],
    })
  })

  test('is nothing where nobody gave', () => {
    expect(onFileOf([])).toMatchObject({ isOfSeveral: false, names: [], phones: [] })
  })
})
