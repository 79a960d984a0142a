import type { CollectionSlug, DataFromCollectionSlug } from 'payload'
import type { ListQuery } from '@/domain/list-query'
import type { IdDto } from '@/domain/responses/common'
import type { Page } from '../http/responses'
import { createDocument, findPage, trashDocument, updateDocument } from './documents'

type ContentType<Slug extends CollectionSlug, Input, Dto> = {
  collection: Slug
  toDto: (doc: DataFromCollectionSlug<Slug>) => Dto
  /** The columns of a parsed body; what is absent there is absent here. */
  toData: (
    input: Partial<Input>,
    current?: DataFromCollectionSlug<Slug>,
  ) => object | Promise<object>
}

type ContentService<Input, Dto> = {
  list(query: ListQuery): Promise<Page<Dto>>
  create(input: Input): Promise<Dto>
  /** @throws ApiError 404 and 409 as `updateDocument`. */
  update(change: { id: string; input: Partial<Input>; expected?: string }): Promise<Dto>
  /** @throws ApiError 404 if there is none. */
  remove(id: string): Promise<IdDto>
}

/** What an admin does with one kind of content: the four kinds differ in fields only. */
export function contentService<Slug extends CollectionSlug, Input, Dto>({
  collection,
  toDto,
  toData,
}: ContentType<Slug, Input, Dto>): ContentService<Input, Dto> {
  return {
    async list(query) {
      const { items, total } = await findPage({ collection, query })
      return { items: items.map(toDto), total }
    },
    async create(input) {
      return toDto(await createDocument({ collection, data: await toData(input) }))
    },
    async update({ id, input, expected }) {
      return toDto(
        await updateDocument({
          collection,
          id,
          expected,
          toData: (current) => toData(input, current),
        }),
      )
    },
    remove: (id) => trashDocument(collection, id),
  }
}
