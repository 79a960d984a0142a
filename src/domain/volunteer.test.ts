import { describe, expect, it } from 'vitest'
import { describeIssues } from './field-errors'
import { messages } from './messages'
import {
  availabilityOptions,
  interestBadges,
  interestIds,
  toggledStatus,
  volunteerApplication,
  volunteerForm,
  volunteerInitials,
  volunteerName,
} from './volunteer'
import { volunteerPatch } from './volunteer-desk'

const person = {
  firstName: 'Asha',
  lastName: 'Devi',
  email: 'asha@example.org',
  phone: '9876543210',
}

const filled = {
  motivation: 'Interested in helping the community',
  availability: 'Flexible',
  experience: 'Will learn and contribute',
  emergencyContact: '9876543210',
}

describe('volunteerApplication', () => {
  it.each([undefined, null, '', '   '])('fills the defaults of the spec for %j', (blank) => {
    const responses = {
      ...person,
      motivation: blank,
      availability: blank,
      experience: blank,
      emergencyContact: blank,
    }
    expect(volunteerApplication.parse(responses)).toEqual({
      ...person,
      ...filled,
      interests: [],
      skills: [],
    })
  })

  it('keeps what is given, occupation and organization too', () => {
    const responses = {
      ...person,
      address: 'House 1\nVillage',
      photoUrl: '/media/photo.webp',
      occupation: 'Teacher',
      organization: 'School',
      interests: ['healthcare', 'fundraising'],
      availability: '6-10 hours',
      experience: 'Five years',
      motivation: 'To serve',
      skills: ['Teaching', 'Hindi, spoken'],
      emergencyContact: 'Ravi, 9876543211',
    }
    expect(volunteerApplication.parse(responses)).toEqual(responses)
  })

  it('drops the status and the id of a visitor', () => {
    const parsed = volunteerApplication.parse({ ...person, status: 'approved', id: '1' })
    expect(parsed).not.toHaveProperty('status')
    expect(parsed).not.toHaveProperty('id')
  })

  it.each([
    ['Teaching, First aid ,,  Cooking,', ['Teaching', 'First aid', 'Cooking']],
    ['  ', []],
    [null, []],
    [
      [' Teaching ', '', 'Cooking'],
      ['Teaching', 'Cooking'],
    ],
  ])('reads the skills %j', (skills, list) => {
    expect(volunteerApplication.parse({ ...person, skills }).skills).toEqual(list)
  })

  it.each([
    [{ skills: { $ne: 1 } }, { skills: messages.skillsInvalid }],
    [{ skills: 7 }, { skills: messages.skillsInvalid }],
    [{ skills: [7] }, { skills: messages.skillsInvalid }],
    [{ skills: [null] }, { skills: messages.skillsInvalid }],
    [{ skills: 'a,'.repeat(31) }, { skills: messages.skillsInvalid }],
    [{ skills: 'a'.repeat(101) }, { skills: messages.textTooLong }],
    [{ interests: ['golf'] }, { interests: messages.interestsInvalid }],
    [{ interests: ['Healthcare'] }, { interests: messages.interestsInvalid }],
    [{ interests: 'healthcare' }, { interests: messages.interestsInvalid }],
    [{ interests: { 0: 'healthcare' } }, { interests: messages.interestsInvalid }],
    [{ interests: [{ $ne: 1 }] }, { interests: messages.interestsInvalid }],
    [{ photoUrl: 'https://example.org/a.jpg' }, { photoUrl: messages.photoUrlInvalid }],
    [{ photoUrl: '//evil.example/a.jpg' }, { photoUrl: messages.photoUrlInvalid }],
  ])('%j: %j', (change, errors) => {
    const { error } = volunteerApplication.safeParse({ ...person, ...change })
    expect(error && describeIssues(error).errors).toEqual(errors)
  })

  it('counts an interest once', () => {
    const interests = ['healthcare', 'environment', 'healthcare']
    expect(volunteerApplication.parse({ ...person, interests }).interests).toEqual([
      'healthcare',
      'environment',
    ])
  })

  it('takes every interest and availability of the spec', () => {
    expect(interestIds).toHaveLength(8)
    expect(
      volunteerApplication.parse({ ...person, interests: [...interestIds] }).interests,
    ).toEqual(interestIds)
    expect(availabilityOptions).toEqual(['1-5 hours', '6-10 hours', '11-20 hours', '20+ hours'])
    for (const availability of availabilityOptions) {
      expect(volunteerApplication.parse({ ...person, availability })).toMatchObject({
        availability,
      })
    }
  })
})

describe('volunteerForm', () => {
  it('demands occupation and motivation, and fills the rest', () => {
    const values = { ...person, occupation: 'Teacher', motivation: 'To serve', skills: 'a, b' }
    expect(volunteerForm.parse(values)).toEqual({
      ...values,
      availability: filled.availability,
      experience: filled.experience,
      emergencyContact: filled.emergencyContact,
      interests: [],
      skills: ['a', 'b'],
    })
    expect(volunteerForm.safeParse(person).success).toBe(false)
    expect(volunteerApplication.safeParse(person).success).toBe(true)
  })

  it('gives what the server takes as it is', () => {
    const sent = volunteerForm.parse({ ...person, occupation: 'Teacher', motivation: 'To serve' })
    expect(volunteerApplication.parse(sent)).toEqual(sent)
  })
})

describe('volunteerPatch', () => {
  it.each([
    [{ status: 'approved' }, { status: 'approved' }],
    [{ status: 'pending', approvedAt: '2026-01-01', id: '1' }, { status: 'pending' }],
    [
      { firstName: ' Eve ', address: '', skills: 'Singing, , driving' },
      { firstName: 'Eve', address: null, skills: ['Singing', 'driving'] },
    ],
    [{ renewsCard: true }, { renewsCard: true }],
    [{ photoUrl: '/media/a.webp' }, { photoUrl: '/media/a.webp' }],
    [
      { status: 'rejected', rejectionReason: ' Too young ' },
      { status: 'rejected', rejectionReason: 'Too young' },
    ],
    [
      { notes: 'Called on Monday.\nAgain on Friday.' },
      { notes: 'Called on Monday.\nAgain on Friday.' },
    ],
    [{ notes: '' }, { notes: null }],
    [
      { status: 'approved', photoUrl: 'https://example.org/a.jpg' },
      { status: 'approved', photoUrl: 'https://example.org/a.jpg' },
    ],
  ])('%j changes %j', (body, patch) => {
    expect(volunteerPatch.parse(body)).toEqual(patch)
  })

  it.each([
    [{}, messages.nothingToChange],
    [{ createdAt: '2026-01-01' }, messages.nothingToChange],
    [{ firstName: ' ' }, messages.firstNameRequired],
    [{ language: 'fr' }, messages.languageUnknown],
    [{ interests: ['gardening'] }, messages.interestsInvalid],
    [{ renewsCard: false }, messages.bodyInvalid],
    [{ status: undefined }, messages.nothingToChange],
    [{ status: 'refused' }, messages.statusUnknown],
    [{ status: 'rejected' }, messages.reasonRequired],
    [{ status: 'rejected', rejectionReason: ' ' }, messages.reasonRequired],
    [{ status: 'rejected', rejectionReason: 'x'.repeat(1001) }, messages.textTooLong],
    [{ notes: 7 }, messages.textInvalid],
    [{ status: '' }, messages.statusUnknown],
    [{ status: null }, messages.statusUnknown],
    [{ status: { $ne: 1 } }, messages.statusUnknown],
    [{ photoUrl: 'javascript:alert(1)' }, messages.imageUrlInvalid],
    [{ photoUrl: '' }, messages.imageUrlRequired],
  ])('%j: %s', (body, message) => {
    expect(volunteerPatch.safeParse(body).error?.issues[0]?.message).toBe(message)
  })
})

describe('what the dashboard shows', () => {
  it.each([
    ['approved', 'pending'],
    ['pending', 'approved'],
    ['rejected', 'approved'],
    ['', 'approved'],
  ])('the toggle leads from %j to %s', (status, next) => {
    expect(toggledStatus(status)).toBe(next)
  })

  it.each([
    ['ASHA', 'devi', 'Asha Devi'],
    ['mary-jane', "o'neil", "Mary-Jane O'neil"],
    ['ram kumar', '', 'Ram Kumar'],
    ['RITA', 'D’Souza', 'Rita D’Souza'],
    ["Mary-Anne O'Brien", 'McDonald', "Mary-Anne O'Brien McDonald"],
    ['aSHA', "O'NEIL", "Asha O'neil"],
    ['आशा', 'देवी', 'आशा देवी'],
    ['élan', 'x', 'Élan X'],
  ])('%s %s is called %s', (firstName, lastName, name) => {
    expect(volunteerName({ firstName, lastName })).toBe(name)
  })

  it.each([
    ['asha', 'devi', 'AD'],
    ['asha', ' ', 'A'],
    ['😀x', 'b', '😀B'],
    ['आशा', 'देवी', 'आदे'],
    ['मोहन', 'लाल', 'मोला'],
  ])('%s %s has the initials %s', (firstName, lastName, initials) => {
    expect(volunteerInitials({ firstName, lastName })).toBe(initials)
  })

  it.each([
    [[], { shown: [], more: 0 }],
    [['healthcare'], { shown: ['healthca'], more: 0 }],
    [['environment', 'elderly-care'], { shown: ['environm', 'elderly-'], more: 0 }],
    [['environment', 'a', 'b', 'c'], { shown: ['environm', 'a'], more: 2 }],
    // A cut inside a conjunct would leave half a letter with a virama.
    [['स्वास्थ्य', 'महिला सशक्तिकरण'], { shown: ['स्वास्थ्य', 'महिला सशक्तिक'], more: 0 }],
  ])('badges of %j', (interests, badges) => {
    expect(interestBadges(interests)).toEqual(badges)
  })
})
