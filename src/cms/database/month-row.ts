/** The donations of a month that have way, purpose and campaign in common; practice gifts are in none. */
export type MonthRow = MonthKeys & MonthNames & MonthSums

export type MonthKeys = {
  /** In India, such as '2026-03'. */
  month: string
  paymentMethod: string
  /** Ids; '' where the gifts were for none. */
  purpose: string
  campaign: string
}

/** As purpose and campaign were called when they were given for; '' where the gifts were for none. */
export type MonthNames = {
  purposeName: string
  campaignName: string
}

export type MonthSums = {
  /** What is left of the gifts, in paise: each less what went back, never negative. */
  paise: number
  /** How many gifts have something left. */
  given: number
  /** How many gifts there are. */
  listed: number
}
