import os from 'node:os'
import { expect, it } from 'vitest'
import { sudoPrefix, userName } from './user-name'

const NOBODY_HAS_THIS = 987_654_321

it('returns the name of the current user', () => {
  const { uid, username } = os.userInfo()
  expect(userName(uid)).toBe(username)
  expect(sudoPrefix(uid)).toBe(`sudo -u ${username}`)
})

it('returns the number of a user without a name, quoted for sudo and the shell', () => {
  expect(userName(NOBODY_HAS_THIS)).toBe('987654321')
  expect(sudoPrefix(NOBODY_HAS_THIS)).toBe("sudo -u '#987654321'")
})
