/** What a printed document says of the foundation. What is not set is null, never invented. */
export type PrintedFoundation = {
  name: string
  motto: string
  /** A path of our own, such as `/brand/emblem.svg`. */
  logoUrl: string
  address: string | null
  phone: string | null
  email: string | null
  presidentName: string | null
}
