import { slugs } from '@/cms/slugs'
import { formatFinancialYear } from '@/domain/financial-year'
import { statementFormat } from '@/domain/statement-format'
import { requireById } from '../documents/records'
import type { Attachment } from '../mail/transport'

/**
 * Returns a certificate as it was uploaded.
 * @throws ApiError 404 if there is no such certificate.
 */
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
