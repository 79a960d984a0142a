import { describe, expect, it } from 'vitest'
import { MINIMUM_DONATION_RUPEES } from './amount'
import { SMALLEST_GIFT_RUPEES } from './gift-by-hand'
import { messages } from './messages'
import { FIRST_YEAR } from './typed-day'
import { uploadMessages } from './upload-messages'

describe('messages', () => {
  it('says each sentence once, so that it can be found by its words', () => {
    const sentences = Object.values({ ...messages, ...uploadMessages })
    expect(new Set(sentences).size).toBe(sentences.length)
  })

  it('has no colon where files are refused: the panel would make a list of what follows', () => {
    expect(Object.values(uploadMessages).filter((text) => text.includes(':'))).toEqual([])
  })

  it('names the minimum donation that the rule demands', () => {
    expect(messages.amountMinimum).toBe(`Minimum donation amount is ₹${MINIMUM_DONATION_RUPEES}`)
  })

  it('names the smallest gift that an admin can enter', () => {
    expect(messages.giftMinimum).toContain(`₹${SMALLEST_GIFT_RUPEES} `)
  })

  it('names the first year in which a gift may have come in', () => {
    expect(messages.receivedOnTooEarly).toContain(String(FIRST_YEAR))
  })
})
