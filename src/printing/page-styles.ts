/**
 * The page size of each printed document (spec section 9). These are the only inline styles of a
 * printed document; the policy of the pages that print allows them by hash. `:root`, because the
 * stylesheets of the page follow and colour `html`.
 */
export const pageStyles = {
  idCard: '@page { size: A4; margin: 15mm } :root { background: #fff }',
  idCards: '@page { size: A4; margin: 10mm } :root { background: #fff }',
  certificate: '@page { size: 210mm 148mm; margin: 0 } :root { background: #fff }',
  posterA4: '@page { size: A4; margin: 0 } :root { background: #fff }',
  posterA6: '@page { size: 105mm 148mm; margin: 0 } :root { background: #fff }',
  tributeCard: '@page { size: 148mm 105mm; margin: 0 } :root { background: #fff }',
}

/** Printed documents of a volunteer. */
export type PrintKind = 'idCard' | 'certificate'
