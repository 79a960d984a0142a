/**
 * The page on which each document is printed (spec section 9). These are the only inline styles of a
 * printed document; the policy of the dashboard allows them by their hashes.
 */
export const pageStyles = {
  idCard: '@page { size: A4; margin: 15mm } html { background: #fff }',
  certificate: '@page { size: 210mm 148mm; margin: 0 } html { background: #fff }',
}

export type PrintKind = keyof typeof pageStyles
