/** The home of the dashboard, which speaks English only. */
export const dashboardHomeContent = {
  waiting: {
    title: 'Waiting for you',
    failed: 'Could not load what waits',
    none: 'Nothing waits for you.',
    volunteers: {
      label: 'Volunteer applications',
      text: 'Approve them or set them aside.',
    },
    contacts: { label: 'Unread messages', text: 'The site promises an answer within 24 hours.' },
    withoutPan: {
      label: 'Gifts without a PAN',
      text: 'Of this financial year. Donors need it on their receipt to save tax.',
    },
    attention: 'Payments that need attention',
    silentWebhook: {
      label: (payments: number) =>
        payments === 1
          ? 'payment that Razorpay did not tell of'
          : 'payments that Razorpay did not tell of',
      never: 'It has never sent a message. Please check the webhook in the payment settings.',
      since: (moment: string) =>
        `Its last message came on ${moment}. Please check the webhook in the payment settings.`,
    },
  },
  figures: {
    failed: 'Could not load the figures',
    title: 'This month and before',
    lead: 'What came in, less what went back. Practice payments do not count.',
    received: 'Received',
    gifts: (count: number) => (count === 1 ? '1 gift' : `${count.toLocaleString('en-IN')} gifts`),
    newDonors: 'New donors',
    newDonorsNote: 'People who gave for the first time, by email address or phone number.',
    newVolunteers: 'New applications',
    thisMonth: (month: string) => `${month}, so far`,
  },
  charts: {
    months: 'Received by month',
    ways: 'By way, last 12 months',
    purposes: 'By purpose, last 12 months',
    none: 'Nothing has come in during the last 12 months.',
    anywhere: 'Where it is needed most',
    gone: 'A purpose that is no longer listed',
  },
}
