import { expect, it } from 'vitest'
import { sharedConnection } from '@/cms/database/shared-connection'
import { getPayloadClient } from '@/server/payload-client'
import { isMongo } from '../support/is-mongo'

it.runIf(isMongo)('a write counts once it is in the journal of most servers', async () => {
  const connection = sharedConnection(await getPayloadClient())
  expect(connection?.getClient().options.writeConcern).toMatchObject({ w: 'majority', j: true })
})
