// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { VideoPlayer } from './video-player'

test('a screen reader hears what the button plays, and what is fetched from whom', () => {
  render(
    <VideoPlayer
      videoId="abcdefghijk"
      frameTitle="Video"
      label="Play the video: Harvest"
      notice="YouTube will learn of it."
      className=""
    />,
  )
  const name = 'Play the video: Harvest YouTube will learn of it.'
  expect(screen.getByRole('button', { name })).toBeTruthy()
})

test('the video takes the focus once, not again whenever its surroundings change', () => {
  const page = (state: string) => (
    <>
      <VideoPlayer videoId="abcdefghijk" frameTitle="Video" label="Play" notice="" className="" />
      <button type="button">{state}</button>
    </>
  )
  const { rerender } = render(page('More'))
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  expect(document.activeElement).toBe(screen.getByTitle('Video'))
  const more = screen.getByRole('button', { name: 'More' })
  more.focus()
  rerender(page('Loading'))
  expect(document.activeElement).toBe(more)
})
