import { slugs } from '@/cms/slugs'
import { formatFinancialYear } from '@/domain/financial-year'
import { statementFormat } from '@/domain/statement-format'
import { requireById } from '../documents/records'
import type { Attachment } from '../mail/transport'

/** A certificate as it was taken in. @throws ApiError 404 for an unknown one. */
export async function certificateFile(id: string): Promise<Attachment & { content: Buffer }> {
  const { content, financialYear } = await requireById(slugs.donationCertificates, id)
  const form = statementFormat(financialYear)?.certificate ?? 'certificate'
  const year = formatFinancialYear(financialYear).replace('–', '-')
  return {
    filename: `${form.replaceAll(' ', '-')}-${year}.pdf`,
    content: Buffer.from(content, 'base64'),
    contentType: 'application/pdf',
  }
}
