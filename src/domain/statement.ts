import { isCash, METHOD_NOT_RECORDED } from './donation-methods'
import { nameOrTextKey } from './donor'
import { hasWords } from './has-words'
import { isPan } from './pan'
import type { DonationType, ReceiptMode, StatementRow } from './statement-format'

/** Cash gifts above this give the donor no deduction: section 133 of the Act of 2025. */
export const CASH_LIMIT_RUPEES = 2_000
const CASH_LIMIT_PAISE = CASH_LIMIT_RUPEES * 100

/** Whether a gift is cash above the limit. `paise` is net of refunds. */
export function isCashAboveLimit(gift: { paymentMethod: string; paise: number }): boolean {
  return isCash(gift) && gift.paise > CASH_LIMIT_PAISE
}

/**
 * Why a gift cannot be in the statement. If several apply, the first is reported. A dash for name or address
 * counts as none: these cells are required, and the file has no leading dash.
 */
const exclusions = ['unclaimed', 'pan-missing', 'pan-malformed', 'address-missing'] as const
/** What to check in gifts before a statement is filed. */
export const findingKinds = [
  ...exclusions,
  'pan-names',
  'cash-gift',
  'cash-year',
  'method-missing',
  'from-abroad',
  'receipt-unapproved',
  'refunded',
  'late',
] as const
type FindingKind = (typeof findingKinds)[number]
/** Why a gift that counts is not in a file. */
export const leftOutReasons = [...exclusions, 'cash-gift', 'cash-year'] as const
type LeftOutReason = (typeof leftOutReasons)[number]

/** Whether a gift has a PAN, and whether it is well-formed. */
export type PanState = 'good' | 'missing' | 'malformed'

/** The part of a gift that the statement needs. Amounts are in paise, dates ISO strings. */
export type StatementGift = {
  id: string
  panState: PanState
  donorName: string
  address: string
  paymentMethod: string
  /** For a program or campaign. */
  isRestricted: boolean
  isUnclaimed: boolean
  /** Paid with a foreign card or account. */
  isFromAbroad: boolean
  /** Net of refunds; 0 if all of it went back. */
  paise: number
  /** Never more than the gift, even if it was refunded and charged back. */
  goneBackPaise: number
  receivedAt: string
  /** When it was recorded. */
  createdAt: string
}

/** A finding of one gift. `names` are the other names under its PAN. */
export type Finding = { kind: FindingKind; gift: StatementGift; names?: string[] }

/** A donor's part of the statement, and what it leaves out. */
export type DonorStatement = {
  rows: DonorRow[]
  /** Gifts that count and are in the rows. */
  included: StatementGift[]
  leftOut: { reason: LeftOutReason; gift: StatementGift }[]
}

/** A row without the PAN, which is the same in all of a donor's rows. */
type DonorRow = Omit<StatementRow, 'pan'>

/** @param pan as entered; '' if missing. */
export function panStateOf(pan: string): PanState {
  if (isPan(pan)) return 'good'
  return pan.trim() ? 'malformed' : 'missing'
}

/**
 * Returns what to check in the gifts of one donor.
 * @param gifts all of a financial year with the same PAN, or a single one without a good PAN.
 * @param year.before the end of the year, exclusive, as ISO date.
 * @param year.unapproved ids of gifts whose valid receipt names no 80G approval although the year has one.
 */
export function findingsOf(
  gifts: readonly StatementGift[],
  { before, unapproved }: { before: string; unapproved: ReadonlySet<string> },
): Finding[] {
  const counted = gifts.filter(({ paise }) => paise > 0)
  const address = addressOf(counted)
  const names = distinctNames(counted)
  const cashPaise = cashPaiseOf(counted)
  return gifts.flatMap((gift): Finding[] => {
    const exclusion = exclusionOf(gift, address)
    const kinds: (FindingKind | false)[] = [
      gift.goneBackPaise > 0 && 'refunded',
      ...(gift.paise > 0
        ? ([
            exclusion ?? false,
            names.length > 1 && gift.panState === 'good' && 'pan-names',
            cashKindOf(gift, cashPaise) ?? false,
            gift.paymentMethod === METHOD_NOT_RECORDED && 'method-missing',
            gift.isFromAbroad && 'from-abroad',
            !exclusion && unapproved.has(gift.id) && 'receipt-unapproved',
            gift.createdAt >= before && 'late',
          ] as const)
        : []),
    ]
    return kinds.flatMap((kind) => {
      if (!kind) return []
      if (kind !== 'pan-names') return { kind, gift }
      return {
        kind,
        gift,
        names: names.filter((name) => nameOrTextKey(name) !== nameOrTextKey(gift.donorName)),
      }
    })
  })
}

/** Which cash gifts a file leaves out; sources differ, so the accountant decides. */
export type CashLeftOut = {
  /** Gifts above the limit. */
  leavesOutCash: boolean
  /** Smaller ones of a donor whose cash of the year exceeds it. */
  leavesOutSmallCash: boolean
}

/** Returns one donor's rows, by type and mode. Name and address are from the newest gift that has them. */
export function statementOf(
  gifts: readonly StatementGift[],
  { leavesOutCash, leavesOutSmallCash }: CashLeftOut,
): DonorStatement {
  const counted = gifts.filter(({ paise }) => paise > 0)
  const address = addressOf(counted)
  const cashPaise = cashPaiseOf(counted)
  const isLeftOut = { 'cash-gift': leavesOutCash, 'cash-year': leavesOutSmallCash }
  const statement: DonorStatement = { rows: [], included: [], leftOut: [] }
  for (const gift of counted) {
    const cash = cashKindOf(gift, cashPaise)
    const reason = exclusionOf(gift, address) ?? (cash && isLeftOut[cash] ? cash : null)
    if (reason) statement.leftOut.push({ reason, gift })
    else statement.included.push(gift)
  }
  const donorName = newestOf(statement.included)?.donorName.trim() ?? ''
  const rows = new Map<string, DonorRow>()
  for (const gift of statement.included) {
    const [type, mode] = [typeOf(gift), modeOf(gift)]
    const key = `${type} ${mode}`
    const row = rows.get(key) ?? { donorName, address, type, mode, paise: 0 }
    rows.set(key, { ...row, paise: row.paise + gift.paise })
  }
  // The same order as the written codes, by which two files are compared.
  statement.rows = [...rows.keys()].toSorted().flatMap((key) => rows.get(key) ?? [])
  return statement
}

function exclusionOf(gift: StatementGift, address: string) {
  if (gift.isUnclaimed || !hasWords(gift.donorName)) return 'unclaimed'
  if (gift.panState !== 'good') return `pan-${gift.panState}` as const
  return address ? null : 'address-missing'
}

function addressOf(gifts: readonly StatementGift[]): string {
  return newestOf(gifts.filter(({ address }) => hasWords(address)))?.address.trim() ?? ''
}

function newestOf(gifts: readonly StatementGift[]): StatementGift | undefined {
  const isNewer = (a: StatementGift, b: StatementGift) =>
    a.receivedAt > b.receivedAt || (a.receivedAt === b.receivedAt && a.id > b.id)
  return gifts.reduce<StatementGift | undefined>(
    (newest, gift) => (newest && !isNewer(gift, newest) ? newest : gift),
    undefined,
  )
}

function distinctNames(gifts: readonly StatementGift[]): string[] {
  // Most donors give once: skips normalizing a hundred thousand names that have nothing to compare with.
  if (gifts.length < 2) return gifts.map(({ donorName }) => donorName)
  return [...new Map(gifts.map(({ donorName }) => [nameOrTextKey(donorName), donorName])).values()]
}

/** Gifts are never marked as corpus here. */
function typeOf({ isRestricted }: StatementGift): DonationType {
  return isRestricted ? 'specific' : 'other'
}

/** Cheques and all other methods that this site knows go through a bank. */
function modeOf(gift: StatementGift): ReceiptMode {
  if (gift.paymentMethod === METHOD_NOT_RECORDED) return 'other'
  return isCash(gift) ? 'cash' : 'electronic'
}

function cashPaiseOf(gifts: readonly StatementGift[]): number {
  return gifts.filter(isCash).reduce((sum, { paise }) => sum + paise, 0)
}

/** Returns whether a gift is cash above the limit, by itself or with its donor's others of the year. */
function cashKindOf(gift: StatementGift, cashPaise: number) {
  if (!isCash(gift) || cashPaise <= CASH_LIMIT_PAISE) return null
  return isCashAboveLimit(gift) ? 'cash-gift' : 'cash-year'
}
