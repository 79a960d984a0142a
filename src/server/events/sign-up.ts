import { withLease } from '@/cms/database/lease'
import type { Post } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { type SignUpInput, type SignUpState, signUpState } from '@/domain/event-sign-up'
import { messages } from '@/domain/messages'
import { phoneKey } from '@/domain/phone'
import type { SignUpDto } from '@/domain/responses/event'
import type { WithSpamTrap } from '@/domain/spam-trap'
import { createIfAbsent } from '../documents/create-if-absent'
import { findFirst } from '../documents/records'
import { ApiError } from '../http/api-error'
import { noteSpam } from '../http/spam-trap'
import { getPayloadClient } from '../payload-client'
import { noticeFields } from '../privacy-notice'
import { withLock } from '../with-lock'
import { countTaken, findOpenEvent, rulesOf } from './events'

const collection = slugs.eventSignUps

const REFUSALS: Record<Exclude<SignUpState, 'open'>, string> = {
  full: messages.eventFull,
  closed: messages.eventClosed,
  over: messages.eventOver,
}

type SignUp = WithSpamTrap<SignUpInput> & { event: string }

/**
 * Signs somebody up for an event. The same phone number counts once, however often the form is
 * sent.
 * @throws ApiError 404 if there is no such event, 409 if it is full, closed or over.
 */
export async function signUp({ event: asked, values, spamReason }: SignUp): Promise<SignUpDto> {
  // The stored id: MongoDB also matches an id in capital letters.
  const { id } = await requireOpenEvent(asked)
  const key = `${id}-${phoneKey(values.phone)}`
  const add = async (): Promise<SignUpDto> => {
    const isKnown = await findFirst(collection, { key: { equals: key } })
    if (isKnown) return { outcome: 'already-signed-up' }
    // Read now: it may have been changed or cancelled while others signed up.
    const event = await requireOpenEvent(id)
    const state = signUpState(rulesOf(event), await countTaken(id), new Date())
    if (state !== 'open') throw new ApiError(409, REFUSALS[state])
    const suspectedSpam = noteSpam(spamReason)
    const data = { ...values, ...noticeFields(), key, event: id, suspectedSpam }
    await createIfAbsent({ collection, key: 'key', data })
    return { outcome: 'signed-up' }
  }
  // One at a time across all servers, since places are counted before one is taken. Within this
  // process sign-ups queue, so that each server has only one waiting for the lease.
  const payload = await getPayloadClient()
  return withLock(`sign-ups ${id}`, () => withLease(payload, `sign-ups ${id}`, add))
}

async function requireOpenEvent(id: string): Promise<Post> {
  const event = await findOpenEvent(id)
  if (!event) throw new ApiError(404, messages.notFound)
  return event
}
