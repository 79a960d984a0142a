import { describe, expect, it } from 'vitest'
import { MINIMUM_DONATION_RUPEES } from './donation'
import { messageKey, messages } from './messages'

describe('messages', () => {
  it('says each sentence once, so that it can be found by its words', () => {
    const sentences = Object.values(messages)
    expect(new Set(sentences).size).toBe(sentences.length)
  })

  it('names the minimum donation that the rule demands', () => {
    expect(messages.amountMinimum).toBe(`Minimum donation amount is ₹${MINIMUM_DONATION_RUPEES}`)
  })
})

describe('messageKey', () => {
  it('finds the key of every sentence', () => {
    for (const [key, sentence] of Object.entries(messages)) expect(messageKey(sentence)).toBe(key)
  })

  it.each(['', 'Something else', 'nameRequired', 'toString'])('knows no key of %j', (sentence) => {
    expect(messageKey(sentence)).toBeNull()
  })
})
