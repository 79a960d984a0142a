import { expect, test } from 'vitest'
import { summaryOf } from './summary'

const SENTENCE = 'In July we planted two hundred trees around the school of Sample Village.'

test('a short text is kept, in one line', () => {
  expect(summaryOf(' We met.\n\nAll came. ')).toBe('We met. All came.')
})

test('a long text is cut after its sentences, in both languages', () => {
  expect(summaryOf(`${SENTENCE} ${'more '.repeat(40)}`)).toBe(SENTENCE)
  const hindi = 'जुलाई में हमने नमूना गाँव के स्कूल के चारों ओर दो सौ पेड़ लगाए और सबने साथ दिया।'
  expect(summaryOf(`${hindi} ${'और '.repeat(60)}`)).toBe(hindi)
})

test('a long sentence is cut between words', () => {
  const cut = summaryOf(`Dr. Rao ${'came, '.repeat(60)}`)
  expect(cut).toMatch(/came …$/)
  expect(cut.length).toBeLessThanOrEqual(162)
})
