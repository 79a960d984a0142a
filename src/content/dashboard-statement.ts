import type { FindingDto, StatementChangeDto } from '@/domain/responses/statement'

/** The yearly statement in the dashboard's Payments tab, which speaks English only. */
export const dashboardStatementContent = {
  title: 'Yearly statement',
  lead: 'The statement of donations that the foundation files with the tax office each year. Without it, donors get no deduction under Section 80G.',
  year: 'Financial year',
  failed: 'The statement could not be loaded',
  about: (form: string, dueOn: string, certificate: string) =>
    `${form}, due by ${dueOn}. The tax portal then makes a ${certificate} for each donor.`,
  act: (act: string) => `Basis: ${act}.`,
  compare:
    'Before you upload a file, compare it with the template that the portal gives you: headings, code words, and how it writes the date of the URN. The site could not confirm the date format.',
  compareAll: (form: string) =>
    `The site could not confirm the template of ${form}, nor the date format of the URN: the file has the columns of Form 10BD. Compare it with the template that the portal gives you, and ask your accountant.`,
  noApproval:
    'No file can be made yet: enter the 80G number (URN) and the day of its approval in the site settings.',
  settings: 'Open the site settings',
  check: {
    title: 'Look at these first',
    none: 'Nothing to look at: every gift has what the statement asks for.',
    show: (label: string) => `Show the gifts: ${label}`,
    gifts: (count: number) => (count === 1 ? '1 gift' : `${count.toLocaleString('en-IN')} gifts`),
    leftOut: 'Not in the file',
    quarantined: {
      label: (count: number) =>
        count === 1 ? '1 payment set aside' : `${count} payments set aside`,
      text: 'Money from this year that waits for your decision. It is not counted.',
    },
    claims: {
      label: (count: number) =>
        count === 1 ? '1 claim not confirmed' : `${count} claims not confirmed`,
      text: 'Donors say that they paid in this year. Confirm or reject these claims first.',
    },
    decide: 'Decide',
    back: 'All checks',
    correct: 'Correct',
    correctOf: (donor: string, amount: string) => `Correct the gift of ${donor}, ${amount}`,
    names: (names: string[]) => `Also: ${names.join(', ')}`,
    noPan: 'No PAN',
    noAddress: 'No address',
    caption: 'Gifts to look at',
    empty: { title: 'Nothing left here', description: 'Every gift of this kind was corrected.' },
    columns: {
      donor: 'Donor',
      pan: 'PAN',
      address: 'Address',
      amount: 'Amount',
      day: 'Received',
      receipt: 'Receipt',
      actions: 'Gift',
    },
  },
  kinds: {
    unclaimed: {
      label: 'Donor not known',
      text: 'Nobody has said yet who paid. Add name, address and PAN if you can find out.',
    },
    'pan-missing': {
      label: 'No PAN',
      text: 'Ask the donor. Without a PAN the gift is not in the file.',
    },
    'pan-malformed': {
      label: 'PAN not valid',
      text: 'Five letters, four digits, a letter, as on the PAN card.',
    },
    'address-missing': {
      label: 'No address',
      text: 'None of the gifts of this donor has an address.',
    },
    'pan-names': {
      label: 'One PAN, different names',
      text: 'The file names the donor as in the newest gift. Is it one person?',
    },
    'cash-gift': {
      label: 'Cash above ₹2,000',
      text: 'The donor gets no deduction for it. Ask your accountant whether it belongs in the statement.',
    },
    'cash-year': {
      label: 'Cash above ₹2,000 in all',
      text: 'Small cash gifts of one donor that pass ₹2,000 in the year. The law speaks of a sum; ask your accountant.',
    },
    refunded: {
      label: 'Money went back',
      text: 'Refunded, charged back or void. Only what is left is in the file.',
    },
    late: {
      label: 'Written down late',
      text: 'Entered or confirmed after the year was over.',
    },
  } satisfies Record<FindingDto['kind'], { label: string; text: string }>,
  totals: {
    title: 'Do the totals agree?',
    gifts: 'Gifts of the year that count',
    leftOut: (label: string) => `Left out: ${label}`,
    included: (donors: number, rows: number) =>
      `In the statement (${donors.toLocaleString('en-IN')} donors, ${rows.toLocaleString('en-IN')} rows)`,
    withoutReceipt: 'Gifts without a receipt',
    receipts: 'Valid receipts of the year',
    paid: 'Paid through Razorpay, before refunds',
    notSettled: 'Not paid out yet',
    settled: 'In settlements',
    register: 'Register of receipts',
    gateway: 'Settlements',
    agrees: 'Agrees to the paisa',
    differs: (amount: string) => `Differs by ${amount}`,
  },
  files: {
    title: 'Files',
    lead: 'A file holds the gifts as they are now. It is kept here with names and PANs, and each download is written into the activity log. Of the files that were not filed, the last three stay.',
    none: 'No file was made yet.',
    leavesOutCash: 'Leave out cash gifts above ₹2,000',
    make: 'Make the file',
    making: 'Making …',
    rows: (count: number) => (count === 1 ? '1 row' : `${count.toLocaleString('en-IN')} rows`),
    madeBy: (who: string, when: string) => `Made by ${who}, ${when}`,
    withoutCash: 'Without cash above ₹2,000',
    hash: (sha256: string) => `SHA-256 ${sha256}`,
    download: 'Download',
    downloadOf: (when: string) => `Download the file of ${when}`,
    mark: 'Mark as filed',
    filed: 'Filed',
    notFiled: 'Not filed',
    filedAs: (day: string, number: string, who: string) =>
      `Filed on ${day} under ${number}, noted by ${who}`,
    compare: 'Compare with today',
    comparing: 'Comparing …',
    unchanged: 'No row has changed since this file was made.',
    changed: (count: number) =>
      count === 1 ? '1 row has changed since' : `${count} rows have changed since`,
    onlyFirst: (count: number) => `The first ${count} are shown.`,
    revise:
      'What changed after filing needs a revised statement on the portal. There each row takes the number of its earlier certificate.',
    changesCaption: 'Changes since the file was made',
    changeKinds: {
      added: 'New',
      removed: 'Gone',
      changed: 'Changed',
    } satisfies Record<StatementChangeDto['kind'], string>,
    changeColumns: {
      donor: 'Donor',
      what: 'Change',
      row: 'Row',
      before: 'In the file',
      after: 'Today',
    },
    donorChanged: 'Name or address',
    dialog: {
      title: 'Mark as filed',
      lead: 'After you have uploaded exactly this file to the tax portal. It is then kept for good, and cannot be marked again.',
      number: { label: 'Acknowledgement number', hint: 'The portal shows it after filing.' },
      day: { label: 'Filed on' },
      submit: 'Mark as filed',
    },
  },
  dayBook: {
    title: 'Day book',
    lead: 'The gifts of some days as receipt vouchers for Tally or your accountant: date, ledger, donor, narration with the receipt number, amount less what went back.',
    download: 'Download the day book',
  },
}
