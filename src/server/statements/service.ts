import type { Where } from 'payload'
import { sumForStatement } from '@/cms/database/queries/statement-sums'
import type { DonationSums } from '@/cms/database/queries/sums'
import type { Donation } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { financialYearPeriod } from '@/domain/financial-year'
import { CLAIM_GATEWAY } from '@/domain/gateways'
import type { FindingDto, StatementDto } from '@/domain/responses/statement'
import {
  type Finding,
  findingKinds,
  findingsOf,
  leftOutReasons,
  type StatementGift,
  statementOf,
} from '@/domain/statement'
import { isApprovalLater, statementDueOn } from '@/domain/statement-format'
import type { FindingListQuery } from '@/domain/statement-forms'
import { fromPaise, fromSignedPaise } from '@/lib/money'
import { isWithin } from '../documents/conditions'
import { countAll, findAll } from '../documents/records'
import { toDonationDto } from '../donations/service'
import type { Page } from '../http/responses'
import { getPayloadClient } from '../payload-client'
import { yearsOfRegister } from '../receipts/register'
import { receiptsOfDonations, toDonationReceipt } from '../receipts/service'
import { listFiles } from './files'
import {
  lastYear,
  readApproval,
  readDonors,
  readUnapproved,
  requireYear,
  statementYears,
} from './year'

/**
 * Returns what an admin must know before a year's statement is filed: findings, totals, and whether
 * they agree with the register of receipts and the settlements.
 * @throws ApiError 404 for a year that has no statement.
 */
export async function getStatement(id: string): Promise<StatementDto> {
  const { year, format } = requireYear(id)
  const { form, certificate, act, isTemplateConfirmed } = format
  const [tally, sums, waiting, approval, files, registerYears] = await Promise.all([
    tallyOf(year),
    sumForStatement(await getPayloadClient(), year, financialYearPeriod(year)),
    waitingOf(year),
    readApproval(year),
    listFiles(year),
    yearsOfRegister(),
  ])
  const { receipts, withoutReceipt, gateway, settled, notSettled } = sums
  const { gifts, included } = tally
  return {
    year,
    years: statementYears(),
    registerYears,
    form,
    certificate,
    act,
    isTemplateConfirmed,
    dueOn: statementDueOn(year),
    ...approval,
    waiting,
    files,
    isApprovalLater: Boolean(approval.urn) && isApprovalLater(year, approval.urnIssuedOn ?? ''),
    findings: findingKinds.map((kind) => ({ kind, ...toSum(tally.findings[kind]) })),
    gifts: toSum(gifts),
    included: { ...toSum(included), donors: tally.donors, rows: tally.rows },
    leftOut: leftOutReasons.flatMap((reason) => {
      const left = tally.leftOut[reason]
      return left ? { reason, ...toSum(left) } : []
    }),
    receipts: {
      valid: toSum(receipts),
      withoutReceipt: toSum(withoutReceipt),
      difference: fromSignedPaise(gifts.paise - withoutReceipt.paise - receipts.paise),
    },
    gateway: {
      paid: toSum(gateway),
      settled: toSum(settled),
      notSettled: toSum(notSettled),
      difference: fromSignedPaise(gateway.paise - settled.paise - notSettled.paise),
    },
  }
}

/** Lists the gifts with one kind of finding, or any, grouped by PAN. */
export async function listFindings(query: FindingListQuery): Promise<Page<FindingDto>> {
  const { year } = requireYear(query.year ?? lastYear())
  const { before } = financialYearPeriod(year)
  const asksForApproval = !query.kind || query.kind === 'receipt-unapproved'
  const unapproved = asksForApproval ? await readUnapproved(year) : new Set<string>()
  const keyless = query.kind === 'pan-missing' || query.kind === 'pan-malformed'
  const first = (query.page - 1) * query.limit
  const found: Finding[] = []
  let total = 0
  for await (const gifts of readDonors(year, { keyless })) {
    for (const finding of findingsOf(gifts, { before, unapproved })) {
      if (query.kind && finding.kind !== query.kind) continue
      if (total >= first && found.length < query.limit) found.push(finding)
      total += 1
    }
  }
  return { items: await toFindingDtos(found), total }
}

const ALL_CASH = { leavesOutCash: false, leavesOutSmallCash: false }

type Sums = Record<string, DonationSums | undefined>

async function tallyOf(year: number) {
  const { before } = financialYearPeriod(year)
  const unapproved = await readUnapproved(year)
  const tally = {
    donors: 0,
    rows: 0,
    findings: {} as Sums,
    leftOut: {} as Sums,
    gifts: { count: 0, paise: 0 },
    included: { count: 0, paise: 0 },
  }
  for await (const gifts of readDonors(year)) {
    for (const { kind, gift } of findingsOf(gifts, { before, unapproved }))
      add(tally.findings, kind, gift)
    const { rows, included, leftOut } = statementOf(gifts, ALL_CASH)
    for (const { reason, gift } of leftOut) add(tally.leftOut, reason, gift)
    for (const gift of included) addTo(tally.included, gift)
    for (const gift of gifts) if (gift.paise > 0) addTo(tally.gifts, gift)
    tally.rows += rows.length
    tally.donors += rows.length > 0 ? 1 : 0
  }
  return tally
}

function add(sums: Sums, name: string, gift: StatementGift): void {
  const sum = sums[name] ?? { count: 0, paise: 0 }
  sums[name] = sum
  // For refunds, the finding shows how much was returned.
  addTo(sum, name === 'refunded' ? { paise: gift.goneBackPaise } : gift)
}

function addTo(sum: DonationSums, { paise }: Pick<StatementGift, 'paise'>): void {
  sum.count += 1
  sum.paise += paise
}

function toSum({ count, paise }: DonationSums = { count: 0, paise: 0 }) {
  return { count, amount: fromPaise(paise) }
}

/** Counts money that would be in the statement if somebody decided to count it. */
async function waitingOf(year: number): Promise<StatementDto['waiting']> {
  const period = financialYearPeriod(year)
  const count = (...parts: Where[]) =>
    countAll({
      collection: slugs.transactions,
      where: {
        and: [
          { testMode: { not_equals: true } },
          // By the day on which it would count: that of the payment, if known.
          {
            or: [
              { and: isWithin('paidAt', period) },
              { and: [{ paidAt: { exists: false } }, ...isWithin('createdAt', period)] },
            ],
          },
          ...parts,
        ],
      },
    })
  return {
    // Once all of it is returned, it has no reason to wait.
    quarantined: await count({ attention: { exists: true } }),
    claims: await count({ status: { equals: 'pending' } }, { gateway: { equals: CLAIM_GATEWAY } }),
  }
}

async function toFindingDtos(found: Finding[]): Promise<FindingDto[]> {
  const ids = found.map(({ gift }) => gift.id)
  const docs = await findAll({ collection: slugs.donations, where: { id: { in: ids } } })
  const byId = new Map(docs.map((doc): [string, Donation] => [doc.id, doc]))
  const receipts = await receiptsOfDonations(ids)
  return found.flatMap(({ kind, names, gift: { id } }) => {
    const doc = byId.get(id)
    if (!doc) return []
    const receipt = toDonationReceipt(receipts.get(id), doc)
    return { id, kind, names, gift: { ...toDonationDto(doc), receipt } }
  })
}
