import type { CancelReason, MandateStatus, PledgeStatus } from '@/domain/monthly-gift'

/** Monthly gifts of the dashboard's Payments tab, which speaks English only. */
export const dashboardMonthlyContent = {
  mandates: {
    title: 'Monthly gifts',
    lead: 'Mandates that donors have given their bank: Razorpay charges them each month. Promises without a mandate are under Pledges.',
    search: 'Search by donor, e-mail or phone',
    empty: {
      title: 'No monthly gifts yet',
      description: 'Donors who choose “Every month” appear here.',
    },
    caption: 'Monthly gifts, newest first',
    columns: {
      donor: 'Donor',
      amount: 'Each month',
      status: 'Status',
      next: 'Next charge',
      paid: 'Charges so far',
      since: 'Since',
      actions: 'Actions',
    },
    statuses: {
      starting: 'Being set up',
      created: 'Not authorised yet',
      authenticated: 'Begins later',
      active: 'Active',
      pending: 'Charge failed, being retried',
      halted: 'Halted after failures',
      paused: 'Paused',
      cancelled: 'Ended',
      completed: 'Complete',
      expired: 'Never authorised',
    } satisfies Record<MandateStatus, string>,
    reasons: {
      donor: 'by the donor',
      admin: 'by an admin',
      changed: 'for another amount',
    } satisfies Record<CancelReason, string>,
    ending: 'Being ended',
    test: 'Test',
    cancel: 'End',
    cancelOf: (donor: string) => `End the monthly gift of ${donor}`,
    confirmCancel: (donor: string, amount: string) =>
      `End the monthly gift of ${donor} (${amount})? This cannot be undone: to give again, they start a new one.`,
  },
  pledges: {
    title: 'Pledges',
    lead: 'Promises of a gift each month without a mandate: nobody is charged. We remind the donor by e-mail once a month. A gift that follows is under Donations.',
    search: 'Search by donor, e-mail or phone',
    empty: {
      title: 'No pledges yet',
      description:
        'Where the Razorpay account has no Subscriptions, donors who choose “Every month” appear here.',
    },
    caption: 'Pledges, newest first',
    columns: {
      donor: 'Donor',
      amount: 'Promised each month',
      status: 'Status',
      next: 'Next reminder',
      last: 'Last reminder',
      since: 'Since',
      actions: 'Actions',
    },
    statuses: { active: 'Reminded', stopped: 'Stopped' } satisfies Record<PledgeStatus, string>,
    spam: 'Looks like spam',
    whatsapp: 'WhatsApp',
    whatsappOf: (donor: string) => `Remind ${donor} by WhatsApp`,
    stop: 'Stop',
    stopOf: (donor: string) => `Stop the reminders of ${donor}`,
    confirmStop: (donor: string) => `Stop the reminders of ${donor}?`,
  },
}
