import type { AuditAction, AuditSubject } from '@/domain/audit'

/** What an entry is told with. */
export type EntryParts = {
  who: string
  /** Whom or what it is about; '' where the entry does not name it. */
  label: string
  /** Such as '₹200'; '' where no money is named. */
  amount: string
  /** Names of the fields that changed. */
  fields: string[]
  /** The value of a field after the change, as text; '' where it did not change. */
  after: (field: string) => string
}

type Sentence = (parts: EntryParts) => string

/** The log of who did what. The dashboard speaks English only. */
export const activityLogContent = {
  open: 'Activity log',
  title: 'Activity log',
  lead: 'Who did what with money, settings, accounts and applications. Nobody can change or delete an entry.',
  empty: {
    title: 'Nothing logged yet',
    description: 'What admins do from now on appears here.',
  },
  caption: 'Entries, newest first',
  filters: {
    actor: 'Person',
    subject: 'Subject',
    any: 'All',
  },
  /** Actors that are no account. */
  actors: { system: 'The site', visitor: 'A visitor', donor: 'The donor' } as Record<
    string,
    string
  >,
  subjects: {
    transaction: 'Payments',
    donation: 'Donations',
    donor: 'Donors',
    dispute: 'Disputes',
    'monthly-gift': 'Monthly gifts',
    pledge: 'Pledges',
    'payment-settings': 'Payment settings',
    'site-settings': 'Site settings',
    notifications: 'Notifications',
    user: 'Accounts',
    login: 'Logins',
    export: 'Exports',
    statement: 'Yearly statements',
    volunteer: 'Volunteers',
    media: 'Pictures',
    'sample-content': 'Sample content',
    import: 'Imports',
  } satisfies Record<AuditSubject, string>,
  network: (network: string) => `network ${network}`,
  request: (id: string) => `request ${id}`,
  change: {
    both: (from: string, to: string) => `from ${from} to ${to}`,
    removed: (from: string) => `removed (was ${from})`,
  },
  yes: 'yes',
  no: 'no',
  history: {
    open: 'History',
    openOf: (name: string) => `History of ${name}`,
    title: (name: string) => `History: ${name}`,
    lead: 'What people and the payment gateway did with it, newest first.',
    empty: {
      title: 'Nothing logged',
      description: 'Nobody has changed it since the activity log began.',
    },
  },
  /** Fields whose names do not say what they are. */
  fields: {
    keyId: 'Key ID',
    upiId: 'UPI ID',
    qrCode: 'UPI QR code',
    qrCodeExternalUrl: 'UPI QR code',
    bankIfscCode: 'IFSC code',
    acceptsInternational: 'donations from abroad',
    maximumRupees: 'largest online donation',
    refundedPaise: 'refunded amount',
    chargedBackPaise: 'lost to chargebacks',
    deductedPaise: 'taken by the bank',
    paymentId: 'payment',
    previousWebhookSecretUntil: 'previous webhook secret until',
    amountPaise: 'amount',
    forGood: 'deleted for good',
    from: 'from day',
    to: 'to day',
    panNumber: 'PAN',
  } as Record<string, string>,
  sentence,
}

/**
 * One plain sentence for an entry: 'Asha refunded ₹200 of Ravi Kumar's donation'.
 * @returns without a full stop.
 */
function sentence(subject: AuditSubject, action: AuditAction, parts: EntryParts): string {
  const tell: Sentence | undefined = sentences[subject][action]
  if (tell) return tell(parts)
  const about = parts.label ? `: ${parts.label}` : ''
  return `${parts.who}: ${activityLogContent.subjects[subject]}, ${words(action)}${about}`
}

const sentences: Record<AuditSubject, Partial<Record<AuditAction, Sentence>>> = {
  transaction: {
    created: (parts) => `${parts.who} told us of ${payment(parts)}`,
    accepted: (parts) => `${parts.who} counted ${payment(parts)} as a donation`,
    rejected: (parts) => `${parts.who} rejected ${whose(parts, 'payment claim')}${worth(parts)}`,
    reopened: (parts) => `${parts.who} reopened ${whose(parts, 'payment claim')}${worth(parts)}`,
    ignored: (parts) => `${parts.who} set ${payment(parts)} aside`,
    recorded: (parts) => `${parts.who} recorded ${payment(parts)} as a donation`,
    settled: (parts) => `${parts.who} confirmed ${payment(parts)}`,
    failed: (parts) => `${parts.who} reported that ${payment(parts)} failed`,
    'refund-requested': (parts) => `${parts.who} asked Razorpay to refund ${part(parts)}`,
    'refund-made': (parts) => `${parts.who} refunded ${part(parts)}`,
    'refund-refused': (parts) => `${parts.who} could not refund ${part(parts)}: Razorpay refused`,
    refunded: (parts) => `${parts.who} reported a refund of ${part(parts)}`,
    disputed: (parts) =>
      `${parts.who} changed what was lost to a chargeback of ${whose(parts, 'payment')}`,
    corrected: (parts) => `${parts.who} corrected ${payment(parts)}`,
  },
  'monthly-gift': {
    changed: (parts) =>
      `${parts.who} reported ${whose(parts, 'monthly gift')}${worth(parts)} as ${words(parts.after('status') || 'charged')}`,
    'cancel-requested': (parts) =>
      `${parts.who} asked to end ${whose(parts, 'monthly gift')}${worth(parts)}`,
  },
  pledge: {
    created: (parts) => `${parts.who} made ${whose(parts, 'pledge')}${worth(parts)}`,
    changed: (parts) => `${parts.who} changed ${whose(parts, 'pledge')}${worth(parts)}`,
    stopped: (parts) => `${parts.who} stopped ${whose(parts, 'pledge')}${worth(parts)}`,
  },
  donation: {
    created: (parts) => `${parts.who} recorded ${gift(parts)}`,
    recorded: (parts) => `${parts.who} recorded ${gift(parts)}`,
    voided: (parts) => `${parts.who} voided ${gift(parts)}`,
    refunded: (parts) => `${parts.who} refunded ${part(parts)}`,
    corrected: (parts) => `${parts.who} corrected ${whose(parts, 'donation')}`,
    changed: (parts) => `${parts.who} changed ${whose(parts, 'donation')}`,
    'receipt-issued': (parts) => `${receipt('Receipt', parts)} was issued for ${gift(parts)}`,
    'receipt-corrected': (parts) =>
      `${receipt('Receipt', parts)} now says what ${gift(parts)} says`,
    'receipt-voided': (parts) => `A receipt for ${whose(parts, 'donation')} was voided`,
    'receipt-sent': (parts) => `${parts.who} sent ${receipt('receipt', parts)} again`,
  },
  donor: {
    changed: (parts) => `${parts.who} changed the notes or language of ${aDonor(parts.label)}`,
    merged: (parts) => `${parts.who} said that ${twoDonors(parts)} are one person`,
    separated: (parts) => `${parts.who} undid that ${twoDonors(parts)} are one person`,
    'told-apart': (parts) => `${parts.who} said that ${twoDonors(parts)} are two persons`,
    reopened: (parts) => `${parts.who} undid that ${twoDonors(parts)} are two persons`,
  },
  dispute: {
    disputed: (parts) =>
      `${parts.who} reported a dispute${worth(parts)}: ${disputeStates[parts.after('status')] ?? 'news'}`,
  },
  'payment-settings': {
    changed: ({ who, fields }) => `${who} changed ${settings(fields, 'payment settings')}`,
    'secret-revoked': ({ who }) => `${who} revoked the previous webhook secret`,
  },
  'site-settings': {
    changed: ({ who, fields }) => `${who} changed ${settings(fields, 'site settings')}`,
  },
  notifications: {
    changed: ({ who }) => `${who} changed who gets notifications`,
  },
  user: {
    created: (parts) => `${parts.who} added ${named(parts, 'account')}`,
    changed: (parts) =>
      parts.after('role')
        ? `${parts.who} changed the role of ${parts.label || some('account')} to ${parts.after('role')}`
        : `${parts.who} changed ${settings(parts.fields, 'details')} of ${named(parts, 'account')}`,
    deleted: (parts) => `${parts.who} deleted ${named(parts, 'account')}`,
    'password-changed': (parts) => `${parts.who} changed ${own(parts, 'password')}`,
    'password-reset': (parts) =>
      `${parts.who} reset the password of ${parts.label || some('account')}`,
    'second-factor-enabled': (parts) =>
      `${parts.who} turned on the second login step${forOther(parts)}`,
    'second-factor-disabled': (parts) =>
      `${parts.who} turned off the second login step${forOther(parts)}`,
    'sessions-ended': (parts) => `${parts.who} ended ${own(parts, 'sessions')}`,
  },
  login: {
    created: ({ who }) => `${who} logged in`,
    accepted: ({ who }) => `${who} logged in`,
    refused: ({ label }) => `A login was refused${label && `: ${label}`}`,
    failed: ({ label }) => `A login failed${label && `: ${label}`}`,
  },
  export: {
    exported: ({ who, label, after }) =>
      `${who} exported the ${words(label || 'list')} (${rows(after('rows'))})`,
  },
  import: {
    imported: ({ who, label, after }) =>
      `${who} imported ${after('subject') || 'data'} (${rows(after('rows'))}) from ${label || 'a file'}`,
    undone: ({ who, label, after }) =>
      `${who} undid the import of ${after('subject') || 'data'} (${rows(after('rows'))}) from ${label || 'a file'}`,
  },
  statement: {
    created: ({ who, label, after }) =>
      `${who} made ${label ? `the statement file ${label}` : 'a statement file'} (${rows(after('rows'))})`,
    filed: ({ who, label, after }) =>
      `${who} noted that ${label || 'a statement file'} was filed under ${after('acknowledgementNumber') || 'its number'}`,
  },
  volunteer: {
    changed: (parts) => volunteerChanged(parts),
    deleted: (parts) => `${parts.who} deleted ${whose(parts, 'application')}`,
    restored: (parts) => `${parts.who} restored ${whose(parts, 'application')}`,
    mailed: ({ who, label, after }) =>
      `${who} wrote to ${after('recipients') || 'some'} volunteers${label && `: ${label}`}`,
  },
  media: {
    created: (parts) => `${parts.who} added ${named(parts, 'picture')}`,
    changed: (parts) => `${parts.who} changed ${named(parts, 'picture')}`,
    deleted: (parts) => `${parts.who} deleted ${named(parts, 'picture')}`,
  },
  'sample-content': {
    deleted: ({ who }) => `${who} removed the sample content`,
    accepted: ({ who, label }) => `${who} confirmed ${label || 'a figure or story of the sample'}`,
  },
}

const disputeStates: Record<string, string> = {
  open: 'it waits for a response',
  under_review: 'the bank looks at it',
  won: 'won',
  lost: 'lost',
  closed: 'closed',
}

function volunteerChanged(parts: EntryParts): string {
  const application = whose(parts, 'application')
  switch (parts.after('status')) {
    case 'approved':
      return `${parts.who} approved ${application}`
    case 'rejected':
      return `${parts.who} rejected ${application}`
    case 'pending':
      return `${parts.who} set ${application} back to pending`
    default:
      if (parts.after('approvedAt'))
        return `${parts.who} renewed the card of ${parts.label || 'a volunteer'}`
      if (parts.after('details')) return `${parts.who} corrected ${application}`
      return `${parts.who} changed the photo on ${application}`
  }
}

function payment(parts: EntryParts): string {
  return `${whose(parts, 'payment')}${worth(parts)}`
}

function gift({ label, amount }: EntryParts): string {
  return `a gift${amount && ` of ${amount}`}${label && ` from ${label}`}`
}

/** 'Receipt 2026-27/000123'. @param noun as the sentence begins or goes on with it. */
function receipt(noun: string, { after }: EntryParts): string {
  return [noun, after('receipt')].filter(Boolean).join(' ')
}

/** Of a donation: '₹200 of Ravi Kumar's donation'. */
function part(parts: EntryParts): string {
  const donation = whose(parts, 'donation')
  return parts.amount ? `${parts.amount} of ${donation}` : donation
}

function aDonor(name: string): string {
  return name || 'a donor'
}

function twoDonors({ label, after }: EntryParts): string {
  return `${aDonor(label)} and ${after('other') || 'another'}`
}

/** A payment of an unknown donor goes by its number. */
function whose({ label }: EntryParts, noun: string): string {
  if (NUMBER.test(label)) return `the ${noun} ${label.replace(/^(unmatched|second)_/, '')}`
  return label ? `${label}'s ${noun}` : some(noun)
}

const NUMBER = /^([0-9a-f]{32}|(unmatched|second)_\S+|C-[A-Z0-9-]+)$/

function named({ label }: EntryParts, noun: string): string {
  return label ? `the ${noun} ${label}` : some(noun)
}

function some(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
}

function worth({ amount }: EntryParts): string {
  return amount && ` of ${amount}`
}

function own({ who, label }: EntryParts, noun: string): string {
  return !label || who === label ? `their own ${noun}` : `the ${noun} of ${label}`
}

function forOther({ who, label }: EntryParts): string {
  return !label || who === label ? '' : ` of ${label}`
}

/** Three are named, more are counted. */
function settings(fields: string[], noun: string): string {
  if (fields.length === 0) return `the ${noun}`
  if (fields.length > 3) return `${fields.length} ${noun}`
  const named = fields.map((field) => `the ${field}`)
  const last = named.pop() ?? ''
  return named.length > 0 ? `${named.join(', ')} and ${last}` : last
}

function rows(count: string): string {
  return count === '1' ? '1 row' : `${count || 'no'} rows`
}

function words(action: string): string {
  return action.replaceAll('-', ' ')
}
