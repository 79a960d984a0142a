// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LAST_SAVED_HEADER, SAVED_ELSEWHERE } from '@/domain/saved-elsewhere'
import { type Need, watchSaves } from './watch-saves'

const PATH = '/cms-api/globals/home-page'

type Answer = { status?: number; body?: object }
/** The requests to the server, and its responses. */
let calls: { url: string; lastSaved: string | null }[] = []
let answers: Promise<Answer>[] = []
let needs: Need[] = []
let end = () => {}
const server = window.fetch

beforeEach(() => {
  ;[calls, answers, needs] = [[], [], []]
  window.fetch = async (input, init) => {
    const lastSaved = new Headers(init?.headers).get(LAST_SAVED_HEADER)
    calls.push({ url: String(input), lastSaved })
    const { status = 200, body = {} } = (await answers.shift()) ?? {}
    return new Response(JSON.stringify(body), { status })
  }
  end = watchSaves(async (need) => {
    needs.push(need)
  })
})
afterEach(() => {
  end()
  window.fetch = server
})

const answer = (next: Answer) => answers.push(Promise.resolve(next))
/** With the method in lower case, as Payload's form writes it. */
const save = () => window.fetch(PATH, { method: 'post' })

it('sends with each save the version of the document that this tab saved last', async () => {
  answer({ body: { result: { updatedAt: '2026-11-22T10:00:00.000Z' } } })
  await save()
  await save()
  await window.fetch('/cms-api/globals/about-page', { method: 'POST' })
  expect(calls.map(({ lastSaved }) => lastSaved)).toEqual([null, '2026-11-22T10:00:00.000Z', null])
})

it('serializes the saves of a document', async () => {
  let release = (_answer: Answer) => {}
  answers.push(
    new Promise((resolve) => {
      release = resolve
    }),
  )
  const first = save()
  const second = save()
  await expect.poll(() => calls).toHaveLength(1)
  release({ body: { result: { updatedAt: '2026-11-22T10:00:00.000Z' } } })
  await Promise.all([first, second])
  expect(calls[1]?.lastSaved).toBe('2026-11-22T10:00:00.000Z')
})

it('explains that a save did not reach the server, and sends the next one', async () => {
  answers.push(Promise.reject(new TypeError('Failed to fetch')))
  await expect(save()).rejects.toThrow('What you have typed is still here')
  expect((await save()).status).toBe(200)
})

it('prompts to reload if there is a newer version', async () => {
  answer({ status: 409, body: { errors: [{ data: { code: SAVED_ELSEWHERE } }] } })
  await save()
  expect(needs).toEqual(['reload'])
})

it.each(['DELETE', 'PATCH'])(
  'does not prompt to reload if a %s is refused because the item is in use',
  async (method) => {
    answer({ status: 409, body: { errors: [{ message: 'This picture is the logo.' }] } })
    const response = await window.fetch('/cms-api/media/1', { method })
    expect(await response.json()).toEqual({ errors: [{ message: 'This picture is the logo.' }] })
    expect(needs).toEqual([])
  },
)

it('prompts to log in if the session has ended, and for no other refusal', async () => {
  answer({ status: 401 })
  await window.fetch('/cms-api/users/me')
  for (const status of [400, 403, 415]) {
    answer({ status })
    await save()
  }
  expect(needs).toEqual(['login'])
})

it('asks for the session if the panel’s own call fails, as it does without one', async () => {
  const open = () =>
    window.fetch('/cms/globals/home-page', {
      method: 'POST',
      headers: { 'Next-Action': '40ab' },
    })
  answer({ status: 500 })
  answer({ status: 401 })
  await open()
  await vi.waitFor(() => expect(needs).toEqual(['login']))
  await open()
  expect(calls.map(({ url }) => url)).toEqual([
    '/cms/globals/home-page',
    '/cms-api/users/me',
    '/cms/globals/home-page',
  ])
})

it('repeats a save after the login', async () => {
  answer({ status: 401 })
  answer({ body: { result: {} } })
  expect((await save()).status).toBe(200)
  expect(needs).toEqual(['login'])
  expect(calls).toHaveLength(2)
})

it.each([
  ['posts/1?depth=0&locale=hi', 'patch'],
  ['posts?depth=0&locale=hi', 'POST'],
])('gets the document in its own language only after a save: %s', async (path, method) => {
  await window.fetch(`/cms-api/${path}`, { method })
  expect(calls[0]?.url).toMatch(new RegExp(`${path.replace('?', '[?]')}&fallback-locale=null$`))
})

it.each([
  ['a search', '/cms-api/media?locale=hi', { 'X-Payload-HTTP-Method-Override': 'GET' }],
  ['a copy', '/cms-api/posts/1/duplicate?locale=hi', undefined],
])('leaves %s as it is', async (_name, path, headers) => {
  await window.fetch(path, { method: 'POST', headers })
  expect(calls.map(({ url }) => url)).toEqual([path])
})

it('does not change other calls', async () => {
  answer({ status: 401 })
  expect((await window.fetch('/api/admin/portfolio')).status).toBe(401)
  expect(needs).toEqual([])
})
