import { slugs } from '@/cms/slugs'
import { type SignUpRules, signUpState } from '@/domain/event-sign-up'
import { cachedRead } from '../cached-read'
import { countTaken, findOpenEvent, rulesOf } from './events'

/** What the form of an event shows: whether it takes more people, and how many. */
export type SignUpView = {
  state: ReturnType<typeof signUpState>
  /** null if there is no limit. */
  placesLeft: number | null
  /** ISO 8601; null if sign-ups stay open until the event begins. */
  lastDay: string | null
}

type Availability = { rules: SignUpRules; taken: number }

/**
 * Returns the sign-ups for the event's page, cached until somebody signs up; null if it takes none.
 */
export async function getSignUps(event: string): Promise<SignUpView | null> {
  const availability = await cachedAvailability(event)
  return availability && viewOf(availability)
}

/** Returns the same uncached, for the sign-up page. */
export async function getSignUpsNow(event: string): Promise<SignUpView | null> {
  const availability = await readAvailability(event)
  return availability && viewOf(availability)
}

const cachedAvailability = cachedRead(
  'event-sign-ups',
  [slugs.posts, slugs.eventSignUps],
  readAvailability,
)

async function readAvailability(id: string): Promise<Availability | null> {
  const event = await findOpenEvent(id)
  return event && { rules: rulesOf(event), taken: await countTaken(event.id) }
}

function viewOf({ rules, taken }: Availability): SignUpView {
  return {
    state: signUpState(rules, taken, new Date()),
    placesLeft: rules.places === null ? null : Math.max(0, rules.places - taken),
    lastDay: rules.lastDay,
  }
}
