import { auditSubjects } from '@/domain/audit'
import { attentionKinds } from '@/domain/donation'
import { LIST_LIMIT_DEFAULT, LIST_LIMIT_MAX, TOTAL_COUNT_HEADER } from '@/domain/list-query'
import { getEnv, siteUrl } from '@/env'
import { type AnswerName, answerSchemas, bodySchemas, type Call, calls } from './calls'
import { answerSchema, bodySchema, type JsonSchema } from './json-schema'

const STATUS_WORDS: Record<number, string> = {
  400: 'The body does not parse or does not validate',
  401: 'No session, or refused',
  403: 'From another site, or not allowed to this account',
  404: 'There is no such document',
  409: 'It has been changed in the meantime, is taken, or is still under way',
  413: 'The body is too large',
  415: 'Not an accepted image',
  422: 'The Idempotency-Key was sent with another body before',
  429: 'Too many requests; `Retry-After` says for how long',
  502: 'The payment gateway failed',
  503: 'Not available or not configured',
}

const QUERY: Record<NonNullable<Call['query']>[number], JsonSchema> = {
  search: { type: 'string', description: 'A substring, in whatever case' },
  page: { type: 'integer', minimum: 1, default: 1 },
  limit: { type: 'integer', minimum: 1, maximum: LIST_LIMIT_MAX, default: LIST_LIMIT_DEFAULT },
  status: { type: 'string', description: 'Only those of one status of the answer' },
  from: { type: 'string', format: 'date', description: 'From this day of the Indian calendar on' },
  to: { type: 'string', format: 'date', description: 'Up to this day, which is included' },
  actor: { type: 'string', description: 'Only what this person did' },
  subject: { type: 'string', enum: [...auditSubjects] },
  subjectId: { type: 'string', description: 'Only the history of this document' },
  export: {
    type: 'string',
    format: 'uuid',
    description: 'Names one export of the list: it is noted in the audit log',
  },
  volunteer: { type: 'string', description: 'Present: the photo of a volunteer, kept private' },
  locale: { type: 'string', enum: ['en', 'hi'], default: 'en' },
  donation: { type: 'string', description: 'The `donationId` of the order' },
  kind: { type: 'string', enum: [...attentionKinds], description: 'Only those of one kind' },
}

/** The same key with the same body gives the same outcome, and never acts twice. */
const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', format: 'uuid' },
}

/** The contract as an OpenAPI 3.1 document, made of the very schemas that the handlers use. */
export function openApiDocument() {
  const env = getEnv()
  return {
    openapi: '3.1.0',
    info: {
      title: 'Manavta',
      version: '1.0.0',
      description:
        'Every call of the public site and the dashboard. Writes from other sites are refused by their Origin.',
    },
    servers: [{ url: siteUrl(env) }],
    paths: mapValues(calls, (methods, path) => mapValues(methods, (call) => operation(call, path))),
    components: {
      schemas: {
        ...mapValues(answerSchemas, answerSchema),
        ...mapValues(bodySchemas, bodySchema),
      },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: `${siteUrl(env).startsWith('https:') ? '__Host-manavta' : 'manavta'}-token`,
        },
      },
    },
  }
}

function operation(call: Call, path: string) {
  const hasId = path.includes('{id}')
  return {
    summary: call.summary,
    tags: [path.startsWith('/api/admin/') ? 'Admin' : 'Public'],
    ...(call.access === 'anyone' ? {} : { security: [{ session: [] }] }),
    parameters: [
      ...(hasId ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }] : []),
      ...(call.query ?? []).map((name) => ({ name, in: 'query', schema: QUERY[name] })),
      ...(call.isMoney ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(call.body ? { requestBody: requestBody(call.body) } : {}),
    responses: {
      [call.status ?? 200]: success(call),
      ...(call.accepted ? { 202: { ...success(call), description: call.accepted } } : {}),
      ...Object.fromEntries(errorStatuses(call, hasId).map((status) => [status, failure(status)])),
    },
  }
}

function requestBody(body: NonNullable<Call['body']>) {
  if (body === 'raw') return { required: true, content: { 'application/json': {} } }
  if (body !== 'file') {
    return { required: true, content: { 'application/json': { schema: reference(body) } } }
  }
  const schema = {
    type: 'object',
    properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
    required: ['file'],
  }
  return { required: true, content: { 'multipart/form-data': { schema } } }
}

function success({ answer, isList, query = [] }: Call) {
  const names = Array.isArray(answer) ? answer : [answer]
  const one =
    names.length > 1 ? { anyOf: names.map(answerReference) } : answerReference(names[0] ?? 'raw')
  const isPaged = query.includes('page')
  return {
    description: 'Success',
    ...(isPaged
      ? {
          headers: {
            [TOTAL_COUNT_HEADER]: {
              description: 'How many there are over all pages',
              schema: { type: 'integer' },
            },
          },
        }
      : {}),
    content: { 'application/json': { schema: isList ? { type: 'array', items: one } : one } },
  }
}

function errorStatuses(call: Call, hasId: boolean): number[] {
  const { access, body, query, isMoney, errors = [] } = call
  const isWrite = body !== undefined || hasId
  return [
    ...(body || isMoney || query?.includes('page') ? [400] : []),
    ...(isMoney ? [422] : []),
    ...(access === 'anyone' ? [] : [401]),
    ...(access === 'admin' || isWrite ? [403] : []),
    ...(hasId ? [404] : []),
    ...(hasId && body ? [409] : []),
    ...(body ? [413] : []),
    ...(body === 'file' ? [415] : []),
    ...errors,
  ].sort()
}

function failure(status: number) {
  return {
    description: STATUS_WORDS[status] ?? 'Failure',
    content: { 'application/json': { schema: reference('Error') } },
  }
}

function answerReference(name: AnswerName | 'raw'): JsonSchema {
  return name === 'raw' ? {} : reference(name)
}

function reference(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` }
}

function mapValues<Value, Result>(
  record: Record<string, Value>,
  map: (value: Value, key: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]))
}
