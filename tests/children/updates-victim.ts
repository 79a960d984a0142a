/**
 * Mails an update like a server, in a process that kills itself at a given database write; started
 * by tests/int/updates-kill.test.ts. It prints what is in the outbox.
 */
import { slugs } from '@/cms/slugs'
import { countAll, findAll } from '@/server/documents/records'
import { getPayloadClient } from '@/server/payload-client'
import { mailUpdates } from '@/server/updates/mailings'
import { dieAtWrite } from '../support/die-at-write'
import { makeProgram } from '../support/purposes'
import { gaveAndAgreed, newsOnFile, updateOf } from '../support/updates'

const DONORS = 6

const payload = await getPayloadClient()
if ((await countAll({ collection: slugs.mailPreferences })) === 0) {
  const { id } = await makeProgram('Reading', { updates: [updateOf('They can read')] })
  for (let number = 0; number < DONORS; number += 1) {
    await gaveAndAgreed(`donor${number}@example.org`, { purpose: id })
  }
}

const writes = await dieAtWrite()
await mailUpdates()
const [mailing] = await findAll({ collection: slugs.updateMailings })
const told = (await newsOnFile()).map(({ to }) => to)
console.log(JSON.stringify({ writes: writes(), isDone: Boolean(mailing?.doneAt), told }))
await payload.destroy()
process.exit(0)
