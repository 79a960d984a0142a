import type * as z from 'zod/mini'

/**
 * The routes of the contract, filled in by `src/server/routes.ts`. Only types cross: no server code
 * reaches the browser (docs/decisions/0080-one-definition-a-call.md).
 * @public for knip, which does not see the declaration that adds to it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: another file adds to it, which only an interface lets it.
export interface Register {}

type Schema = z.core.$ZodType
type AnyRoute = Register extends { routes: readonly (infer Route)[] } ? Route : never

export type ApiMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type FilledIn<Path> = Path extends `${infer Before}{id}${infer After}`
  ? `${Before}${string}${After}`
  : Path
/** What may be asked for: a path of the contract with its id filled in, and a query. */
type AddressOf<Route> = Route extends { path: infer Path extends string }
  ? FilledIn<Path> | `${FilledIn<Path>}?${string}`
  : never

type RoutesWith<Method> = AnyRoute extends infer Route
  ? Route extends { method: Method }
    ? Route
    : never
  : never
type RouteAt<Method, Address> =
  RoutesWith<Method> extends infer Route
    ? Route extends unknown
      ? Address extends AddressOf<Route>
        ? Route
        : never
      : never
    : never

/** The addresses that have a method. */
export type ApiAddress<Method extends ApiMethod> = AddressOf<RoutesWith<Method>>

/** What a call sends as JSON, or the form with its file. */
export type ApiBody<Method extends ApiMethod, Address> =
  RouteAt<Method, Address> extends { body?: infer Body }
    ? Body extends Schema
      ? z.input<Body>
      : Body extends 'file'
        ? FormData
        : undefined
    : never

/** What comes back, parsed. */
export type ApiResponse<Method extends ApiMethod, Address> =
  RouteAt<Method, Address> extends { response: infer Response }
    ? Response extends { pageOf: infer Item extends Schema }
      ? z.output<Item>[]
      : Response extends Schema
        ? z.output<Response>
        : never
    : never

/** The paths of lists that are read by the page. */
export type ApiListPath =
  RoutesWith<'GET'> extends infer Route
    ? Route extends { response: { pageOf: Schema }; path: infer Path extends string }
      ? Path
      : never
    : never

/** An item of such a list. */
export type ApiItem<Path> = ApiResponse<'GET', Path> extends (infer Item)[] ? Item : never
