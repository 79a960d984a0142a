// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderOffice } from '../../../../tests/support/render-office'
import { ChooseBox } from './choose-box'
import { ChosenBar } from './chosen-bar'
import { useChosen } from './use-chosen'

function List() {
  const chosen = useChosen([{ id: '1' }])
  return (
    <>
      <ChooseBox label="Asha" id="1" chosen={chosen} />
      <ChosenBar
        chosen={chosen}
        copy={{ label: 'Chosen', count: (count) => `${count} chosen`, clear: 'Clear' }}
      >
        <button type="button">Approve</button>
      </ChosenBar>
    </>
  )
}

test('the first tick changes a live region that screen readers know already', async () => {
  Element.prototype.scrollIntoView = vi.fn()
  renderOffice(<List />)
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Asha' }))
  expect(screen.getByRole('status')).toBe(status)
  expect(status.textContent).toBe('1 chosen')
  expect(screen.getByRole('region', { name: 'Chosen' }).contains(status)).toBe(true)
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.getByRole('status')).toBe(status)
  expect(screen.queryByRole('region')).toBeNull()
})
