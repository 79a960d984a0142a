import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Picture } from './picture'

const htmlOf = (focus?: { x: number; y: number }) =>
  renderToStaticMarkup(
    <Picture picture={{ src: '/a.webp', alt: '', focus }} sizes="100vw" className="size-full" />,
  )
const classOf = (focus?: { x: number; y: number }) => /class="([^"]*)"/.exec(htmlOf(focus))?.[1]

it('keeps the focal point of a picture in sight, in steps of ten percent', () => {
  expect(classOf({ x: 23, y: 100 })).toBe('size-full focus-x-20 focus-y-100')
  expect(classOf({ x: 1, y: 76 })).toBe('size-full focus-x-0 focus-y-80')
})

it('shows the middle of a picture without one', () => {
  expect(classOf()).toBe('size-full')
  expect(htmlOf()).not.toContain('focus.css')
  expect(htmlOf({ x: 20, y: 50 })).toContain('focus.css')
})
