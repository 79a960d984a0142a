/** Answer of POST /api/volunteers and POST /api/contact, and of every DELETE. */
export type IdDto = { id: string }

/** Answer of POST /api/admin/logout. */
export type SuccessDto = { success: true }

/** Answer of GET /api/health while the database can be reached. */
export type HealthDto = { status: 'ok' }
