/** Sums of a month's donations with the same payment method, purpose and campaign, without test payments. */
export type MonthRow = MonthKeys & MonthNames & MonthSums

export type MonthKeys = {
  /** In India, such as '2026-03'. */
  month: string
  paymentMethod: string
  /** Ids; '' for none. */
  purpose: string
  campaign: string
}

/** The names of purpose and campaign when the gifts were made; '' for none. */
export type MonthNames = {
  purposeName: string
  campaignName: string
}

export type MonthSums = {
  /** In paise, net of refunds; never negative for any gift. */
  paise: number
  /** Number of gifts that were not fully refunded. */
  given: number
  /** Number of all gifts. */
  listed: number
}

/** Months such as '2026-03': `from` inclusive, `before` exclusive; all without them. */
export type MonthRange = { from?: string; before?: string }
