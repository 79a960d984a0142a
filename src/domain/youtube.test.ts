import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { youtubeEmbedUrl, youtubeId } from './youtube'

const ID = 'dQw4w9WgX-_'

describe('youtubeId', () => {
  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://youtube.com/watch?list=PL1&v=${ID}&t=42s`,
    `https://m.youtube.com/watch?v=${ID}#top`,
    `http://www.youtube.com/watch?v=${ID}`,
    `https://youtu.be/${ID}`,
    `https://youtu.be/${ID}?si=abc`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://www.youtube.com/embed/${ID}?rel=0`,
    `https://www.youtube.com/live/${ID}/`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `HTTPS://WWW.YOUTUBE.COM/watch?v=${ID}`,
  ])('finds the video of %s', (url) => {
    expect(youtubeId(url)).toBe(ID)
  })

  it.each([
    '',
    ID,
    'not an address',
    `https://www.youtube.com/watch`,
    `https://www.youtube.com/watch?v=`,
    `https://www.youtube.com/watch?v=short`,
    `https://www.youtube.com/watch?v=${ID}x`,
    `https://www.youtube.com/watch?v=${ID.slice(1)}"`,
    `https://www.youtube.com/channel/${ID}`,
    `https://www.youtube.com/${ID}`,
    `https://www.youtube.com/`,
    `https://youtu.be/`,
    `https://youtu.be/x/${ID}`,
    `https://youtube.com.evil.tld/watch?v=${ID}`,
    `https://evilyoutube.com/watch?v=${ID}`,
    `https://www.youtube.com@evil.tld/watch?v=${ID}`,
    `https://evil.tld/https://www.youtube.com/watch?v=${ID}`,
    `https://evil.tld/?u=youtube.com/watch?v=${ID}`,
    `https://www.youtube.com:8443/watch?v=${ID}`,
    `https://www.youtube.com./watch?v=${ID}`,
    `//www.youtube.com/watch?v=${ID}`,
    `javascript://www.youtube.com/watch?v=${ID}`,
    `data:text/html,youtu.be/${ID}`,
  ])('finds none in %j', (url) => {
    expect(youtubeId(url)).toBeNull()
  })

  it('never takes the video of a foreign host', () => {
    const path = fc.constantFrom(`/watch?v=${ID}`, `/shorts/${ID}`, `/embed/${ID}`, `/${ID}`)
    const foreign = fc.oneof(
      fc.domain(),
      fc.domain().map((domain) => `www.youtube.com.${domain}`),
      fc.domain().map((domain) => `youtu.be@${domain}`),
      fc.stringMatching(/^[a-z]{1,5}$/).map((prefix) => `${prefix}youtube.com`),
      fc.stringMatching(/^[a-z]{1,5}$/).map((prefix) => `${prefix}.youtu.be`),
    )
    fc.assert(
      fc.property(foreign, path, (host, rest) => {
        expect(youtubeId(`https://${host}${rest}`)).toBeNull()
      }),
      { numRuns: 2_000 },
    )
  })

  it('gives an id of 11 safe characters or none, whatever the text', () => {
    const start = fc.constantFrom('https://youtu.be/', 'https://www.youtube.com/watch?v=', '')
    fc.assert(
      fc.property(start, fc.string({ unit: 'binary' }), (prefix, rest) => {
        expect(youtubeId(prefix + rest) ?? ID).toMatch(/^[\w-]{11}$/)
      }),
    )
  })
})

it('embeds without cookies', () => {
  expect(youtubeEmbedUrl(ID)).toBe(`https://www.youtube-nocookie.com/embed/${ID}`)
})
