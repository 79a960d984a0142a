import * as z from 'zod/mini'
import { messages } from './messages'
import { blankIsAbsent, requiredLine } from './text'

const KEY = /^(program|campaign):([\w-]{1,64})$/
const KEY_MAX_LENGTH = 80

/** What a gift is for: `program:<id>` or `campaign:<id>`; if absent, it goes where it is needed most. */
export const givenForField = blankIsAbsent(
  requiredLine(messages.purposeUnknown, KEY_MAX_LENGTH).check(
    z.regex(KEY, messages.purposeUnknown),
  ),
)

export type PurposeKind = 'program' | 'campaign'

/** Returns the key of a purpose as calls and forms use it. */
export function toPurposeKey(kind: PurposeKind, id: string): string {
  return `${kind}:${id}`
}

/** Parses a key into kind and id; null if it is not a key. */
export function readPurposeKey(key: string): { kind: PurposeKind; id: string } | null {
  const [, kind, id] = KEY.exec(key) ?? []
  return id && (kind === 'program' || kind === 'campaign') ? { kind, id } : null
}

/** The part of a stored gift that says what it is for: the ids of its program and campaign. */
export type GivenFor = { purpose?: string | null; campaign?: string | null }

/** Returns the key of a stored gift's purpose; undefined if it goes where it is needed most. */
export function purposeKeyOf({ purpose, campaign }: GivenFor): string | undefined {
  if (campaign) return toPurposeKey('campaign', campaign)
  return purpose ? toPurposeKey('program', purpose) : undefined
}
