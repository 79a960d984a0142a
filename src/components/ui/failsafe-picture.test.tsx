// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { act } from 'react'
import { expect, it } from 'vitest'
import { FailsafePicture } from './failsafe-picture'

it('is tried again once the network is back', () => {
  render(
    <FailsafePicture picture={{ src: '/a.webp', alt: 'A school' }} sizes="1px" whenBroken="none" />,
  )
  fireEvent.error(screen.getByAltText('A school'))
  expect(screen.queryByAltText('A school')).toBeNull()
  act(() => void dispatchEvent(new Event('online')))
  expect(screen.queryByAltText('A school')).not.toBeNull()
})
