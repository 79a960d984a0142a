import { cardValidUntil } from '@/domain/verification'
import { volunteerInitials, volunteerName } from '@/domain/volunteer'
import { formatDate } from '@/lib/dates'
import type { PrintedFoundation } from './foundation'
import { html } from './html'
import { type PrintEnvironment, pictureAddress, printPage } from './print-page'
import { type PrintedVolunteer, volunteerNumber } from './printed-volunteer'
import { verifyQrCode } from './verify-code'

/** Size of the window that the card is printed from, in px (spec section 9). */
export const ID_CARD_WINDOW_WIDTH_PX = 800
export const ID_CARD_WINDOW_HEIGHT_PX = 600

/** Of 86 by 54 mm on A4 with margins of 15 mm (spec section 9). */
const STYLESHEET = '/brand/id-card.css'

/** What stands where something is missing (spec section 9). */
const MISSING = {
  address: 'Address not provided',
  email: 'Email not provided',
  phone: 'Phone not provided',
}

export type IdCard = {
  volunteer: PrintedVolunteer
  foundation: PrintedFoundation
  environment: PrintEnvironment
  issuedAt: Date
}

/** The ID card of a volunteer as a whole document; texts marked `data-fit` may be shrunk to fit. */
export function idCardPage({ volunteer, foundation, environment, issuedAt }: IdCard): string {
  const name = volunteerName(volunteer)
  const { email, phone, address, photoUrl, approvedAt, verifyCode } = volunteer
  const photo = photoUrl
    ? html`<img class="photo" src="${pictureAddress(photoUrl, environment)}" alt="">`
    : html`<div class="photo initials">${volunteerInitials(volunteer)}</div>`
  return printPage({
    title: `ID card: ${name}`,
    stylesheet: STYLESHEET,
    environment,
    body: html`<main class="card">
<header>
<img class="logo" src="${pictureAddress(foundation.logoUrl, environment)}" alt="">
<div class="foundation">
<p class="foundation-name" data-fit>${foundation.name}</p>
<p class="motto" data-fit>${foundation.motto}</p>
</div>
</header>
<div class="person">
${photo}
<div class="details">
<h1 class="name" data-fit>${name}</h1>
<p class="role">Volunteer</p>
<p class="line" data-fit>${phone || MISSING.phone}</p>
<p class="line" data-fit>${email || MISSING.email}</p>
<p class="address" data-fit>${address || MISSING.address}</p>
</div>
${verifyQrCode(verifyCode, environment)}
</div>
<footer>
<span>${volunteerNumber(volunteer)}</span>
<span>Issued ${formatDate(approvedAt ?? issuedAt)}</span>
${approvedAt ? html`<span>Valid until ${formatDate(cardValidUntil(approvedAt))}</span>` : null}
</footer>
</main>`,
  })
}
