// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PrivacyPeriods } from './privacy-periods'

const periods = {
  messages: 24,
  rejectedApplications: 12,
  signUps: 5,
  failedPayments: 1,
  mails: 18,
  auditLog: 108,
}

describe('the periods on the privacy page', () => {
  it('are those that are set', () => {
    render(<PrivacyPeriods locale="en" periods={periods} />)
    for (const told of [
      /2 years after we/,
      /1 year after/,
      /5 months after the event/,
      /1 month after/,
      /18 months/,
      /9 years/,
    ]) {
      expect(screen.getByText(told)).toBeTruthy()
    }
  })

  it('of reports on imports are the same whatever is set', () => {
    for (const each of [periods, null]) {
      render(<PrivacyPeriods locale="en" periods={each} />)
      expect(screen.getByText('90 days after we last worked on the list')).toBeTruthy()
      cleanup()
    }
    render(<PrivacyPeriods locale="hi" periods={null} />)
    expect(screen.getByText('सूची पर आख़िरी काम के 90 दिन बाद तक')).toBeTruthy()
  })

  it('are in Hindi on the Hindi page', () => {
    render(<PrivacyPeriods locale="hi" periods={periods} />)
    for (const told of [/2 साल बाद/, /1 साल बाद/, /1 महीने बाद/, /18 महीने बाद/]) {
      expect(screen.getByText(told)).toBeTruthy()
    }
  })

  it('promise nothing while nothing is deleted by itself', () => {
    const { container } = render(<PrivacyPeriods locale="en" periods={null} />)
    expect(screen.getAllByText(/^No fixed period yet/)).toHaveLength(2)
    expect(container.textContent).not.toMatch(/Deleted \d/)
  })
})
