// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { dashboardVolunteersContent } from '@/content/dashboard-volunteers'
import type { VolunteerDto } from '@/domain/responses/volunteer'
import { descriptionOf } from '../../../../tests/support/description-of'
import { renderOffice } from '../../../../tests/support/render-office'
import { MailingDialog } from './mailing-dialog'

test('the Hindi error of an empty subject does not ask to choose one: there is no list', async () => {
  const { mailing: copy } = dashboardVolunteersContent.hi
  const volunteers = [{ id: '1', firstName: 'Asha' } as VolunteerDto]
  renderOffice(<MailingDialog volunteers={volunteers} onClose={() => undefined} />, 'hi')
  await userEvent.click(screen.getByRole('button', { name: copy.submit }))
  const subject = await screen.findByLabelText(new RegExp(`^${copy.subject.label}`))
  await expect.poll(() => descriptionOf(subject)).toMatch(/^विषय (लिखिए|बताइए)$/)
})
