import { OTHER_AMOUNT } from './amount-choice'
import type { GivingValues } from './giving-props'
import type { Interval } from './interval-choice'
import { type PurposeOption, purposeFromUrl } from './purpose-choice'
import type { UpiGift } from './upi-gift'

type FirstChoicesInput = {
  /** The element with the form. Taps from before the script was loaded show only in its controls. */
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
  /** Whether the phone closed this page while a UPI app was open, and nothing else was chosen since. */
  hasBegun: boolean
}

/**
 * Decides what Donate starts with. What the donor tapped before the script was loaded and what the URL
 * names come first, then the payment that this tab has begun, then the draft.
 */
export function firstChoices(input: FirstChoicesInput): FirstChoices {
  const { place, preset, purposes, begun, kept } = input
  const readControl = (selector: string) =>
    place?.querySelector<HTMLInputElement | HTMLSelectElement>(selector)?.value
  const keptFor = purposes.find(({ key }) => key === kept.givenFor)?.key
  const tapped = readControl('[name=choice]:checked')
  const isTapped = tapped && tapped !== OTHER_AMOUNT && tapped !== preset
  const chosen = amountFromUrl() ?? (isTapped ? tapped : begun.amount)
  const intervals = [readControl('[name=interval]:checked'), kept.interval]
  return {
    amount: String(chosen ?? kept.amount ?? preset),
    givenFor:
      readControl('[name=givenFor]') ||
      (begun.givenFor ?? purposeFromUrl(purposes) ?? keptFor ?? ''),
    interval: intervals.includes('monthly') ? 'monthly' : 'once',
    hasBegun: chosen !== undefined && chosen === begun.amount,
  }
}

/** Removes parameters from the URL: after a reload they must not undo the donor's choice. */
export function dropFromUrl(...names: ('amount' | 'campaign' | 'purpose')[]): void {
  const address = new URL(location.href)
  for (const name of names) address.searchParams.delete(name)
  if (address.href !== location.href) history.replaceState(null, '', address)
}

/** Returns the amount in the URL, in rupees: /donate?amount=500. */
function amountFromUrl(): string | undefined {
  const asked = new URLSearchParams(location.search).get('amount')
  return asked && /^\d+(\.\d{1,2})?$/.test(asked) ? asked : undefined
}
