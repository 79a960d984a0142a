import type { CollectionSlug, DataFromCollectionSlug } from 'payload'
import type { ListQuery } from '@/domain/list-query'
import type { IdDto } from '@/domain/responses/common'
import type { Page } from '../http/responses'
import { createDocument, findPage, trashDocument, updateDocument } from './documents'
import { findStoredTexts, type StoredTexts } from './languages'

type ContentType<Slug extends CollectionSlug, Input, Dto> = {
  collection: Slug
  /** @param texts of the document in both languages. */
  toDto: (doc: DataFromCollectionSlug<Slug>, texts: StoredTexts) => Dto
  /** Maps a parsed body to columns, in English; absent fields stay absent. */
  toData: (
    input: Partial<Input>,
    current?: DataFromCollectionSlug<Slug>,
  ) => Promise<Partial<DataFromCollectionSlug<Slug>>>
  /** Maps its Hindi texts to columns in the same way. */
  toHindi: (input: Partial<Input>, current?: StoredTexts) => object
}

type ContentService<Input, Dto> = {
  list(query: ListQuery): Promise<Page<Dto>>
  create(input: Input): Promise<Dto>
  /** @throws ApiError 404 and 409 like `updateDocument`. */
  update(change: { id: string; input: Partial<Input>; expected?: string }): Promise<Dto>
  /** @throws ApiError 404 if there is no such item. */
  remove(id: string): Promise<IdDto>
}

/**
 * Creates the admin's calls for one kind of content: the four kinds differ only in their fields.
 */
export function contentService<Slug extends CollectionSlug, Input, Dto>({
  collection,
  toDto,
  toData,
  toHindi,
}: ContentType<Slug, Input, Dto>): ContentService<Input, Dto> {
  const textsOf = async (id: string) => (await findStoredTexts(collection, [{ id }])).get(id) ?? {}
  return {
    async list(query) {
      const { items, total } = await findPage({ collection, query })
      const texts = await findStoredTexts(collection, items)
      return { items: items.map((doc) => toDto(doc, texts.get(String(doc.id)) ?? {})), total }
    },
    async create(input) {
      const hindi = changedIn({}, toHindi(input))
      const doc = await createDocument({ collection, data: await toData(input), hindi })
      return toDto(doc, await textsOf(String(doc.id)))
    },
    async update({ id, input, expected }) {
      const doc = await updateDocument({
        collection,
        id,
        expected,
        toData: (current) => toData(input, current),
        toHindi: async () => {
          const texts = await textsOf(id)
          return changedIn(texts, toHindi(input, texts))
        },
      })
      return toDto(doc, await textsOf(id))
    },
    remove: (id) => trashDocument(collection, id),
  }
}

/** Returns the Hindi columns that differ from what is stored; undefined if none does. */
function changedIn(texts: StoredTexts, hindi: object): object | undefined {
  const changed = Object.entries(hindi).filter(
    ([field, value]) => (value ?? '') !== (texts[field]?.hi ?? ''),
  )
  return changed.length > 0 ? Object.fromEntries(changed) : undefined
}
