import * as z from 'zod/mini'
import type { User } from '@/cms/payload-types'
import type { SpamReason } from '@/domain/spam-trap'
import type { ApiMethod } from '@/lib/api-types'
import type { RequestLimit } from './rate-limits'
import type { Page } from './responses'

/** Who may call: anyone, any session, or admins only. */
export type Access = 'anyone' | 'session' | 'admin'

type Schema = z.core.$ZodType
/** The handler reads these from the request itself: a multipart upload, JSON, or form fields. */
type Body = Schema | 'file' | 'raw-json' | 'raw-form'
/** A page of a list, with its total in `X-Total-Count`. */
type PageOf<Item extends Schema> = { pageOf: Item }

/** The arguments of `handle`, all parsed and checked. */
type RouteArgs<Path, Who, Query, Sent> = {
  req: Request
  /** The `{id}` of the path. */
  id: Path extends `${string}{id}${string}` ? string : undefined
  user: Who extends 'anyone' ? undefined : User
  query: Query extends Schema ? z.output<Query> : undefined
  body: Sent extends Schema ? z.output<Sent> : undefined
  /** What the spam trap found in the body. */
  spamReason: SpamReason | null
  /** The `updatedAt` that a change is meant for, from `If-Match`; undefined if any will do. */
  expected: string | undefined
}

/** The content types of files that `handle` sends itself. */
export const FILE_TYPES = {
  pdf: 'application/pdf',
  csv: 'text/csv',
  text: 'text/plain',
  tar: 'application/x-tar',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
type File = keyof typeof FILE_TYPES

type Result<Returned> =
  Returned extends PageOf<infer Item>
    ? Page<z.output<Item>>
    : Returned extends Schema
      ? z.output<Returned>
      : never

type RouteDefinition<
  Path extends string,
  Who extends Access,
  Query extends Schema | undefined,
  Sent extends Body | undefined,
  Returned extends Schema | PageOf<Schema> | File,
> = {
  /** One line for the OpenAPI document. */
  summary: string
  access: Who
  /** What `handle` itself requires, if `access` lets anyone in. */
  proof?: 'donor' | 'metricsToken'
  /**
   * Also open to a session that must set up its second factor first, because the set-up needs it.
   */
  isOpenBeforeSetUp?: boolean
  /** Only for a session whose password was entered within the last ten minutes. */
  needsRecentPassword?: boolean
  /** Another site may send a browser here: the request itself carries the proof. */
  isOpenToOtherSites?: boolean
  /** Counted per client address. */
  limit?: RequestLimit
  query?: Query
  body?: Sent
  /** Returns the schema currently in force, if settings narrow or widen `body`. */
  currentBody?: () => Promise<Sent>
  /** The maximum body size, if 64 KB are not enough. */
  maxBodyBytes?: number
  /** A public form that a browser without JavaScript submits natively. */
  form?: PublicForm
  /**
   * The schema of `handle`'s result, `pageOf` its items, or the kind of file that it sends itself.
   */
  response: Returned
  /** Status of a success; 200 by default. */
  status?: 200 | 201 | 303
  /** The description of the 202 response, if there may be one. */
  accepted?: string
  /** A browser that follows a dead link is led to a page instead of the 404. */
  leadsToPage?: boolean
  /** Caches may store the response; otherwise it is `no-store`. */
  isCacheable?: boolean
  /** Moves or records money: accepts `Idempotency-Key`. */
  isMoney?: boolean
  /** Changes a document that others may change as well: accepts `If-Match`. */
  isVersioned?: boolean
  /** Statuses beyond those that the other properties imply. */
  errors?: number[]
  /** @returns the value to send as JSON, or a response. */
  handle(
    args: RouteArgs<Path, Who, Query, Sent>,
  ): Promise<Result<Returned> | Response> | Result<Returned> | Response
}

/** Where a browser that submits a form natively is redirected: to a note about the outcome. */
export type PublicForm = {
  /** In English; derived from the `{id}` of the call, if its page has one. */
  path: string | ((id: string) => string)
  /** The id of the note on its page, or how to derive it from the response. */
  sentId: string | ((sent: never) => string)
  failedId: string
  /** Fields that may have several values. */
  lists?: readonly string[]
  /** Its page shows a refused form again as filled in, so it must not come from a cache. */
  isReturned?: boolean
}

/** Any route, as read by the request handler, the OpenAPI document and the tests. */
export type Route = Omit<
  RouteDefinition<
    string,
    Access,
    Schema | undefined,
    Body | undefined,
    Schema | PageOf<Schema> | File
  >,
  'handle' | 'currentBody'
> & {
  method: ApiMethod
  path: string
  currentBody?: () => Promise<Body | undefined>
  handle(args: never): unknown
}

/**
 * Defines one call of the contract. The request handler (handlers.ts), the OpenAPI document, the
 * types of the client, and the tests of access and contract are derived from it.
 * @param path may have one parameter, `{id}`.
 */
export function defineRoute<
  const Method extends ApiMethod,
  const Path extends `/api/${string}`,
  const Who extends Access,
  Returned extends Schema | PageOf<Schema> | File,
  Query extends Schema | undefined = undefined,
  Sent extends Body | undefined = undefined,
>(method: Method, path: Path, definition: RouteDefinition<Path, Who, Query, Sent, Returned>) {
  return { method, path, ...definition }
}

/** Names a schema in the OpenAPI document; schemas without a name are inlined there. */
export function named<Named extends z.core.$ZodType>(id: string, schema: Named): Named {
  z.globalRegistry.add(schema, { id })
  return schema
}
