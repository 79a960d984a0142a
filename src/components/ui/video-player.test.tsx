// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
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
