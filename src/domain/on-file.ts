import { nameOrTextKey } from './donor'
import type { OnFileDto } from './responses/my-giving'

/** What a gift, a monthly gift or a pledge tells of who gave it. */
type PersonRecord = {
  donorName: string
  phone?: string | null
  address?: string | null
  /** ISO date. */
  citizenDeclaredAt?: string | null
}

/**
 * What records of one mailbox hold about their donor, each thing once. Where they name several donors,
 * nobody knows which of them looks: then only the names, which the mails to this mailbox have told.
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
