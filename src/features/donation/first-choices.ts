import { OTHER_AMOUNT } from './amount-choice'
import type { GivingValues } from './giving-props'
import type { Interval } from './interval-choice'
import { askedPurpose, type PurposeOption } from './purpose-choice'
import type { UpiGift } from './upi-gift'

type FirstChoicesInput = {
  /** The element with the form. Taps that came before the script are known only from its controls. */
  place: HTMLElement | null
  /** The amount that is chosen in the HTML; empty for none. */
  preset: string
  purposes: PurposeOption[]
  /** The UPI payment that this tab has begun, or a new one. */
  begun: UpiGift
  /** What the form has restored from its draft, or the browser has filled in. */
  kept: Partial<Pick<GivingValues, 'amount' | 'givenFor' | 'interval'>>
}

/** What Donate starts with once its script runs. */
type FirstChoices = {
  amount: string
  /** The key of a purpose; empty for none. */
  givenFor: string
  interval: Interval
  /** The phone closed this page while a UPI app was open, and nothing else has been asked for since. */
  hasBegun: boolean
}

/**
 * Decides what Donate starts with. What the donor tapped before the script came and what the address
 * asks for come first, then the payment that this tab has begun, then the draft.
 */
export function firstChoices(input: FirstChoicesInput): FirstChoices {
  const { place, preset, purposes, begun, kept } = input
  const readControl = (selector: string) =>
    place?.querySelector<HTMLInputElement | HTMLSelectElement>(selector)?.value
  const keptFor = purposes.find(({ key }) => key === kept.givenFor)?.key
  const tapped = readControl('[name=choice]:checked')
  const isTapped = tapped && tapped !== OTHER_AMOUNT && tapped !== preset
  const chosen = askedAmount() ?? (isTapped ? tapped : begun.amount)
  const intervals = [readControl('[name=interval]:checked'), kept.interval]
  return {
    amount: String(chosen ?? kept.amount ?? preset),
    givenFor:
      readControl('[name=givenFor]') || (begun.givenFor ?? askedPurpose(purposes) ?? keptFor ?? ''),
    interval: intervals.includes('monthly') ? 'monthly' : 'once',
    hasBegun: chosen !== undefined && chosen === begun.amount,
  }
}

/** Takes the named parameters out of the address: after a reload they must not undo the donor's choice. */
export function stopAsking(...names: ('amount' | 'campaign' | 'purpose')[]): void {
  const address = new URL(location.href)
  for (const name of names) address.searchParams.delete(name)
  if (address.href !== location.href) history.replaceState(null, '', address)
}

/** The amount that a link asks for, in rupees: /donate?amount=500. */
function askedAmount(): string | undefined {
  const asked = new URLSearchParams(location.search).get('amount')
  return asked && /^\d+(\.\d{1,2})?$/.test(asked) ? asked : undefined
}
