import { nameOrTextKey } from './donor'
import type { OnFileDto } from './responses/my-giving'

/** What a gift, monthly gift or pledge records about its donor. */
type PersonRecord = {
  donorName: string
  phone?: string | null
  address?: string | null
  /** ISO date. */
  citizenDeclaredAt?: string | null
}

/**
 * Collects what the records of one mailbox hold about their donor, each value once. If they name several
 * donors, we cannot know which one is looking: then only the names, which mails to this mailbox contain
 * anyway.
 */
export function onFileOf(records: PersonRecord[]): OnFileDto {
  const names = distinct(records.map(({ donorName }) => donorName))
  const isOfSeveral = new Set(names.map(nameOrTextKey)).size > 1
  if (isOfSeveral) return { isOfSeveral, names, phones: [], addresses: [] }
  return {
    isOfSeveral,
    names,
    phones: distinct(records.map(({ phone }) => phone)),
    addresses: distinct(records.map(({ address }) => address)),
    citizenDeclaredAt: distinct(records.map((record) => record.citizenDeclaredAt))
      .sort()
      .at(-1),
  }
}

function distinct(texts: (string | null | undefined)[]): string[] {
  return [...new Set(texts.flatMap((text) => text?.trim() || []))]
}
