import * as z from 'zod/mini'
import type { User } from '@/cms/payload-types'
import type { SpamReason } from '@/domain/spam-trap'
import type { RequestLimit } from './rate-limits'
import type { Page } from './responses'

export type RouteMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** Who may call: anyone, any session, or admins only. */
export type Access = 'anyone' | 'session' | 'admin'

type Schema = z.core.$ZodType
/** The handler reads these from the request itself: a multipart upload, JSON, and form fields. */
type Body = Schema | 'file' | 'raw-json' | 'raw-form'
/** A page of a list, its total in `X-Total-Count`. */
type PageOf<Item extends Schema> = { pageOf: Item }

/** What `handle` gets: everything parsed and checked. */
type RouteArgs<Path, Who, Query, Sent> = {
  req: Request
  /** `{id}` of the path. */
  id: Path extends `${string}{id}${string}` ? string : undefined
  user: Who extends 'anyone' ? undefined : User
  query: Query extends Schema ? z.output<Query> : undefined
  body: Sent extends Schema ? z.output<Sent> : undefined
  /** What the spam trap says of the body. */
  spamReason: SpamReason | null
  /** The `updatedAt` that a change is meant for, from `If-Match`; none where any will do. */
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
  /** Where `access` lets anyone in: what `handle` itself asks for. */
  proof?: 'donor' | 'metricsToken'
  /** Open as well to a session that has to set up its second factor first: what that takes. */
  isOpenBeforeSetUp?: boolean
  /** Only for a session whose password was given within the last ten minutes. */
  needsRecentPassword?: boolean
  /** Another site may send a browser here: the request itself carries the proof. */
  isOpenToOtherSites?: boolean
  /** Counted by the client's address. */
  limit?: RequestLimit
  query?: Query
  body?: Sent
  /** The schema that really applies, where settings narrow or widen `body`. */
  currentBody?: () => Promise<Sent>
  /** The largest body, where 64 KB are too little. */
  maxBodyBytes?: number
  /** A public form, which a browser without scripts sends by itself. */
  form?: PublicForm
  /** The type of what `handle` returns, or `pageOf` its items; the kind of a file that it sends itself. */
  response: Returned
  /** Status of a success; 200 unless set. */
  status?: 200 | 201 | 303
  /** What a 202 says, where there may be one. */
  accepted?: string
  /** Caches may keep the response; otherwise it is `no-store`. */
  isCacheable?: boolean
  /** Moves or records money: takes `Idempotency-Key`. */
  isMoney?: boolean
  /** Changes a document that others may change as well: takes `If-Match`. */
  isVersioned?: boolean
  /** Statuses beyond those that the rest implies. */
  errors?: number[]
  /** @returns the value to send as JSON, or a response of its own. */
  handle(
    args: RouteArgs<Path, Who, Query, Sent>,
  ): Promise<Result<Returned> | Response> | Result<Returned> | Response
}

/** Where a browser that submits a form without a script is redirected: its page, with a note of the outcome. */
export type PublicForm = {
  /** In English; of the `{id}` of the call, where its page has one. */
  path: string | ((id: string) => string)
  /** The id of the note on its page, or how to tell it from the response. */
  sentId: string | ((sent: never) => string)
  failedId: string
  /** Fields that may be chosen several times. */
  lists?: readonly string[]
  /** Its page shows a refused form again as it was filled in; it must not come from a cache. */
  isReturned?: boolean
}

/** Any route: what the request handler, the OpenAPI document and the tests read. */
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
  method: RouteMethod
  path: string
  currentBody?: () => Promise<Body | undefined>
  handle(args: never): unknown
}

/**
 * Defines one call of the contract. The request handler (handlers.ts), the OpenAPI document, the
 * types of the client and the tests of access and contract are derived from it.
 * @param path `{id}` is the one parameter that it may have.
 */
export function defineRoute<
  const Method extends RouteMethod,
  const Path extends `/api/${string}`,
  const Who extends Access,
  Returned extends Schema | PageOf<Schema> | File,
  Query extends Schema | undefined = undefined,
  Sent extends Body | undefined = undefined,
>(method: Method, path: Path, definition: RouteDefinition<Path, Who, Query, Sent, Returned>) {
  return { method, path, ...definition }
}

/** Gives a schema the name that it has in the OpenAPI document; one without is written out there. */
export function named<Named extends z.core.$ZodType>(id: string, schema: Named): Named {
  z.globalRegistry.add(schema, { id })
  return schema
}
