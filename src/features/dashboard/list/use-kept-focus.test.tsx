// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useKeptFocus } from './use-kept-focus'

function Place() {
  return (
    <section {...useKeptFocus<HTMLElement>()} aria-label="Place">
      <List />
    </section>
  )
}

/** Only the list is rendered again once a row is deleted, not the place around it. */
function List() {
  const [rows, setRows] = useState(['Asha', 'Ravi'])
  return (
    <ul>
      {rows.map((row) => (
        <li key={row} aria-label={row}>
          <button type="button" onClick={() => setRows(rows.filter((each) => each !== row))}>
            Delete {row}
          </button>
        </li>
      ))}
    </ul>
  )
}

test('the focus stays near a row that a part of the place has deleted', async () => {
  render(<Place />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete Asha' }))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('listitem', { name: 'Ravi' })),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Delete Ravi' }))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Place' })),
  )
})
