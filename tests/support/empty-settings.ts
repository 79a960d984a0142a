import { envNames } from '@/env'

/**
 * Every setting of the site, set to empty: this counts as absent, and prevents the .env file of a real site (its
 * mail server, backups, buckets) from filling it in.
 */
export const EMPTY_SETTINGS = Object.fromEntries(envNames.map((name) => [name, '']))
