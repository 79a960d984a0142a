import type { AttentionKind, GatewayCheckDto, ReconcileDto } from '@/domain/donation'

type AttentionCopy = { label: string; text: string }

/** The Payments tab of the dashboard, which speaks English only. */
export const dashboardPaymentsContent = {
  title: 'Payments',
  sections: {
    label: 'Sections of the payments',
    overview: 'Overview',
    donations: 'Donations',
    transactions: 'Transactions',
    waiting: (count: number) => (count === 1 ? 'needs attention' : 'need attention'),
  },
  attention: {
    title: 'Needs attention',
    lead: 'Money that is not counted before you decide, and whatever did not go on by itself.',
    none: 'Nothing needs your attention.',
    failed: 'It could not be told what needs attention',
    kinds: {
      'amount-mismatch': {
        label: 'Amount differs',
        text: 'What came in is not the amount that was asked for. Look at the payment in the Razorpay dashboard, then count what came in or give it back.',
      },
      international: {
        label: 'From abroad',
        text: 'Paid with a foreign card or account. Count it only if the foundation has an FCRA registration; otherwise give it back.',
      },
      'second-payment': {
        label: 'Paid twice',
        text: 'A donation that was paid already has been paid once more. Ask the donor: count it as a second gift, or give it back.',
      },
      currency: {
        label: 'Not in rupees',
        text: 'This came in another currency. It cannot be counted, only refunded.',
      },
      unmatched: {
        label: 'Unknown payment',
        text: 'Razorpay received this payment, but it belongs to no donation on this site: a payment link, a QR code, or a donation from before a backup was restored. Record it as a donation, ignore it if it is not meant for the foundation, or refund it.',
      },
      dispute: {
        label: 'Dispute',
        text: "The donor's bank disputes this payment. Respond in the Razorpay dashboard before the date below; after that the money is lost.",
      },
      refund: {
        label: 'Refund not confirmed',
        text: 'We do not know yet whether Razorpay made this refund. We keep asking. Please do not refund it again elsewhere.',
      },
      difference: {
        label: 'Differs from Razorpay',
        text: 'What we have recorded and what Razorpay says do not agree. Check with the gateway; if it stays here, tell the person who looks after the server.',
      },
      order: {
        label: 'Cannot be checked',
        text: 'Razorpay does not know this order under the keys that are saved now. It was probably made with the keys of another account. Look there whether it was paid, then set it aside.',
      },
      'false-event': {
        label: 'Unexpected message',
        text: 'A message with a valid signature names a payment that Razorpay does not know. It may come from another account; if not, somebody knows your webhook secret: generate a new one.',
      },
      'suspected-claim': {
        label: 'Looks like spam',
        text: 'A program seems to have sent this claim. If the reference is in the account, it counts like any other.',
      },
      claim: {
        label: 'Please confirm',
        text: 'The donor says that this was paid by UPI or bank transfer. Look for the reference in the account.',
      },
      stuck: {
        label: 'Not finished',
        text: 'The money came in, but the donation was not written down. Check with the gateway; if it stays here, tell whoever looks after the server.',
      },
      event: {
        label: 'Message left over',
        text: 'A message of the gateway could not be worked on. Check with the gateway; if it stays here, tell whoever looks after the server.',
      },
      mail: {
        label: 'Thank-you not sent',
        text: 'The email was given up after several tries. Is the address right, and does the mail server work?',
      },
    } satisfies Record<AttentionKind, AttentionCopy>,
    accept: 'Count it',
    acceptClaim: 'Found it: count it',
    refund: 'Refund',
    reject: 'Not found',
    retry: 'Send again',
    busy: 'One moment…',
    forItem: (action: string, title: string) => `${action}: ${title}`,
    confirmAccept: (what: string, donor: string) =>
      `Count ${what} of ${donor} as a donation? The donor is thanked by email, and it cannot be undone here.`,
    whatCameIn: 'what really came in',
    confirmReject: (amount: string, donor: string) =>
      `Put the claim of ${donor} over ${amount} aside? It will count for nothing, for good.`,
    reconcile: 'Check with the gateway now',
    reconciling: 'Asking the gateway…',
    reconciled: reconciledText,
  },
  refund: {
    title: (donor: string) => `Refund ${donor}?`,
    lead: (amount: string, method: string) =>
      `Razorpay sends the money back the way it came (${method}), within five to seven working days. It cannot be called back. At most ${amount} is left to refund.`,
    isTest: 'A test payment: no real money moves.',
    amount: {
      label: 'Amount (rupees)',
      placeholder: '0',
      hint: 'All of it, unless you enter less.',
    },
    submit: 'Refund now',
    submitting: 'Refunding…',
  },
  refunded: (amount: string) => `${amount} refunded`,
  refundedWhole: 'Refunded',
  tooLate: 'Somebody else was faster: the lists show now how things stand.',
  settings: {
    title: 'Payment Settings',
    loadingFailed: 'The payment settings could not be loaded',
    gateway: 'Razorpay',
    keyId: { label: 'Key ID', placeholder: 'rzp_…' },
    keySecret: { label: 'Key Secret', placeholder: 'Leave empty to keep the stored one' },
    webhookSecret: {
      label: 'Webhook Secret',
      placeholder: 'Leave empty to keep the stored one',
    },
    newSecretPlaceholder: 'Not set yet',
    secretIsSet: 'Set. It is kept encrypted and never shown.',
    secretIsNotSet: 'Not set.',
    webhookSecretIsNotSet:
      'Not set: messages of Razorpay are refused. Make up a long one and enter the same there.',
    webhook: {
      title: 'Webhook',
      lead: 'So that Razorpay tells this site of every payment, enter this at Razorpay under Settings, Webhooks, with the webhook secret above.',
      address: 'Webhook address',
      copy: 'Copy address',
      isLocal:
        'Razorpay reaches public https addresses only: this one is of this machine (SITE_URL).',
      events: 'Events to choose there',
    },
    check: {
      label: 'Check connection',
      busy: 'Checking…',
      lead: 'Asks Razorpay whether the saved keys work. Nothing is paid or changed.',
      unsaved: 'It checks the keys that are saved, not what was typed since.',
      failed: 'The check could not be made.',
      notSetUp: 'Save Key ID and Key Secret first, then check again.',
      results: {
        ok: 'The keys work.',
        'wrong-keys':
          'Razorpay does not know these keys. Copy Key ID and Key Secret again from its dashboard, save, and check again.',
        unreachable:
          'Razorpay could not be reached. As long as that lasts nobody can pay online; please try again in a few minutes.',
        refused:
          'Razorpay knows the keys but refuses to work with them. Look in its dashboard whether the account is active.',
      } satisfies Record<GatewayCheckDto['result'], string>,
      test: 'They are test keys: no real money moves.',
      live: 'They are live keys: donations are real money.',
    },
    limits: 'What is taken',
    acceptsInternational: 'Take donations from abroad',
    acceptsInternationalHint:
      'Only with an FCRA registration. Otherwise such payments wait under "Needs attention" and are not counted.',
    maximumRupees: {
      label: 'Largest online donation (rupees)',
      placeholder: '500000',
      hint: 'Who wants to give more is asked to get in touch first.',
    },
    testMode: 'Test mode',
    testModeHint: 'Payments are rehearsals: no real money moves.',
    keyDecides: {
      test: 'The switch says live, but this Key ID is a test key (rzp_test_…). The key decides: no real money will come in.',
      live: 'The switch says test, but this Key ID is a live key. The key decides: donations will be real money.',
    },
    testBadge: 'TEST MODE: no real money is received',
    liveBadge: 'Live: donations are real money',
    unsaved: 'This counts once the settings are saved.',
    ways: 'UPI and bank',
    qrCode: 'UPI QR code',
    upiId: { label: 'UPI ID', placeholder: 'name@bank' },
    bankAccountName: { label: 'Bank account name', placeholder: 'As the bank writes it' },
    bankAccountNumber: { label: 'Bank account number', placeholder: 'Digits only' },
    bankIfscCode: { label: 'IFSC code', placeholder: 'ABCD0123456' },
    bankBranch: { label: 'Branch', placeholder: 'Town and branch' },
    submit: 'Update Payment Settings',
    submitting: 'Updating...',
  },
  statistics: {
    title: 'Donation Statistics',
    totalRaised: 'Total Raised',
    totalDonations: 'Total Donations',
    failed: 'The statistics could not be loaded',
  },
  recent: { title: 'Recent Donations', none: 'No donations yet' },
  filters: {
    status: 'Status',
    anyStatus: 'All',
  },
  anonymous: 'Anonymous',
  public: 'Public',
  methodFallback: 'Online',
  gatewayFallback: 'Razorpay',
  donations: {
    title: 'Donations',
    search: 'Search donations',
    empty: {
      title: 'No donations yet',
      description:
        'Donations that came in appear here. Those of the test mode stand under Transactions.',
    },
    caption: 'Donations, newest first',
    columns: {
      donor: 'Donor',
      amount: 'Amount',
      method: 'Method',
      shown: 'Shown as',
      date: 'Date',
      actions: 'Actions',
    },
    exportColumns: [
      'Donor',
      'Email',
      'Phone',
      'Address',
      'PAN',
      'Amount (INR)',
      'Refunded (INR)',
      'Method',
      'Reference',
      'Anonymous',
      'Message',
      'Received',
      'Date',
    ],
    pan: (pan: string) => `PAN ${pan}`,
    reference: (reference: string) => `Ref. ${reference}`,
    byHand: 'Entered by hand',
    voided: 'Void',
    void: 'Void',
    voiding: 'Voiding…',
    voidOf: (donor: string) => `Void the gift of ${donor}`,
    confirmVoid: (amount: string, donor: string) =>
      `Void the gift of ${donor} over ${amount}? It stays in the list but counts for nothing, for good.`,
  },
  gift: {
    record: 'Record a gift',
    title: 'Record a gift',
    lead: 'For cash, cheques and transfers that came in past the gateway. It counts at once; with an email address the donor is thanked.',
    donorName: { label: 'Donor', placeholder: 'Full name' },
    amount: { label: 'Amount (rupees)', placeholder: '1000' },
    method: 'How it was given',
    receivedOn: { label: 'Day it came in', placeholder: '' },
    reference: { label: 'Reference', placeholder: 'Number of the cheque or transfer (UTR)' },
    email: { label: 'Email', placeholder: 'donor@example.org' },
    phone: { label: 'Phone', placeholder: '98765 43210' },
    panNumber: {
      label: 'PAN',
      placeholder: 'ABCDE1234F',
      hint: 'For a tax receipt.',
    },
    address: { label: 'Address', placeholder: 'House, village or town, PIN code' },
    message: { label: 'Message', placeholder: 'What the donor wrote or said' },
    isAnonymous: 'Anonymous',
    isAnonymousHint: 'The donor does not want to be named in public.',
    optional: 'optional',
    submit: 'Record gift',
  },
  transactions: {
    title: 'Transactions',
    search: 'Search transactions',
    empty: { title: 'No transactions yet', description: 'Each attempt to pay appears here.' },
    caption: 'Transactions, newest first',
    columns: {
      id: 'Transaction',
      payment: 'Payment',
      amount: 'Amount',
      status: 'Status',
      method: 'Gateway and method',
      date: 'Date',
      actions: 'Actions',
    },
    refund: 'Refund',
    refundOf: (donor: string) => `Refund ${donor}`,
    statuses: {
      completed: 'Completed',
      pending: 'Pending',
      failed: 'Failed',
      quarantined: 'On hold',
      ignored: 'Ignored',
    },
    test: 'Test',
    exportColumns: [
      'Transaction',
      'Payment',
      'Donor',
      'Reference',
      'Amount (INR)',
      'Refunded (INR)',
      'Status',
      'Failure',
      'Gateway',
      'Method',
      'Test',
      'Date',
    ],
  },
}

/** What came of asking the gateway. */
function reconciledText({ events, asked, changed, unanswered, hasGateway }: ReconcileDto): string {
  if (!hasGateway) return 'No gateway to ask: enter its keys under Payment Settings first.'
  if (unanswered > 0) return 'The gateway did not answer. Nothing is lost: it is asked again later.'
  if (events + asked === 0) return 'Nothing to ask about: no payment is due for a check.'
  const parts = [
    asked > 0 && `${counted(asked, 'payment')} checked, ${changed} changed`,
    events > 0 && `${counted(events, 'message')} of the gateway worked on`,
  ]
  return `${parts.filter(Boolean).join('; ')}.`
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
