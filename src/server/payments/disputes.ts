import type { Dispute, Transaction } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { GATEWAY_ACTOR } from '@/domain/audit'
import { chargedBackPaise, type GatewayDispute } from '@/domain/dispute'
import { recordAudit } from '../audit/record-audit'
import { createIfAbsent } from '../documents/create-if-absent'
import { changeRevision, findAll, findFirst } from '../documents/records'
import { untilWritten } from '../documents/until-written'
import { causedByGateway, changeAttempt, findAttempt, rereadAttempt } from './attempts'
import { followUp } from './follow-up'
import type { GatewayAccount } from './gateway/gateway-settings'
import { settlePayment } from './settle'

/**
 * Brings our ledger in line with a dispute at the gateway, which is fetched after our own state was
 * read: a lost dispute deducts its money, a won one restores it.
 * @throws GatewayError if the gateway does not say.
 */
export async function settleDispute(disputeId: string, account: GatewayAccount): Promise<void> {
  const stored = await untilWritten('settle a dispute', async () => {
    const own = await findFirst(slugs.disputes, { disputeId: { equals: disputeId } })
    const remote = await account.gateway.fetchDispute(disputeId)
    return (own ? await changeDispute(own, remote) : await addDispute(remote, account)) ?? undefined
  })
  return followDispute(stored, account)
}

/** Whether a stored dispute matches the gateway's. */
export function isUnchanged(own: Dispute, remote: GatewayDispute): boolean {
  return (
    own.status === remote.status &&
    (own.deductedPaise ?? 0) === remote.deductedPaise &&
    (own.phase ?? null) === remote.phase &&
    (own.respondBy ?? null) === remote.respondBy
  )
}

/** Finishes what a crash interrupted between a dispute and its transaction. */
export async function followDispute(dispute: Dispute, account: GatewayAccount): Promise<void> {
  if (dispute.isBooked) return
  await auditDispute(dispute)
  // Its payment may have no order here: then record it as unmatched first.
  const attempt =
    (await findAttempt({ paymentId: { equals: dispute.paymentId } })) ??
    (await settlePayment(dispute.paymentId, account))
  if (attempt) await chargeBack(attempt)
  await changeRevision({ collection: slugs.disputes, doc: dispute, data: { isBooked: true } })
}

/** Sets the charged-back amount, until it matches the stored disputes. */
async function chargeBack(attempt: Transaction): Promise<void> {
  let current = attempt
  const settled = await untilWritten('charge a payment back', async () => {
    const taken = chargedBackPaise(current.amountPaise, await disputesOf(current.paymentId ?? ''))
    if (taken === (current.chargedBackPaise ?? 0)) return current
    await changeAttempt(current, { chargedBackPaise: taken }, causedByGateway('disputed'))
    // Read again in any case: a dispute may have changed in the meantime.
    current = await rereadAttempt(current)
    return undefined
  })
  await followUp(settled)
}

async function disputesOf(paymentId: string) {
  const docs = await findAll({
    collection: slugs.disputes,
    where: { paymentId: { equals: paymentId } },
  })
  return docs.map(({ status, amountPaise, deductedPaise }) => ({
    status,
    amountPaise,
    deductedPaise: deductedPaise ?? 0,
  }))
}

function toData({ id, ...remote }: GatewayDispute) {
  return { ...remote, disputeId: id }
}

function addDispute(remote: GatewayDispute, { keyId, isTest }: GatewayAccount) {
  return createIfAbsent({
    collection: slugs.disputes,
    key: 'disputeId',
    data: { ...toData(remote), keyId, testMode: isTest, revision: 0, isBooked: false },
  })
}

/** @returns the stored dispute, or null if another write came first. */
async function changeDispute(own: Dispute, remote: GatewayDispute): Promise<Dispute | null> {
  if (isUnchanged(own, remote)) return own
  return changeRevision({
    collection: slugs.disputes,
    doc: own,
    data: { ...toData(remote), revision: (own.revision ?? 0) + 1, isBooked: false },
  })
}

async function auditDispute(dispute: Dispute): Promise<void> {
  const { id, disputeId, revision, status, amountPaise, deductedPaise, paymentId } = dispute
  await recordAudit({
    action: 'disputed',
    subject: 'dispute',
    subjectId: id,
    label: disputeId,
    changes: {
      status: { to: status },
      amountPaise: { to: amountPaise },
      deductedPaise: { to: deductedPaise },
      paymentId: { to: paymentId },
    },
    actor: { name: GATEWAY_ACTOR },
    key: `dispute ${id} ${revision ?? 0}`,
  })
}
