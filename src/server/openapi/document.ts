import * as z from 'zod/mini'
import { LIST_LIMIT_DEFAULT, LIST_LIMIT_MAX, TOTAL_COUNT_HEADER } from '@/domain/list-query'
import { errorResponse } from '@/domain/responses/common'
import { getEnv, siteUrl } from '@/env'
import { nameOnHost } from '../http/cookies'
import { FILE_TYPES, named, type Route } from '../http/define-route'
import { FORM_TYPE } from '../http/form-post'
import { DONOR_COOKIE } from '../my-giving/logins'
import { inputSchema, type JsonSchema, outputSchema } from './json-schema'

const STATUS_WORDS: Record<number, string> = {
  400: 'The body or the query is malformed or invalid',
  401: 'No valid session, credentials or signature',
  403: 'Cross-site request, account not permitted, or password not confirmed recently',
  404: 'No such document',
  409: 'Changed in the meantime, already taken, or still in progress',
  413: 'The body is too large',
  415: 'Unsupported file type or compressed body (Content-Encoding)',
  422: 'The Idempotency-Key was already used with another body',
  429: 'Too many requests; `Retry-After` says when to try again',
  502: 'The payment gateway failed',
  503: 'Not available or not configured',
}

/** What the query parameters mean in every call, and what a schema cannot express. */
const QUERY: Record<string, JsonSchema> = {
  search: {
    description:
      'Words that must all occur, in any case. Donations and donors: or the number of a receipt',
  },
  page: { type: 'integer', minimum: 1, default: 1 },
  limit: { type: 'integer', minimum: 1, maximum: LIST_LIMIT_MAX, default: LIST_LIMIT_DEFAULT },
  status: { description: 'Filters by status' },
  from: { format: 'date', description: 'First day, by Indian time' },
  to: { format: 'date', description: 'Last day, inclusive, by Indian time' },
  actor: { description: 'Only the actions of this account' },
  subjectId: { description: 'Only the history of this document' },
  export: { description: 'Id of an export of the list, which the audit log records' },
  volunteer: { description: 'If present, the photo of a volunteer, which stays private' },
  locale: { default: 'en' },
  donation: { description: 'The `donationId` of the order' },
  kind: { description: 'Filters by kind' },
}

/** The same key with the same body gives the same outcome, and never acts twice. */
const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', format: 'uuid' },
}

/** A change is refused with 409 if the document is no longer the version that the client saw. */
const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  description: 'The `updatedAt` of the version to change; without it, any version',
  schema: { type: 'string' },
}

const Failure = named('Error', errorResponse)

/** Builds the contract's OpenAPI 3.1 document from the very schemas that the handlers use. */
export function openApiDocument(routes: readonly Route[]) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Manavta',
      version: '1.0.0',
      description:
        'All API calls of the public site and the dashboard. Cross-site writes are refused by their Origin header.',
    },
    servers: [{ url: siteUrl(getEnv()) }],
    paths: pathsOf(routes),
    components: {
      schemas: componentsOf(routes),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: nameOnHost('manavta-token') },
        donor: { type: 'apiKey', in: 'cookie', name: nameOnHost(DONOR_COOKIE) },
        metricsToken: { type: 'http', scheme: 'bearer', description: 'METRICS_TOKEN' },
      },
    },
  }
}

function pathsOf(routes: readonly Route[]) {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) }
  }
  return paths
}

function operation(route: Route) {
  const { path, query, body, isMoney, isVersioned, form } = route
  const proof = route.access === 'anyone' ? route.proof : 'session'
  const shape = (query as z.ZodMiniObject | undefined)?.shape ?? {}
  return {
    summary: route.summary,
    tags: [path.startsWith('/api/admin/') ? 'Admin' : 'Public'],
    ...(proof ? { security: [{ [proof]: [] }] } : {}),
    parameters: [
      ...(hasId(route)
        ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }]
        : []),
      ...Object.entries(shape).map(([name, field]) => ({
        name,
        in: 'query',
        schema: { ...inputSchema(field), ...QUERY[name] },
      })),
      ...(isMoney ? [IDEMPOTENCY_KEY] : []),
      ...(isVersioned ? [IF_MATCH] : []),
    ],
    ...(body ? { requestBody: requestBody(body, form) } : {}),
    responses: {
      [route.status ?? 200]: success(route),
      ...(route.isCacheable ? { 304: { description: 'Not modified (`If-None-Match`)' } } : {}),
      ...(route.leadsToPage
        ? { 302: redirect('To the page of an unknown address, for a browser that follows a link') }
        : {}),
      ...(route.accepted ? { 202: { ...success(route), description: route.accepted } } : {}),
      ...(form
        ? { 303: redirect('After a native form submission: back to the page of the form') }
        : {}),
      ...Object.fromEntries(errorStatuses(route).map((status) => [status, failure(status)])),
    },
  }
}

function requestBody(body: NonNullable<Route['body']>, form: Route['form']) {
  if (body === 'raw-json') return { required: true, content: { 'application/json': {} } }
  if (body === 'raw-form') return { required: true, content: { [FORM_TYPE]: {} } }
  if (body !== 'file') {
    const schema = reference(body, inputSchema)
    const content = { 'application/json': { schema }, ...(form && { [FORM_TYPE]: { schema } }) }
    return { required: true, content }
  }
  const schema = {
    type: 'object',
    properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
    required: ['file'],
  }
  return { required: true, content: { 'multipart/form-data': { schema } } }
}

function success({ response, status }: Route) {
  if (status === 303) return redirect('See other')
  if (typeof response === 'string') {
    return { description: 'Success', content: { [FILE_TYPES[response]]: {} } }
  }
  const isPage = 'pageOf' in response
  const total = { description: 'Total number of items on all pages', schema: { type: 'integer' } }
  const schema = isPage
    ? { type: 'array', items: reference(response.pageOf, outputSchema) }
    : reference(response, outputSchema)
  return {
    description: 'Success',
    ...(isPage ? { headers: { [TOTAL_COUNT_HEADER]: total } } : {}),
    content: { 'application/json': { schema } },
  }
}

function redirect(description: string) {
  const Location = { description: 'Where the browser continues', schema: { type: 'string' } }
  return { description, headers: { Location } }
}

function errorStatuses(route: Route): number[] {
  const { access, proof, method, body, query, isMoney, isVersioned, errors = [] } = route
  const isWrite = method !== 'GET' || hasId(route)
  const statuses = [
    ...(body || isMoney || query ? [400] : []),
    ...(isMoney ? [409, 422] : []),
    ...(isVersioned ? [409] : []),
    ...(access === 'anyone' && !proof ? [] : [401]),
    ...(access === 'admin' || isWrite ? [403] : []),
    ...(hasId(route) ? [404] : []),
    // Somebody is editing it in the panel.
    ...(hasId(route) && (body || method === 'DELETE') ? [409] : []),
    ...(body ? [413, 415] : []),
    ...(route.limit ? [429] : []),
    ...errors,
  ]
  return [...new Set(statuses)].sort()
}

function failure(status: number) {
  return {
    description: STATUS_WORDS[status] ?? 'Failure',
    content: { 'application/json': { schema: reference(Failure, outputSchema) } },
  }
}

function hasId({ path }: Route): boolean {
  return path.includes('{id}')
}

/** Collects all named schemas that the routes use. */
function componentsOf(routes: readonly Route[]): Record<string, JsonSchema> {
  const components: Record<string, JsonSchema> = {}
  const add = (schema: z.core.$ZodType, toJson: typeof inputSchema) => {
    for (const part of partsOf(schema)) {
      const name = nameOf(part)
      if (name) components[name] ??= toJson(part)
    }
  }
  add(Failure, outputSchema)
  for (const { response, body } of routes) {
    if (typeof response !== 'string')
      add('pageOf' in response ? response.pageOf : response, outputSchema)
    if (body && typeof body !== 'string') add(body, inputSchema)
  }
  return components
}

/** Returns the items of a list, the options of a union, or else the schema itself. */
function partsOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (schema instanceof z.ZodMiniArray) return [schema.def.element]
  if (schema instanceof z.ZodMiniUnion) return schema.def.options as z.core.$ZodType[]
  return [schema]
}

function reference(schema: z.core.$ZodType, toJson: typeof inputSchema): JsonSchema {
  const [first, ...others] = partsOf(schema).map((part) => {
    const name = nameOf(part)
    return name ? { $ref: `#/components/schemas/${name}` } : toJson(part)
  })
  if (schema instanceof z.ZodMiniArray) return { type: 'array', items: first }
  return others.length > 0 ? { anyOf: [first, ...others] } : (first ?? {})
}

function nameOf(schema: z.core.$ZodType): string | undefined {
  return z.globalRegistry.get(schema)?.id
}
