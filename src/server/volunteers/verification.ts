import { slugs } from '@/cms/slugs'
import { readVerifyCode, type Verification, verify } from '@/domain/verification'
import { volunteerName } from '@/domain/volunteer'
import { volunteerNumber } from '@/printing/printed-volunteer'
import { findAll } from '../documents/records'

/**
 * Returns what anyone with a volunteer's card or certificate may learn from its code.
 * @returns null for a code that we never issued.
 */
export async function findVerification(
  text: string,
  now: Date = new Date(),
): Promise<Verification | null> {
  const code = readVerifyCode(text)
  if (!code) return null
  const [volunteer] = await findAll({
    collection: slugs.volunteers,
    where: { verifyCode: { equals: code } },
    // A deleted volunteer's credentials are withdrawn, not unknown.
    trash: true,
    limit: 1,
    select: {
      firstName: true,
      lastName: true,
      status: true,
      approvedAt: true,
      createdAt: true,
      deletedAt: true,
    },
  })
  if (!volunteer) return null
  return verify(
    {
      number: volunteerNumber(volunteer),
      name: volunteerName(volunteer),
      status: volunteer.status,
      approvedAt: volunteer.approvedAt,
      isDeleted: Boolean(volunteer.deletedAt),
    },
    now,
  )
}
