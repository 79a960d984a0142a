import { isDatabaseEmpty } from '@/cms/database/database-copy'
import { siteUrl } from '@/env'
import { checkCertificate, checkDns, checkSite } from './address'
import { askForStored } from './ask-for-stored'
import { checkBackup } from './backup-age'
import { checkClock } from './clock'
import { checkDisk } from './disk'
import { checkEnvironment, type Settings } from './environment'
import { type Finding, within } from './finding'
import { checkMail } from './mail'
import { checkRights } from './rights'
import { checkVersions, readVersions } from './versions'

/** The whole report takes about fifteen seconds at most: all checks run at once. */
const LIMIT_MS = 12_000

type Installation = Omit<Settings, 'hasDatabase'> & {
  /** Whether the site was built from the files that are here. */
  isBuilt: boolean
  /** The folder with package.json. */
  folder: string
}

/** Checks an installation. Changes nothing, sends no mail and never throws. */
export async function examine({ isBuilt, folder, ...settings }: Installation): Promise<Finding[]> {
  const { env } = settings
  const stored = askForStored(env)
  const state = stored.then((answer) => answer.state)
  const groups = await Promise.all([
    stored.then(({ findings }) => findings),
    within(LIMIT_MS, 'versions', async () => {
      const { serverNode } = await stored
      const versions = { ...(await readVersions(folder)), serverNode, isBuilt }
      return checkVersions(versions, new Date())
    }),
    within(LIMIT_MS, 'environment', async () => {
      // What does not respond may hold a site.
      const isEmpty = await isDatabaseEmpty(env.DATABASE_URI).catch(() => false)
      return checkEnvironment({ ...settings, hasDatabase: !isEmpty })
    }),
    within(LIMIT_MS, 'rights', () => checkRights(env)),
    within(LIMIT_MS, 'disk', () => checkDisk(env)),
    within(LIMIT_MS, 'mail', () => checkMail(env)),
    within(LIMIT_MS, 'clock', () => checkClock([env.RAZORPAY_API_URL, siteUrl(env)])),
    within(LIMIT_MS, 'dns', () => checkDns(env)),
    within(LIMIT_MS, 'certificate', () => checkCertificate(env)),
    within(LIMIT_MS, 'site', () => checkSite(env, { state })),
    within(LIMIT_MS, 'backup', () => checkBackup(env)),
  ])
  return groups.flat()
}
