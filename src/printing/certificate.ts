import { volunteerName } from '@/domain/volunteer'
import { formatDate } from '@/lib/dates'
import type { PrintedFoundation } from './foundation'
import { html } from './html'
import { type PrintEnvironment, pictureAddress, printPage } from './print-page'
import { type PrintedVolunteer, volunteerNumber } from './printed-volunteer'
import { verifyQrCode } from './verify-code'

/** From the shown certificate to its printing, and from there to closing (spec section 9). */
export const CERTIFICATE_PRINT_DELAY_MS = 1_000
export const CERTIFICATE_CLOSE_DELAY_MS = 500
/** From its opening until its address is given up (spec section 9). */
export const CERTIFICATE_REVOKE_DELAY_MS = 5_000

/** A5 landscape, 210 by 148 mm (spec section 9). */
const STYLESHEET = '/brand/certificate.css'

export type Certificate = {
  volunteer: PrintedVolunteer
  foundation: PrintedFoundation
  environment: PrintEnvironment
  issuedAt: Date
}

/** The certificate of a volunteer as a whole document; texts marked `data-fit` may be shrunk to fit. */
export function certificatePage({
  volunteer,
  foundation,
  environment,
  issuedAt,
}: Certificate): string {
  const name = volunteerName(volunteer)
  const { photoUrl, verifyCode } = volunteer
  const qrCode = verifyQrCode(verifyCode, environment)
  return printPage({
    title: `Certificate: ${name}`,
    stylesheet: STYLESHEET,
    environment,
    body: html`<main class="certificate">
<div class="frame">
<header>
<img class="logo" src="${pictureAddress(foundation.logoUrl, environment)}" alt="">
<div class="foundation">
<p class="foundation-name" data-fit>${foundation.name}</p>
<p class="motto" data-fit>${foundation.motto}</p>
</div>
${photoUrl ? html`<img class="photo" src="${pictureAddress(photoUrl, environment)}" alt="">` : html`<div class="photo empty"></div>`}
</header>
<h1 class="title">Certificate of Achievement</h1>
<p class="lead">presented with gratitude to</p>
<p class="name" data-fit>${name}</p>
<p class="text">for voluntary service to people in need, given freely and with a whole heart.</p>
<footer>
<div class="issue">
<p>${formatDate(issuedAt)}</p>
<p class="caption">Date</p>
<p class="number">No. ${volunteerNumber(volunteer)}</p>
</div>
${qrCode && html`<div class="verify">${qrCode}<p>Scan to verify</p></div>`}
<div class="signature">
<p class="signatory" data-fit>${foundation.presidentName}</p>
<p class="caption">National President</p>
<p class="caption" data-fit>${foundation.name}</p>
</div>
</footer>
</div>
</main>`,
  })
}
