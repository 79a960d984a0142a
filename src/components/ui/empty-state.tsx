import type { Text } from '@/domain/pages/fields'
import { Emblem } from './emblem'

/** What a page or list shows while it is empty. */
export function EmptyState({ title, description }: { title: Text; description: Text }) {
  return (
    <div className="mx-auto w-full max-w-xl rounded-card border border-line border-dashed bg-card px-6 py-14 text-center">
      <Emblem className="mx-auto mb-5 size-14 opacity-80" />
      <h2 className="text-heading text-neem-deep">{title}</h2>
      <p className="mt-2 text-ink-soft">{description}</p>
    </div>
  )
}
