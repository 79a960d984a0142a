import type { MyGivingDto } from '@/domain/responses/my-giving'

/** What My giving shows of a donor without gifts. */
export const emptyGiving: MyGivingDto = {
  email: 'asha@example.org',
  years: [],
  monthly: [],
  onFile: { isOfSeveral: false, names: [], phones: [], addresses: [] },
  wantsUpdates: false,
  isDeletionRequested: false,
}
