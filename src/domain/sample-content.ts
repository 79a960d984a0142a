import * as z from 'zod/mini'
import { messages } from './messages'
import { choice, requiredLine } from './text'

/** The kinds of sample content. */
export const sampleKinds = [
  'activities',
  'portfolio',
  'slides',
  'inspirations',
  'programs',
  'stories',
  'figures',
  'pictures',
] as const
export type SampleKind = (typeof sampleKinds)[number]

/** Sample content that makes claims about the foundation, listed until somebody confirms or replaces it. */
const claimKinds = ['figure', 'story'] as const
export type ClaimKind = (typeof claimKinds)[number]

/** The body of POST /api/admin/sample-content/confirm. */
export const confirmClaimForm = z.object(
  {
    kind: choice({ options: claimKinds, required: messages.notFound }),
    id: requiredLine(messages.notFound, 100),
  },
  messages.bodyInvalid,
)
export type ClaimRef = z.output<typeof confirmClaimForm>
