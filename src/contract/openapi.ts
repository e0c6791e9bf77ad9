import * as z from 'zod/mini'
import { pairsOf } from '~/domain/closed-list'
import type { Call } from './call'
import { contract } from './contract'

const PROBLEM = {
  type: 'object',
  required: ['type', 'status', 'code', 'detail'],
  properties: {
    type: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', description: 'Stable: branch on it, not on the sentence.' },
    detail: { type: 'string', description: 'A French sentence.' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}

/** The contract as OpenAPI 3.1: nothing is written twice, so nothing can differ. */
export function describeApi(title: string, publicUrl: string): Json {
  const paths: Record<string, Json> = {}
  for (const [name, entry] of pairsOf(contract)) {
    paths[entry.path] = { ...paths[entry.path], [entry.method.toLowerCase()]: operationOf(name, entry) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description: 'Refusals are RFC 9457 problems.',
      license: { name: 'UNLICENSED' },
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Problem: PROBLEM },
      securitySchemes: { administrator: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function operationOf(name: string, entry: Call): Json {
  return {
    operationId: name,
    summary: entry.summary,
    tags: [entry.path.split('/')[2] || 'site'],
    security: entry.reader === 'public' ? [] : [{ administrator: [] }],
    parameters: [...pathParameters(entry), ...queryParameters(entry)],
    ...bodyOf(entry),
    responses: {
      [entry.status ?? 200]: replyOf(entry),
      ...(entry.fromForm ? { 303: { description: 'Refused to a browser’s form: back to its page' } } : {}),
      default: {
        description: 'Refused',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}

const pathParameters = ({ path }: Call) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    ...{ name, in: 'path', required: true, schema: { type: 'string' } },
  }))

function queryParameters({ query }: Call) {
  if (!query) return []
  const { properties = {}, required = [] } = schemaOf(query, 'input')
  return Object.entries(properties).map(([name, schema]) => ({
    ...{ name, in: 'query', required: required.includes(name), schema },
  }))
}

type Json = Record<string, unknown>

function bodyOf({ body, parts }: Call): Json {
  if (body === undefined) return {}
  const content =
    body === 'multipart'
      ? { 'multipart/form-data': { schema: multipartOf(parts) } }
      : { 'application/json': { schema: schemaOf(body, 'input') } }
  return { requestBody: { required: true, content } }
}

function multipartOf(parts: Call['parts']): Json {
  const { properties = {}, required = [] } = parts ? schemaOf(parts, 'input') : {}
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  return { type: 'object', properties: { file, ...properties }, required: ['file', ...required] }
}

function replyOf({ status, reply }: Call): Json {
  if (status === 204) return { description: 'Done' }
  if (typeof reply === 'string') {
    const content = Object.fromEntries(reply.split(', ').map(media => [media, {}]))
    return { description: 'The file', content }
  }
  return { description: 'Done', content: { 'application/json': { schema: schemaOf(reply, 'output') } } }
}

function schemaOf(schema: Exclude<Call['query'], undefined>, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
