import type { AttentionKind, undoneClaimStates } from '@/domain/donation'
import type { ReconcileDto } from '@/domain/responses/attention'
import type { DonationDto } from '@/domain/responses/donation'
import type { GatewayCheckDto } from '@/domain/responses/payment-settings'
import type { TransactionDto } from '@/domain/responses/transaction'

type AttentionCopy = { label: string; text: string }

/** The Payments tab of the dashboard, which speaks English only. */
export const dashboardPaymentsContent = {
  title: 'Payments',
  sections: {
    label: 'Sections of the payments',
    overview: 'Overview',
    donations: 'Donations',
    transactions: 'Transactions',
    settlements: 'Settlements',
    statement: 'Yearly statement',
    'monthly-gifts': 'Monthly gifts',
    pledges: 'Pledges',
    waiting: (count: number) => (count === 1 ? 'needs attention' : 'need attention'),
  },
  attention: {
    title: 'Needs attention',
    lead: 'Money that is not counted until you decide, and everything else that needs a person. Of each kind the oldest comes first.',
    none: 'Nothing needs your attention.',
    noneOfKind: 'Nothing of this kind is waiting.',
    failed: 'Could not load what needs attention',
    all: 'All',
    kindsLabel: 'What to show',
    onlyFirst: (count: number) =>
      `At most ${count} of each kind are shown here. Choose a kind above to see all of it.`,
    spam: {
      title: (count: number) =>
        count === 1 ? '1 claim looks like spam' : `${count} claims look like spam`,
      text: 'A program seems to have sent them. They are kept apart so that the others are easy to find.',
      show: 'Look through them',
    },
    kinds: {
      dispute: {
        label: 'Dispute',
        text: "The donor's bank wants this payment back. Send your evidence in the Razorpay dashboard (Transactions, Disputes) before the date below; without a response the money is lost.",
      },
      refund: {
        label: 'Refund not confirmed',
        text: 'We do not know yet whether Razorpay made this refund. We keep asking and will show it here. Please do not refund it again elsewhere.',
      },
      claim: {
        label: 'Please confirm',
        text: 'The donor says they have paid this by UPI or bank transfer. Look for the reference in the account.',
      },
      unmatched: {
        label: 'Unknown payment',
        text: 'Razorpay received this payment, but it belongs to no donation on this site: a payment link, a QR code, or a donation from before a backup was restored. Record it as a donation, ignore it if it is not meant for the foundation, or refund it.',
      },
      'second-payment': {
        label: 'Paid twice',
        text: 'This donor has paid for the same donation a second time. Ask them: count it as a second gift, or refund it.',
      },
      'amount-mismatch': {
        label: 'Amount differs',
        text: 'The amount received is not the amount asked for. Look at the payment in the Razorpay dashboard, then count what was received or refund it.',
      },
      currency: {
        label: 'Not in rupees',
        text: 'This was paid in another currency. It cannot be counted as a donation, only refunded.',
      },
      international: {
        label: 'From abroad',
        text: 'Paid with a foreign card or account. Count it only if the foundation has an FCRA registration; otherwise refund it.',
      },
      difference: {
        label: 'Differs from Razorpay',
        text: 'Our records and those of Razorpay do not agree. Check now; if it stays here, tell the person who looks after the server.',
      },
      settlement: {
        label: 'Payout unclear',
        text: 'Razorpay reported this payout to the bank, but it has no bank reference or its gifts, fees and deductions do not add up. Check now; if it stays here, compare it with the bank statement and ask Razorpay. After a month it is marked under Settlements only.',
      },
      order: {
        label: 'Cannot be checked',
        text: 'Razorpay does not know this order under the keys that are saved now. It was probably made with the keys of another account. Look there whether it was paid, then set it aside.',
      },
      stuck: {
        label: 'Not finished',
        text: 'The money was received, but the donation was not recorded. Check now; if it stays here, tell the person who looks after the server.',
      },
      event: {
        label: 'Message not processed',
        text: 'A message from Razorpay could not be processed. Check now; if it stays here, tell the person who looks after the server.',
      },
      'monthly-gift': {
        label: 'Monthly gift',
        text: 'A charge has failed, or the gift cannot be checked or ended at Razorpay. The donor has been told how to choose another card or account; a call or message from you often helps.',
      },
      'false-event': {
        label: 'Unexpected message',
        text: 'A message with a valid signature names a payment that Razorpay does not know. It may come from another account. If not, somebody knows your webhook secret: generate a new one under Payment Settings.',
      },
      mail: {
        label: 'Thank-you not sent',
        text: 'The e-mail failed several times, and we have stopped trying. Check the address and the mail server, then send it again.',
      },
      'suspected-claim': {
        label: 'Looks like spam',
        text: 'A program seems to have sent this claim. If the reference is in the account, it counts like any other.',
      },
    } satisfies Record<AttentionKind, AttentionCopy>,
    alsoWaits: (reasons: string) => `Also: ${reasons}`,
    refunded: (amount: string) => `${amount} of it refunded`,
    accept: 'Count it',
    acceptClaim: 'Found it: count it',
    record: 'Record as a donation',
    ignore: 'Ignore',
    setAside: 'Set aside',
    refund: 'Refund',
    reject: 'Not found',
    retry: 'Send again',
    dismiss: 'Dismiss',
    check: 'Check now',
    checkRefund: 'Check with the gateway now',
    respond: 'Respond in the Razorpay dashboard',
    busy: 'One moment…',
    forItem: (action: string, title: string) => `${action}: ${title}`,
    confirmAccept: (donor: string, what: string) =>
      `Count ${donor}'s ${what} as a donation? A thank-you is sent by e-mail.`,
    payment: (amount: string) => `payment of ${amount}`,
    claimOf: (amount: string) => `claim of ${amount}`,
    confirmReject: (donor: string, amount: string) =>
      `Reject ${donor}'s claim of ${amount}? It is not counted. The donor can send it again.`,
    confirmDismiss: (title: string) => `Take the message ${title} off this list?`,
    /** The phases of a dispute at Razorpay. */
    phases: {
      fraud: 'Suspected fraud',
      retrieval: 'The bank asks for details',
      chargeback: 'Chargeback',
      pre_arbitration: 'Second chargeback',
      arbitration: 'Decided by the card network',
    } as Record<string, string>,
    respondBy: (day: string, when: string) => `Respond by ${day} (${when})`,
    overdue: (day: string, when: string) => `Overdue: the last day was ${day} (${when})`,
    daysAway,
    reconcile: 'Check with the gateway now',
    reconciling: 'Asking the gateway…',
    reconciled: reconciledText,
  },
  recordPayment: {
    title: 'Record as a donation',
    lead: (amount: string) =>
      `Who gave this ${amount}? It is counted as a donation at once; with an e-mail address the donor is thanked.`,
    told: (detail: string) => `Razorpay says: ${detail}`,
    submit: 'Record donation',
  },
  ignorePayment: {
    title: (title: string) => `Ignore the payment of ${title}?`,
    lead: 'It stays in the list of transactions and is not counted. You can still record it as a donation there.',
    setAsideTitle: (title: string) => `Set the order of ${title} aside?`,
    setAsideLead:
      'It stays in the list of transactions as failed, and nobody is asked about it again.',
    reason: {
      label: 'Reason',
      placeholder: 'Such as: rent for the hall, not a donation',
      hint: 'For the people who look at this later.',
    },
    submit: 'Ignore payment',
    setAsideSubmit: 'Set aside',
  },
  refund: {
    title: (donor: string) => `Refund ${donor}?`,
    lead: (amount: string, method: string) =>
      `Razorpay sends the money back the way it was paid (${method}), within 5 to 7 working days. This cannot be undone. At most ${amount} is left to refund.`,
    nothingLeft: 'Nothing is left to refund.',
    isTest: 'A test payment: no real money moves.',
    amount: {
      label: 'Amount (rupees)',
      placeholder: '0',
      hint: 'All of it, unless you enter less.',
    },
    foreignAmount: (currency: string) => `Amount (${currency})`,
    submit: 'Refund now',
    submitting: 'Refunding…',
    unknown:
      'We do not know yet whether Razorpay made this refund. We keep asking and will show it here. Please do not refund it again elsewhere.',
    unknownTitle: 'Not confirmed yet',
  },
  refunded: (amount: string) => `${amount} refunded`,
  refundedWhole: 'Refunded',
  chargedBack: (amount: string) => `${amount} lost to a chargeback`,
  openRefund: (amount: string | null) =>
    amount ? `Refund of ${amount} not confirmed yet` : 'Refund not confirmed yet',
  tooLate: 'Someone else has already changed this. The list now shows the current state.',
  settings: {
    title: 'Payment Settings',
    loadingFailed: 'The payment settings could not be loaded',
    gateway: 'Razorpay',
    keyId: { label: 'Key ID', placeholder: 'rzp_…' },
    keySecret: { label: 'Key Secret', placeholder: 'Leave empty to keep the stored one' },
    webhookSecret: {
      label: 'Webhook Secret',
      placeholder: 'Leave empty to keep the stored one',
      generate: 'Generate',
      copy: 'Copy secret',
      generated:
        'Copy it now and enter it at Razorpay, then save. Once saved, it is never shown again.',
      rule: 'At least 24 characters.',
    },
    previousSecret: {
      until: (moment: string) => `The previous secret still works until ${moment}.`,
      lead: 'That gives you time to enter the new one at Razorpay.',
      revoke: 'Revoke now',
      revoking: 'Revoking…',
      confirm:
        'Refuse messages signed with the previous webhook secret from now on? Razorpay must know the new one already.',
    },
    newSecretPlaceholder: 'Not set yet',
    secretIsSet: 'Set. It is kept encrypted and never shown.',
    secretIsNotSet: 'Not set.',
    webhookSecretIsNotSet:
      'Not set: messages from Razorpay are refused. Generate one here and enter the same at Razorpay.',
    webhook: {
      title: 'Webhook',
      lead: 'So that Razorpay tells this site of every payment, enter this at Razorpay under Settings, Webhooks, with the webhook secret above.',
      address: 'Webhook address',
      copy: 'Copy address',
      isLocal: 'Razorpay can only reach public https addresses; this is a local one (SITE_URL).',
      events: 'Events to choose there (those of subscriptions where your account has them)',
    },
    check: {
      label: 'Check connection',
      busy: 'Checking…',
      lead: 'Asks Razorpay whether the saved keys work. Nothing is paid or changed.',
      unsaved: 'It checks the saved keys, not what you have typed since.',
      failed: 'The check did not work.',
      notSetUp: 'Save Key ID and Key Secret first, then check again.',
      results: {
        ok: 'The keys work.',
        'wrong-keys':
          'Razorpay does not know these keys. Copy Key ID and Key Secret again from its dashboard, save, and check again.',
        unreachable:
          'Razorpay could not be reached. Until it can be, nobody can pay online. Please try again in a few minutes.',
        refused:
          'Razorpay knows the keys but refuses to work with them. Look in its dashboard whether the account is active.',
      } satisfies Record<GatewayCheckDto['result'], string>,
      test: 'They are test keys: no real money moves.',
      live: 'They are live keys: donations are real money.',
    },
    limits: 'Limits',
    acceptsInternational: 'Accept donations from abroad',
    acceptsInternationalHint:
      'Only with an FCRA registration. Otherwise such payments wait under "Needs attention" and are not counted.',
    maximumRupees: {
      label: 'Largest online donation (rupees)',
      placeholder: '500000',
      hint: 'Donors who want to give more are asked to get in touch first.',
    },
    testMode: 'Test mode',
    testModeHint: 'Payments are rehearsals: no real money moves.',
    keyDecides: {
      test: 'The switch says live, but this Key ID is a test key (rzp_test_…). The key decides: no real money will come in.',
      live: 'The switch says test, but this Key ID is a live key. The key decides: donations will be real money.',
    },
    testBadge: 'TEST MODE: no real money is received',
    liveBadge: 'Live: donations are real money',
    unsaved: 'This takes effect once the settings are saved.',
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
    byPurpose: 'By purpose',
  },
  poster: {
    open: 'Poster',
    title: 'A poster to give by',
    lead: 'To hang up or hand out. Scanning the code pays to your UPI ID.',
    campaign: 'Campaign',
    noCampaign: 'None: for the work as a whole',
    size: 'Paper',
    language: 'Language',
    useGatewayCode: 'Use a Razorpay code: gifts record themselves',
    making: 'Making the code…',
    failed: { title: 'Error', description: 'Failed to make the QR code' },
    noUpiId: 'There is no UPI ID in the payment settings yet.',
    print: 'Print',
  },
  recent: { title: 'Recent Donations', none: 'No donations yet' },
  filters: {
    status: 'Status',
    anyStatus: 'All',
    purpose: 'Given for',
    anyPurpose: 'All',
    method: 'Way',
    anyMethod: 'All',
    pan: 'PAN',
    anyPan: 'All',
    noPan: 'Missing',
  },
  /** What a gift without a purpose is for. */
  anywhere: 'Where it is needed most',
  restricted: 'Restricted',
  unrestricted: 'Unrestricted',
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
        'Donations appear here once they are received. Test donations are listed under Transactions.',
    },
    sum: {
      found: (count: number) =>
        count === 1
          ? 'Found 1 donation, in all'
          : `Found ${count.toLocaleString('en-IN')} donations, in all`,
      failed: 'Could not add up what was found',
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
    exportColumns: {
      donorName: 'Donor',
      email: 'E-mail',
      phone: 'Phone',
      address: 'Address',
      panNumber: 'PAN',
      amount: 'Amount (INR)',
      isByHand: 'Status',
      refunded: 'Refunded (INR)',
      chargedBack: 'Lost to chargebacks (INR)',
      fee: 'Fee (INR)',
      net: 'Net (INR)',
      settledAt: 'In the bank',
      paymentMethod: 'Method',
      reference: 'Reference',
      oldReceiptNumber: 'Old receipt',
      isAnonymous: 'Anonymous',
      purposeName: 'Purpose',
      campaignName: 'Campaign',
      isRestricted: 'Restricted',
      message: 'Message',
      receivedAt: 'Received',
      createdAt: 'Date',
    } satisfies Partial<Record<keyof DonationDto, string>>,
    pan: (pan: string) => `PAN ${pan}`,
    reference: (reference: string) => `Ref. ${reference}`,
    unclaimed: 'Not claimed yet',
    givenFor: (name: string) => `For: ${name}`,
    byHand: 'Entered by hand',
    imported: 'Imported',
    oldReceipt: (number: string) => `Old receipt ${number}`,
    counted: 'Counted',
    voided: 'Void',
    void: 'Void',
    voidOf: (donor: string) => `Void the gift of ${donor}`,
    correct: 'Correct',
    correctOf: (donor: string) => `Correct the gift of ${donor}`,
  },
  correction: {
    title: (donor: string) => `Correct the gift of ${donor}`,
    lead: 'What you change, and why, stands in its history. The amount cannot be changed: void the gift and record it again.',
    leadWithReceipt: (number: string) =>
      `What you change, and why, stands in its history. Receipt ${number} keeps its number and says the new details; send it to the donor again. The amount cannot be changed: void the gift and record it again.`,
    fromGateway: 'Amount, day and payment number are those of Razorpay, and stay.',
    dayHint:
      'A day in another financial year voids the receipt and issues one with a number of that year.',
    reason: {
      label: 'Reason',
      placeholder: 'Such as: the name was misspelt, the donor told us on the phone',
      hint: 'For the people who look at this later.',
    },
    submit: 'Correct gift',
  },
  voidGift: {
    title: (amount: string, donor: string) => `Void ${donor}'s gift of ${amount}?`,
    lead: 'It stays in the list and is not counted; its receipt is void. This cannot be undone.',
    claimLead:
      'This was a claim, confirmed by an admin. The gift stays in the list and is not counted; its receipt is void. The donor has been thanked already: tell them.',
    claim: 'The claim',
    claimStates: {
      open: 'Back to Needs attention',
      rejected: 'Reject: it never came in',
    } satisfies Record<(typeof undoneClaimStates)[number], string>,
    reason: {
      label: 'Reason',
      placeholder: 'Such as: entered twice',
      hint: 'For the people who look at this later.',
    },
    submit: 'Void gift',
  },
  receipts: {
    open: 'Receipt',
    openOf: (donor: string) => `Receipt of ${donor}`,
    title: (number: string) => `Receipt ${number}`,
    lead: 'Anyone with its link can open it.',
    void: 'Void',
    download: 'Open the PDF',
    whatsapp: 'Send by WhatsApp',
    send: 'Send again by e-mail',
    all: 'Receipts',
    allLead: 'Each gift gets its receipt when the money has come in.',
    printLead:
      'One PDF with the valid receipts of the donations that the list shows, at most 200 of them.',
    print: 'Print many',
    missingLead:
      'Gifts that were recorded before there were receipts have none. They get the next free numbers of the year in which they came in, the oldest first.',
    missing: 'Issue the missing receipts',
    issuing: 'Issuing…',
    issued: ({ issued, left }: { issued: number; left: number }) =>
      `${issued} issued${left > 0 ? `, ${left} gifts left: press again` : ''}.`,
  },
  gift: {
    record: 'Record a gift',
    title: 'Record a gift',
    lead: 'For cash, cheques and transfers received outside the gateway. It is counted at once; with an e-mail address the donor is thanked.',
    donorName: { label: 'Donor', placeholder: 'Full name' },
    amount: { label: 'Amount (rupees)', placeholder: '1000' },
    method: 'How it was given',
    givenFor: {
      label: 'What it is for',
      hint: 'Money for a purpose may be spent on nothing else.',
    },
    receivedOn: { label: 'Day it was received', placeholder: '' },
    reference: { label: 'Reference', placeholder: 'Number of the cheque or transfer (UTR)' },
    email: { label: 'E-mail', placeholder: 'donor@example.org' },
    phone: { label: 'Phone', placeholder: '98765 43210' },
    panNumber: {
      label: 'PAN',
      placeholder: 'ABCPE1234F',
      hint: 'The income tax number of the donor.',
    },
    address: { label: 'Address', placeholder: 'House, village or town, PIN code' },
    message: { label: 'Message', placeholder: 'What the donor wrote or said' },
    isAnonymous: 'Anonymous',
    isAnonymousHint: 'The donor does not want to be named in public.',
    isAnother: 'This is another gift',
    isAnotherHint: 'Tick this only if two gifts really have the same number.',
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
    record: 'Record',
    recordOf: (donor: string) => `Record the payment of ${donor} as a donation`,
    statuses: {
      completed: 'Completed',
      pending: 'Pending',
      failed: 'Failed',
      quarantined: 'On hold',
      ignored: 'Ignored',
    },
    test: 'Test',
    exportColumns: {
      transactionId: 'Transaction',
      paymentId: 'Payment',
      donorName: 'Donor',
      reference: 'Reference',
      orderId: 'Order',
      currency: 'Currency',
      amount: 'Amount',
      refunded: 'Refunded',
      chargedBack: 'Lost to chargebacks',
      fee: 'Fee (INR)',
      net: 'Net (INR)',
      settledAt: 'In the bank',
      status: 'Status',
      failure: 'Failure',
      gateway: 'Gateway',
      method: 'Method',
      testMode: 'Test',
      citizenDeclaredAt: 'Declared to be an Indian citizen',
      createdAt: 'Date',
    } satisfies Partial<Record<keyof TransactionDto, string>>,
  },
}

/** How far away a day is. */
function daysAway(days: number): string {
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days === -1) return 'yesterday'
  return days > 0 ? `in ${days} days` : `${-days} days ago`
}

/** The outcome of asking the gateway. */
function reconciledText({
  events,
  asked,
  changed,
  unanswered,
  found,
  differences,
  hasGateway,
}: ReconcileDto): string {
  if (!hasGateway) return 'No gateway to ask: enter its keys under Payment Settings first.'
  if (unanswered > 0) {
    return 'The gateway did not answer. Nothing is lost: we will ask again later.'
  }
  const parts = [
    asked > 0 && `${counted(asked, 'payment')} checked, ${changed} changed`,
    events > 0 && `${counted(events, 'message')} from the gateway processed`,
    found > 0 && `${counted(found, 'payment or refund', 'payments or refunds')} brought up to date`,
    differences > 0 &&
      `${counted(differences, 'payment')} still ${differences === 1 ? 'differs' : 'differ'} from Razorpay`,
  ]
  const told = parts.filter(Boolean)
  return told.length > 0 ? `${told.join('; ')}.` : 'Everything is up to date.'
}

function counted(count: number, noun: string, nouns = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : nouns}`
}
