import type { Payload } from 'payload'
import { makePassword } from '@/cms/accounts/make-password'
import { assertStrongPassword } from '@/cms/accounts/password-strength'
import { withLongLease } from '@/cms/database/lease'
import { invalidateMonthSums } from '@/cms/database/mongo/months'
import { assertComplete } from '@/cms/database/move-target'
import { fillBucketFolders } from '@/cms/database/upgrades/bucket-folders'
import { upgradeMoney } from '@/cms/database/upgrades/money'
import { upgradePageAddresses } from '@/cms/database/upgrades/page-addresses'
import { sealOlder } from '@/cms/database/upgrades/seal-older'
import { fillOrder } from '@/cms/reorder'
import { markSamples } from '@/cms/seed/mark-samples'
import { seedPages } from '@/cms/seed/pages/seed-pages'
import { seedSampleContent } from '@/cms/seed/sample-content'
import { slugs } from '@/cms/slugs'
import { EnvError, getEnv } from '@/env'
import { errorMessage } from '@/lib/error-message'

const LEASE = 'first-start'

/**
 * Upgrades an older database, and fills an empty one: texts of pages, sample content if `SEED` asks for it, then
 * the first admin. Slow upgrades run after the start (catch-up.ts). The admin is created last, so that a start
 * that was killed halfway is simply resumed.
 */
export async function prepareDatabase(payload: Payload): Promise<void> {
  await assertComplete(payload)
  await upgradeMoney(payload)
  await invalidateMonthSums(payload)
  await sealOlder(payload)
  await seedPages(payload)
  await markSamples(payload)
  await fillOrder(payload)
  await upgradePageAddresses(payload)
  await fillBucketFolders(payload)
  if (await hasAccounts(payload)) return
  const fill = async () => {
    if (await hasAccounts(payload)) return
    if (getEnv().SEED === 'sample') await seedSampleContent(payload)
    await createFirstAdmin(payload)
  }
  // If several servers start on one database, the others wait for the first.
  await withLongLease(payload, LEASE, fill)
}

async function hasAccounts(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: slugs.users, overrideAccess: true })
  return totalDocs > 0
}

async function createFirstAdmin(payload: Payload): Promise<void> {
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD } = getEnv()
  const password = ADMIN_PASSWORD ?? makePassword()
  await assertStrongPassword(password, [username]).catch((error: unknown) => {
    throw new EnvError(`ADMIN_PASSWORD: ${errorMessage(error)}`)
  })
  await payload.create({
    collection: slugs.users,
    data: { username, password, role: 'admin' },
    overrideAccess: true,
  })
  // The only time that a generated password is shown: only its hash is stored.
  console.log(
    ADMIN_PASSWORD
      ? `  First admin    ${username} (with the password of ADMIN_PASSWORD)`
      : `  First admin    ${username}\n  Password       ${password}   (shown this once: write it down)`,
  )
}
