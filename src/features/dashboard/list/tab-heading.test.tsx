// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TabHeading } from './tab-heading'

test('a large count is grouped as in India', () => {
  render(<TabHeading title="Donations" count={123456} />)
  expect(screen.getByRole('heading', { name: 'Donations (1,23,456)' })).toBeDefined()
})
