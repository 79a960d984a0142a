// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sliderContent } from '@/content/slider'
import { Slider } from './slider'

const { loading, previous, next, pause, play } = sliderContent.en
const slides = [1, 2].map((number) => ({
  src: `/media/${number}.webp`,
  width: 1600,
  height: 900,
  alt: `Picture ${number}`,
}))

const labels = { loading, previous, next, pause, play, slides: ['1', '2'], positions: ['1', '2'] }

/** Sets whether the visitor's device asks for reduced motion; returns a function that changes it. */
function preferLess(less: boolean) {
  let prefersLess = less
  const query = new EventTarget()
  Object.defineProperty(query, 'matches', { get: () => prefersLess })
  vi.stubGlobal('matchMedia', () => query)
  return (isLess: boolean) =>
    act(() => {
      prefersLess = isLess
      query.dispatchEvent(new Event('change'))
    })
}

test('pictures do not advance if motion is to be reduced', () => {
  preferLess(true)
  render(<Slider slides={slides} sizes="94vw" labels={labels} />)
  expect(screen.getByRole('button', { name: play })).toBeDefined()
})

test('pictures stop once motion is to be reduced, and start again only on request', () => {
  const change = preferLess(false)
  render(<Slider slides={slides} sizes="94vw" labels={labels} />)
  expect(screen.getByRole('button', { name: pause })).toBeDefined()
  change(true)
  expect(screen.getByRole('button', { name: play })).toBeDefined()
  change(false)
  expect(screen.getByRole('button', { name: play })).toBeDefined()
})
