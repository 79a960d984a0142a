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

test('pictures advance unless motion is to be reduced, also if that changes', () => {
  let prefersLess = true
  const query = new EventTarget()
  Object.defineProperty(query, 'matches', { get: () => prefersLess })
  vi.stubGlobal('matchMedia', () => query)
  const choose = (less: boolean) =>
    act(() => {
      prefersLess = less
      query.dispatchEvent(new Event('change'))
    })
  const labels = { loading, previous, next, pause, play, slides: ['1', '2'], positions: ['1', '2'] }
  render(<Slider slides={slides} sizes="94vw" labels={labels} />)
  expect(screen.getByRole('button', { name: play })).toBeDefined()
  choose(false)
  expect(screen.getByRole('button', { name: pause })).toBeDefined()
  choose(true)
  expect(screen.getByRole('button', { name: play })).toBeDefined()
})
