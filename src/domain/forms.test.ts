import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { contactForm, contactSubjects } from './contact'
import { donationForm, verifyPaymentForm } from './donation'
import { describeIssues } from './field-errors'
import { inspirationForm } from './inspiration'
import { listQuery } from './list-query'
import { loginForm } from './login'
import { messages } from './messages'
import { paymentSettingsForm } from './payment-settings'
import { portfolioForm, portfolioPatch } from './portfolio'
import { postForm, postPatch } from './post'
import { slideForm } from './slider'
import { volunteerApplication, volunteerForm } from './volunteer'
import { volunteerPatch } from './volunteer-desk'

/** Rules for every schema of the domain. Each schema's own rules are tested next to its file. */

const person = {
  firstName: 'Asha',
  lastName: 'Devi',
  email: 'asha@example.org',
  phone: '9876543210',
}

/** A valid body of each schema, and the message of each required text. */
const schemas: Record<
  string,
  { schema: z.ZodMiniType; valid: Record<string, unknown>; required: Record<string, string> }
> = {
  donationForm: {
    schema: donationForm(),
    valid: {
      donorName: 'Asha Devi',
      email: person.email,
      phone: person.phone,
      amount: 500,
      message: 'For trees',
    },
    required: {
      donorName: 'Full name is required',
      email: 'Please enter a valid email',
      phone: 'Please enter a valid phone number',
      amount: 'Minimum donation amount is ₹50',
    },
  },
  verifyPaymentForm: {
    schema: verifyPaymentForm,
    valid: {
      razorpay_order_id: 'order_1',
      razorpay_payment_id: 'pay_1',
      razorpay_signature: 'abc',
      donationId: '1',
    },
    required: {
      razorpay_order_id: messages.paymentDetailsInvalid,
      razorpay_payment_id: messages.paymentDetailsInvalid,
      razorpay_signature: messages.paymentDetailsInvalid,
      donationId: messages.paymentDetailsInvalid,
    },
  },
  loginForm: {
    schema: loginForm,
    valid: { username: 'admin', password: 'secret' },
    required: { username: 'Username is required', password: 'Password is required' },
  },
  contactForm: {
    schema: contactForm,
    valid: {
      name: 'Asha',
      email: person.email,
      phone: person.phone,
      subject: 'Donation',
      message: 'Hello',
    },
    required: {
      name: 'Name is required',
      email: 'Please enter a valid email',
      subject: 'Subject is required',
      message: 'Message is required',
    },
  },
  volunteerApplication: {
    schema: volunteerApplication,
    valid: { ...person, address: 'Village', experience: 'None', skills: 'a, b' },
    required: {
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Please enter a valid email',
      phone: 'Please enter a valid phone number',
    },
  },
  volunteerForm: {
    schema: volunteerForm,
    valid: { ...person, occupation: 'Teacher', motivation: 'To help' },
    required: {
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Please enter a valid email',
      phone: 'Please enter a valid phone number',
      occupation: 'Occupation is required',
      motivation: 'Motivation is required',
    },
  },
  volunteerPatch: { schema: volunteerPatch, valid: { status: 'approved' }, required: {} },
  portfolioForm: {
    schema: portfolioForm,
    valid: { title: 'T', description: 'D', imageUrl: '/media/a.webp', category: 'events' },
    required: {
      title: 'Title is required',
      description: 'Description is required',
      imageUrl: 'Image URL is required',
      category: 'Category is required',
    },
  },
  portfolioPatch: { schema: portfolioPatch, valid: { title: 'T' }, required: {} },
  slideForm: {
    schema: slideForm,
    valid: { imageUrl: '/media/a.webp', altText: 'A school' },
    required: { imageUrl: 'Image URL is required', altText: 'Alt text is required' },
  },
  inspirationForm: {
    schema: inspirationForm,
    valid: { name: 'Kabir', imageUrl: '/media/a.webp' },
    required: { name: 'Name is required' },
  },
  postForm: {
    schema: postForm,
    valid: { type: 'text', title: 'T', content: 'C', eventLocation: 'Here' },
    required: {
      type: 'Type is required',
      title: 'Title is required',
      content: 'Content is required',
    },
  },
  postPatch: { schema: postPatch, valid: { title: 'T' }, required: {} },
  paymentSettingsForm: {
    schema: paymentSettingsForm,
    valid: {
      keyId: 'rzp_test_1',
      keySecret: 's',
      webhookSecret: 'w'.repeat(24),
      bankBranch: 'Here',
    },
    required: { keyId: 'Key ID is required' },
  },
  listQuery: { schema: listQuery, valid: { search: 'asha', page: '2', limit: '10' }, required: {} },
}

const requiredFields = Object.entries(schemas).flatMap(([name, { required }]) =>
  Object.entries(required).map(([field, message]) => ({ name, field, message })),
)
const textFields = Object.entries(schemas).flatMap(([name, { valid }]) =>
  Object.keys(valid)
    .filter((field) => !['amount', 'page', 'limit'].includes(field))
    .map((field) => ({ name, field })),
)

describe.each(Object.keys(schemas))('%s', (name) => {
  const { schema, valid } = entry(name)

  it('takes a valid body', () => {
    expect(schema.safeParse(valid).error?.issues).toBeUndefined()
  })

  it('drops what it does not know', () => {
    const parsed = schema.parse({ ...valid, id: '7', role: 'admin', where: {}, status2: 1 })
    expect(parsed).toEqual(schema.parse(valid))
  })

  it.each([[null], [[]], ['text'], [7], [undefined], [true]])(
    'refuses the body %j as a whole',
    (body) => {
      const { error } = schema.safeParse(body)
      expect(error && describeIssues(error)).toEqual({ message: messages.bodyInvalid, errors: {} })
    },
  )

  it('is not fooled by __proto__', () => {
    const body: unknown = JSON.parse(
      `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}},${JSON.stringify(valid).slice(1)}`,
    )
    const parsed = schema.parse(body)
    expect(parsed).toEqual(schema.parse(valid))
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype)
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
  })

  it('never throws, whatever the JSON, and always says why in our own words', () => {
    const anything = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), fc.anything())
    const body = fc.oneof(
      fc.jsonValue(),
      fc.record(
        Object.fromEntries(
          Object.entries(valid).map(([field, value]) => [
            field,
            fc.oneof(anything, fc.constant(value)),
          ]),
        ),
        { requiredKeys: [] },
      ),
    )
    fc.assert(
      fc.property(body, (value) => {
        const result = schema.safeParse(value)
        if (result.success) return
        for (const { message } of result.error.issues) expect(OUR_WORDS).toContain(message)
      }),
      { numRuns: 700 },
    )
  })
})

const OUR_WORDS: string[] = Object.values(messages)

describe('a required field', () => {
  it.each(requiredFields)('$name, $field: $message', ({ name, field, message }) => {
    const { schema, valid } = entry(name)
    const absent: Record<string, unknown> = { ...valid }
    delete absent[field]
    expect(errorsOf(schema, absent)).toEqual({ [field]: message })

    const WRONG = [undefined, null, '', '   ', '\u200B', { $ne: 1 }, ['x'], Number.NaN, true]
    for (const value of WRONG) {
      expect(errorsOf(schema, { ...valid, [field]: value })).toEqual({ [field]: message })
    }
  })
})

describe('a text', () => {
  it.each(textFields)('$name: $field has an upper length', ({ name, field }) => {
    const { schema, valid } = entry(name)
    const errors = errorsOf(schema, { ...valid, [field]: 'a'.repeat(60_000) })
    expect(Object.keys(errors)).toEqual([field])
  })

  it.each(textFields.filter(({ field }) => field !== 'password'))(
    '$name: $field is trimmed and cleaned',
    ({ name, field }) => {
      const { schema, valid } = entry(name)
      const dirty = { ...valid, [field]: ` \0${String(valid[field])}\uD800\u202E \n` }
      expect(schema.parse(dirty)).toEqual(schema.parse(valid))
    },
  )

  it.each(textFields)('$name: $field is refused as an object or a list', ({ name, field }) => {
    const { schema, valid } = entry(name)
    for (const value of [{ $ne: null }, { $gt: '' }, [{ $ne: 1 }], [['a']]]) {
      expect(Object.keys(errorsOf(schema, { ...valid, [field]: value }))).toEqual([field])
    }
  })

  it('keeps the line breaks of a message and none of a name', () => {
    const parsed = contactForm.parse({
      ...entry('contactForm').valid,
      name: 'Asha\r\nBcc: x@example.org',
      message: 'One\n\n\tTwo',
    })
    expect(parsed).toMatchObject({ name: 'Asha Bcc: x@example.org', message: 'One\n\n\tTwo' })
  })
})

describe('contactForm', () => {
  it.each(contactSubjects)('takes the subject %s', (subject) => {
    expect(contactForm.parse({ ...entry('contactForm').valid, subject })).toMatchObject({ subject })
  })

  it('has the subjects of spec section 5', () => {
    expect(contactSubjects).toEqual([
      'General Inquiry',
      'Volunteer Opportunity',
      'Donation',
      'Partnership',
      'Support',
    ])
  })

  it.each([
    [{ subject: 'Complaint' }, { subject: messages.subjectUnknown }],
    [{ subject: 'donation' }, { subject: messages.subjectUnknown }],
    [{ phone: '12345' }, { phone: messages.phoneInvalid }],
    [{ message: 'a'.repeat(5001) }, { message: messages.textTooLong }],
  ])('%j: %j', (change, errors) => {
    expect(errorsOf(contactForm, { ...entry('contactForm').valid, ...change })).toEqual(errors)
  })
})

describe('loginForm', () => {
  it('takes a code in Devanagari digits', () => {
    const login = { username: 'admin', password: 'p', code: '१२३ ४५६' }
    expect(loginForm.parse(login)).toMatchObject({ code: '123 456' })
  })

  it('leaves the password as it is', () => {
    expect(loginForm.parse({ username: ' admin ', password: '  p\u0007ss ' })).toEqual({
      username: 'admin',
      password: '  p\u0007ss ',
    })
  })
})

function entry(name: string) {
  const found = schemas[name]
  if (!found) throw new Error(`no schema ${name}`)
  return found
}

function errorsOf(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const { error } = schema.safeParse(value)
  return error ? describeIssues(error).errors : {}
}
