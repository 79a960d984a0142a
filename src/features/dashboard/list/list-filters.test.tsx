// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { dashboardContent } from '@/content/dashboard'
import { FilterRow, TextFilter } from './list-filters'

const copy = dashboardContent.en.list

/** A list filtered by status and village. */
function Filters({ onChoose }: { onChoose: (village: string) => void }) {
  const [isFiltered, setIsFiltered] = useState(true)
  return (
    <FilterRow isFiltered={isFiltered} onClear={() => setIsFiltered(false)}>
      <TextFilter label="Village" chosen="" onChoose={onChoose} />
    </FilterRow>
  )
}

test('clearing the filters keeps the focus with them, and forgets what was just typed', async () => {
  const onChoose = vi.fn()
  render(<Filters onChoose={onChoose} />)
  await userEvent.type(screen.getByLabelText('Village'), 'Ram')
  await userEvent.click(screen.getByRole('button', { name: copy.filters.clear }))
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('group', { name: copy.filter }))
  expect(screen.getByLabelText<HTMLInputElement>('Village').value).toBe('')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(onChoose).not.toHaveBeenCalled()
})
