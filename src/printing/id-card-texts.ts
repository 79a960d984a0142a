import { cardValidUntil } from '@/domain/verification'
import { volunteerInitials, volunteerName } from '@/domain/volunteer'
import { formatDate } from '@/lib/dates'
import { type PrintedVolunteer, volunteerNumber } from './printed-volunteer'

const WORDS = {
  en: {
    label: 'ID card',
    role: 'Volunteer',
    /** Shown in place of missing details (spec section 9). */
    missing: {
      address: 'Address not provided',
      email: 'E-mail not provided',
      phone: 'Phone not provided',
    },
    emergency: 'Emergency',
    issued: 'Issued',
    validUntil: 'Valid until',
  },
  hi: {
    label: 'पहचान-पत्र',
    role: 'स्वयंसेवक',
    missing: {
      address: 'पता नहीं दिया गया',
      email: 'ईमेल नहीं दिया गया',
      phone: 'फ़ोन नंबर नहीं दिया गया',
    },
    emergency: 'आपात संपर्क',
    issued: 'जारी',
    validUntil: 'मान्य',
  },
}

/** Returns the texts of a volunteer's ID card in the volunteer's language, for paper and PDF. */
export function idCardTexts(volunteer: Omit<PrintedVolunteer, 'service'>, issuedAt: Date) {
  const { email, phone, address, approvedAt, language, emergencyContact } = volunteer
  const words = WORDS[language]
  const name = volunteerName(volunteer)
  // The form stores the volunteer's own number if no other is given.
  const emergency = emergencyContact === phone ? '' : emergencyContact
  return {
    label: `${words.label}: ${name}`,
    name,
    initials: volunteerInitials(volunteer),
    role: words.role,
    phone: phone || words.missing.phone,
    email: email || words.missing.email,
    address: address || words.missing.address,
    emergency: emergency ? `${words.emergency}: ${emergency}` : null,
    number: volunteerNumber(volunteer),
    issued: `${words.issued} ${formatDate(approvedAt ?? issuedAt, language)}`,
    validUntil: approvedAt ? validUntil(approvedAt, language) : null,
  }
}

function validUntil(approvedAt: string, language: PrintedVolunteer['language']): string {
  const day = formatDate(cardValidUntil(approvedAt), language)
  return language === 'hi' ? `${day} तक ${WORDS.hi.validUntil}` : `${WORDS.en.validUntil} ${day}`
}
