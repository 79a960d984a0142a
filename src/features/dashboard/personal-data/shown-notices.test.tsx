// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { privacyNoticesContent } from '@/content/privacy-notices'
import { renderOffice } from '../../../../tests/support/render-office'
import { ShownNotices } from './shown-notices'

const first = '2026-11-01T06:30:00.000Z'
const notices = [{ form: 'contact' as const, version: 1, first, last: '2026-11-03T06:30:00.000Z' }]

it('Shows the text of the version that a person was shown, and when', () => {
  render(<ShownNotices notices={notices} />)
  expect(
    screen.getByText(/^Message · version 1 · 1 November 2026.* to 3 November 2026/),
  ).toBeTruthy()
  expect(screen.getByText(privacyNoticesContent.en[1].contact)).toBeTruthy()
})

it('Shows it in Hindi, and nothing of records without a notice', () => {
  const { container, rerender } = renderOffice(<ShownNotices notices={notices} />, 'hi')
  expect(screen.getByText(privacyNoticesContent.hi[1].contact)).toBeTruthy()
  rerender(<ShownNotices notices={[]} />)
  expect(container.textContent).toBe('')
})
