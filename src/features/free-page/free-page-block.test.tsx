// @vitest-environment jsdom

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { locales } from '@/content/locale'
import { pagePartsContent } from '@/content/page-parts'
import { FreePageBlock } from './free-page-block'

test.each(locales)(
  'a video without a heading has a whole label and a name in %s',
  async (locale) => {
    const video = (address: string) => (
      <FreePageBlock locale={locale} block={{ name: 'video', texts: { heading: '', address } }} />
    )
    const { rerender } = render(video('https://www.facebook.com/watch?v=1'))
    const { playVideo, video: name, opensOutside } = pagePartsContent[locale]
    expect(screen.getByRole('link').textContent).toBe(`${playVideo('')} (${opensOutside})`)
    expect(playVideo('')).not.toMatch(/:/)
    rerender(video('https://youtu.be/dQw4w9WgXcQ'))
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByTitle(name).tagName).toBe('IFRAME')
  },
)
