// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderOffice } from '../../../../tests/support/render-office'
import { useAnswerWords } from './use-answer-words'

function Answer({ answer }: { answer: string }) {
  return <p>{useAnswerWords()(answer)}</p>
}

test.each([
  ['child-education', 'बाल शिक्षा'],
  ['Weekends', 'Weekends'],
  ['constructor', 'constructor'],
])('an answer in Hindi: %s', (answer, shown) => {
  renderOffice(<Answer answer={answer} />, 'hi')
  expect(screen.getByText(shown)).toBeDefined()
})
