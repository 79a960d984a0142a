/**
 * The page size of each printed document (spec section 9). These are the only inline styles of a
 * printed document; the policy of the pages that print allows them by hash.
 */
export const pageStyles = {
  idCard: '@page { size: A4; margin: 15mm } html { background: #fff }',
  idCards: '@page { size: A4; margin: 10mm } html { background: #fff }',
  certificate: '@page { size: 210mm 148mm; margin: 0 } html { background: #fff }',
  posterA4: '@page { size: A4; margin: 0 } html { background: #fff }',
  posterA6: '@page { size: 105mm 148mm; margin: 0 } html { background: #fff }',
  tributeCard: '@page { size: 148mm 105mm; margin: 0 } html { background: #fff }',
}

/** Printed documents of a volunteer. */
export type PrintKind = 'idCard' | 'certificate'
