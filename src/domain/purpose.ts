import * as z from 'zod/mini'
import { messages } from './messages'
import { blankIsAbsent, requiredLine } from './text'

const KEY = /^(program|campaign):([\w-]{1,64})$/
const KEY_MAX_LENGTH = 80

/** What a gift can be for: `program:<id>` or `campaign:<id>`; absent, it goes where it is needed most. */
export const givenForField = blankIsAbsent(
  requiredLine(messages.purposeUnknown, KEY_MAX_LENGTH).check(
    z.regex(KEY, messages.purposeUnknown),
  ),
)

export type PurposeKind = 'program' | 'campaign'

/** How what a gift is for is written in calls and forms. */
export function toPurposeKey(kind: PurposeKind, id: string): string {
  return `${kind}:${id}`
}

/** The kind and id that a key names; null where it is not a key. */
export function readPurposeKey(key: string): { kind: PurposeKind; id: string } | null {
  const [, kind, id] = KEY.exec(key) ?? []
  return id && (kind === 'program' || kind === 'campaign') ? { kind, id } : null
}

/** A gift as it is stored: the ids of its program and campaign. */
export type GivenFor = { purpose?: string | null; campaign?: string | null }

/** The key of what a stored gift is for; undefined where it goes where it is needed most. */
export function purposeKeyOf({ purpose, campaign }: GivenFor): string | undefined {
  if (campaign) return toPurposeKey('campaign', campaign)
  return purpose ? toPurposeKey('program', purpose) : undefined
}
