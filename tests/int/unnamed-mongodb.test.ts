import { expect, it } from 'vitest'
import { hasAccounts } from '@/cms/database/encryption/stored-keys'
import { assertMongoAnswers, withMongo } from '@/cms/database/mongo/connection'
import { isMongo } from '../support/is-mongo'
import { newMongoUri } from '../support/prepared-database'

const USER = { username: 'of unnamed-mongodb.test.ts' }

it.runIf(isMongo)(
  'a MongoDB without a name is refused, unless a site is stored in its default',
  async () => {
    const named = new URL(newMongoUri())
    named.pathname = '/test'
    const unnamed = new URL(named)
    unnamed.pathname = '/'
    await expect(assertMongoAnswers(unnamed.href)).rejects.toThrow('names no database')

    await withMongo(named.href, async (connection) => {
      await connection.collection('users').insertOne(USER)
      await expect(hasAccounts(unnamed.href)).resolves.toBe(true)
      await connection.collection('users').deleteOne(USER)
    })
  },
)
