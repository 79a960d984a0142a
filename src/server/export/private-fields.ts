import { slugs } from '@/cms/slugs'

/** Collections that are never exported, each with the reason given in the README. */
export const LEFT_OUT: Record<string, string> = {
  [slugs.sessions]: 'current login sessions',
  [slugs.secondFactors]: 'keys of authenticator apps',
  [slugs.oneTimeCodes]: 'recovery codes and password links',
  [slugs.donorLogins]: 'links and logins of My giving',
  [slugs.leases]: 'locks of running work',
  [slugs.previews]: 'unsaved text of editors',
  'payload-kv': 'the program’s own notes',
  'payload-jobs': 'scheduled publishing',
  'payload-locked-documents': 'who is editing what',
  'payload-preferences': 'how editors arranged their lists',
  'payload-migrations': 'versions of the database',
}

/**
 * Fields that are never exported. A test fails if a field is named like a secret and is neither
 * listed here nor known to be harmless.
 */
const PRIVATE_FIELDS: Record<string, readonly string[]> = {
  [slugs.users]: [
    'password',
    'salt',
    'hash',
    'resetPasswordToken',
    'resetPasswordExpiration',
    'resetPasswordRequestedAt',
  ],
  [slugs.paymentSettings]: [
    'keySecret',
    'webhookSecret',
    'previousWebhookSecret',
    'previousWebhookSecretUntil',
  ],
  // Links in mails act on behalf of their reader.
  [slugs.mails]: ['text', 'unsubscribeUrl'],
  // Whoever has it can see the card.
  [slugs.tributeCards]: ['number'],
  // Opens the mandate at the gateway.
  [slugs.subscriptions]: ['hostedUrl', 'panKey'],
  // Hashes of PANs, useless without the key.
  [slugs.donations]: ['panKey'],
  [slugs.transactions]: ['panKey'],
  [slugs.receipts]: ['panKey'],
  [slugs.donationCertificates]: ['panKey'],
  // Messages waiting to be processed, as the gateway signed them.
  [slugs.gatewayEvents]: ['body'],
}

/** Files that contain PANs, which cannot be masked inside them. */
const FIELDS_WITH_PANS: Record<string, readonly string[]> = {
  [slugs.statementParts]: ['content'],
  [slugs.donationCertificates]: ['content'],
}

/**
 * Returns the fields that an export leaves out.
 * @param slug of a collection or global.
 */
export function privateFields(slug: string, { withPan }: { withPan: boolean }): readonly string[] {
  const always = PRIVATE_FIELDS[slug] ?? []
  return withPan ? always : [...always, ...(FIELDS_WITH_PANS[slug] ?? [])]
}
