import { describe, expect, it } from 'vitest'
import { assertMongoAnswers, MongoConnectionError, reasonOf } from './connection'

const errorWith = (fields: object) => Object.assign(new Error('u:secret'), fields)
const GONE = errorWith({ name: 'MongooseServerSelectionError' })

describe('why a connection to MongoDB failed', () => {
  it.each([
    [GONE, 'No MongoDB answers at mongodb://db:27017'],
    [errorWith({ code: 'ENOTFOUND' }), 'No MongoDB answers at mongodb://db:27017'],
    [errorWith({ code: 18 }), 'The MongoDB at mongodb://db:27017 refuses the user or the password'],
    [
      errorWith({ code: 8000 }),
      'The MongoDB at mongodb://db:27017 refuses the user or the password',
    ],
    [errorWith({ code: 13 }), 'The MongoDB at mongodb://db:27017 requires a user'],
    [errorWith({ name: 'MongoParseError' }), 'The address of the MongoDB cannot be read'],
  ])('is explained: %s', (error, reason) => {
    expect(reasonOf('mongodb://u:secret@db:27017/site?x=1', error)).toContain(reason)
  })

  it.each([
    'mongodb://u:secret@db/site',
    'mongodb://u:not@secret@db/site',
    'mongodb://u:half/secret@db/site',
    'mongodb+srv://u:secret@db',
  ])('never contains the password of %s', (uri) => {
    expect(reasonOf(uri, GONE)).toMatch(/ mongodb(\+srv)?:\/\/db$/)
  })

  it('is thrown as one class of error', async () => {
    const connecting = assertMongoAnswers('mongodb://u:100%@db/site')
    await expect(connecting).rejects.toBeInstanceOf(MongoConnectionError)
  })

  it('does not apply to SQLite', async () => {
    await expect(assertMongoAnswers('file:./data/site.db')).resolves.toBeUndefined()
  })
})
