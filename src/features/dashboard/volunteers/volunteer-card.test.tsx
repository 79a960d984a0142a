// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { VolunteerDto } from '@/domain/responses/volunteer'
import type { Printing } from './use-printing'
import type { Selection } from './use-selection'
import type { Volunteers } from './use-volunteers'
import { VolunteerCard } from './volunteer-card'

vi.mock('./volunteer-buttons', () => ({ VolunteerButtons: () => null }))

function renderCard(changes: Partial<VolunteerDto>) {
  const volunteer = {
    id: 'v1',
    firstName: 'Asha',
    lastName: 'Devi',
    email: 'asha@example.org',
    phone: '9876543210',
    status: 'pending',
    interests: [],
    ...changes,
  } as unknown as VolunteerDto
  render(
    <VolunteerCard
      volunteer={volunteer}
      volunteers={{} as Volunteers}
      printing={{} as Printing}
      selection={{ isChosen: () => false } as unknown as Selection}
    />,
  )
}

test('reason and notes are both shown if they say the same', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const rejectionReason = 'Lives too far away'
  renderCard({ status: 'rejected', rejectionReason, notes: rejectionReason })
  expect(screen.getAllByText(rejectionReason)).toHaveLength(2)
  expect(error).not.toHaveBeenCalled()
  error.mockRestore()
})

test('interests that are cut on the card are read out in full', () => {
  renderCard({ interests: ['child-education', 'healthcare', 'elderly-care'] })
  screen.getByText('Areas of interest: Child Education, Healthcare, Elderly Care')
  expect(screen.getByText('child-ed').closest('[aria-hidden]')).not.toBeNull()
})
