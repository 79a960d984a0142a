/** Whether the integration tests run on MongoDB; else on SQLite. */
export const isMongo = process.env.TEST_DATABASE === 'mongodb'
