import type { PrintedVolunteer } from '@/printing/printed-volunteer'

/** What unit tests of printed documents print. */
export const volunteer = {
  id: '7d6a1c4e-0b1f-4a55-9a3f-2b9c1d0e8f77',
  firstName: 'sunita',
  lastName: 'devi',
  email: 'sunita@example.com',
  phone: '+911234567890',
  address: 'House 4, Sample Village',
  emergencyContact: '+911234567890',
  language: 'en',
  createdAt: '2026-03-05T05:00:00.000Z',
} satisfies PrintedVolunteer
export const foundation = {
  name: 'Sample Foundation',
  motto: 'Humanity is Supreme',
  logoUrl: '/brand/emblem.svg',
  presidentName: null,
  presidentSignatureUrl: null,
}
