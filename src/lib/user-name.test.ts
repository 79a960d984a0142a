import os from 'node:os'
import { expect, it } from 'vitest'
import { runAs, userName } from './user-name'

const NOBODY_HAS_THIS = 987_654_321

it('names the user that runs this', () => {
  const { uid, username } = os.userInfo()
  expect(userName(uid)).toBe(username)
  expect(runAs(uid)).toBe(`sudo -u ${username}`)
})

it('gives the number where a user has no name, as sudo and a shell read it', () => {
  expect(userName(NOBODY_HAS_THIS)).toBe('987654321')
  expect(runAs(NOBODY_HAS_THIS)).toBe("sudo -u '#987654321'")
})
