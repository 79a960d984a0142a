import type * as z from 'zod/mini'

/**
 * The routes of the contract, filled in by `src/server/routes.ts`. Only types are shared: no server code
 * reaches the browser (docs/decisions/0080-one-definition-a-call.md).
 * @public for knip, which does not see the declaration merging.
 */
// biome-ignore lint/suspicious/noEmptyInterface: only an interface allows declaration merging.
export interface Register {}

type Schema = z.core.$ZodType
type AnyRoute = Register extends { routes: readonly (infer Route)[] } ? Route : never

export type ApiMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type FilledIn<Path> = Path extends `${infer Before}{id}${infer After}`
  ? `${Before}${string}${After}`
  : Path
/** A requestable address: a path of the contract with its id filled in, and optionally a query. */
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

/** The addresses that accept a method. */
export type ApiAddress<Method extends ApiMethod> = AddressOf<RoutesWith<Method>>

/** The JSON body of a call, or `FormData` with its file. */
export type ApiBody<Method extends ApiMethod, Address> =
  RouteAt<Method, Address> extends { body?: infer Body }
    ? Body extends Schema
      ? z.input<Body>
      : Body extends 'file'
        ? FormData
        : undefined
    : never

/** The parsed response. */
export type ApiResponse<Method extends ApiMethod, Address> =
  RouteAt<Method, Address> extends { response: infer Response }
    ? Response extends { pageOf: infer Item extends Schema }
      ? z.output<Item>[]
      : Response extends Schema
        ? z.output<Response>
        : never
    : never

/** The paths of paginated lists. */
export type ApiListPath =
  RoutesWith<'GET'> extends infer Route
    ? Route extends { response: { pageOf: Schema }; path: infer Path extends string }
      ? Path
      : never
    : never

/** An item of a paginated list. */
export type ApiItem<Path> = ApiResponse<'GET', Path> extends (infer Item)[] ? Item : never
