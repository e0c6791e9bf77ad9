import * as z from 'zod/mini'
import type { Call } from './call'

export type Json = Record<string, unknown>

export function bodyOf({ body, parts }: Call): Json {
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

export function replyOf({ status, reply }: Call): Json {
  if (status === 204) return { description: 'Done' }
  if (typeof reply === 'string') {
    const content = Object.fromEntries(reply.split(', ').map(media => [media, {}]))
    return { description: 'The file', content }
  }
  return { description: 'Done', content: { 'application/json': { schema: schemaOf(reply, 'output') } } }
}

export function schemaOf(schema: Exclude<Call['query'], undefined>, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
