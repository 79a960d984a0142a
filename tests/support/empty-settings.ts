import { envNames } from '@/env'

/**
 * Every setting of the site, empty: that counts as absent, and keeps the .env file of a real site (its
 * mail server, its backups, its buckets) from filling it in.
 */
export const EMPTY_SETTINGS = Object.fromEntries(envNames.map((name) => [name, '']))
