import type { Where } from 'payload'
import type { StatementFile } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { financialYearOf, financialYearPeriod } from '@/domain/financial-year'
import type { DueStatementDto } from '@/domain/responses/home'
import { statementDueOn, statementFormat } from '@/domain/statement-format'
import { daysLeft } from '@/domain/tax-approval'
import { indianDayOf } from '@/lib/dates'
import { findFirst } from '../documents/records'
import { readApproval } from './year'

/**
 * Finds the statement of the year that ended last, if the foundation had an 80G approval, this site issued
 * receipts of that year, and no file made since is marked as filed. One made within the year is only a part.
 */
export async function findDueStatement(now: Date): Promise<DueStatementDto | undefined> {
  const year = financialYearOf(now) - 1
  const format = statementFormat(year)
  if (!format) return undefined
  const isOfYear = { financialYear: { equals: year } }
  const [{ urn }, receipt, filed] = await Promise.all([
    readApproval(year),
    findFirst(slugs.receipts, { and: [{ testMode: { equals: false } }, isOfYear] }, 'serial'),
    findFiled(year),
  ])
  if (!urn || !receipt || filed) return undefined
  const dueOn = statementDueOn(year)
  return { year, form: format.form, dueOn, daysLeft: daysLeft(dueOn, indianDayOf(now)) }
}

/** Finds the newest file of a year that is marked as filed and was made after the year had ended. */
export function findFiled(year: number): Promise<StatementFile | null> {
  const wasFiled: Where = {
    and: [
      { financialYear: { equals: year } },
      { filedOn: { exists: true } },
      { createdAt: { greater_than_equal: financialYearPeriod(year).before } },
    ],
  }
  return findFirst(slugs.statementFiles, wasFiled, '-createdAt')
}
