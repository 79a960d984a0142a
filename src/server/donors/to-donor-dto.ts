import type { Donor } from '@/cms/payload-types'
import type { DonorDto } from '@/domain/responses/donor'
import { fromPaise } from '@/lib/money'

/** Maps a donor for the list. */
export function toDonorDto(doc: Donor): DonorDto {
  const { language } = doc
  return {
    id: doc.id,
    name: doc.name ?? '',
    email: doc.email ?? undefined,
    phone: doc.phone ?? undefined,
    address: doc.address ?? undefined,
    giftCount: doc.giftCount ?? 0,
    total: fromPaise(doc.totalPaise ?? 0),
    lastGiftAt: doc.lastGiftAt ?? undefined,
    hasProposals: doc.hasProposals ?? false,
    language: language === 'hi' || language === 'en' ? language : undefined,
  }
}
