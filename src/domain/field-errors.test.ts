import { expect, it } from 'vitest'
import { contactForm } from './contact'
import { describeIssues } from './field-errors'
import { messages } from './messages'
import { volunteerApplication } from './volunteer'

it('gives the first message of each field, and the first of all', () => {
  const { error } = contactForm.safeParse({
    name: '',
    email: 'x',
    subject: 'Support',
    message: 'Hi',
  })
  expect(error && describeIssues(error)).toEqual({
    message: messages.nameRequired,
    errors: { name: messages.nameRequired, email: messages.emailInvalid },
  })
})

it('counts an item of a list to its field', () => {
  const { error } = volunteerApplication.safeParse({
    firstName: 'A',
    lastName: 'B',
    email: 'a@b.in',
    phone: '9876543210',
    interests: ['healthcare', 'golf'],
  })
  expect(error && describeIssues(error).errors).toEqual({ interests: messages.interestsInvalid })
})

it('names no field if the body is not an object', () => {
  const { error } = contactForm.safeParse([])
  expect(error && describeIssues(error)).toEqual({ message: messages.bodyInvalid, errors: {} })
})
