import { personalKinds } from '@/domain/personal-data'
import { noticeFormOf } from '@/domain/privacy-notice'
import type { PersonalDataDto } from '@/domain/responses/personal-data'
import type { PersonRecords } from './person'

type Notice = PersonalDataDto['notices'][number]

/** Lists the privacy notices that a person was shown, each form and version once. */
export function noticesOf(records: PersonRecords): Notice[] {
  const notices = new Map<string, Notice>()
  for (const kind of personalKinds) {
    const form = noticeFormOf[kind]
    if (!form) continue
    for (const doc of records[kind]) {
      if (!('noticeVersion' in doc) || !doc.noticeVersion || !doc.noticeAt) continue
      const { noticeVersion: version, noticeAt: at } = doc
      const key = `${form} ${version}`
      const known = notices.get(key)
      const [first = at, ...later] = [at, ...(known ? [known.first, known.last] : [])].sort()
      notices.set(key, { form, version, first, last: later.at(-1) ?? first })
    }
  }
  return [...notices.values()]
}
