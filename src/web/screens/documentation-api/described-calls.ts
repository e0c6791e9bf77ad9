import type { Call } from '~/contract/call'
import { contract } from '~/contract/contract'
import { describeApi } from '~/contract/openapi'
import { formatWhole } from '~/domain/text/french'

/** One field of a question or an answer, with those it holds itself. */
export interface DescribedField {
  name: string
  /** « texte, 200 caractères au plus », « liste de nombres ». */
  kind: string
  required: boolean
  fields: DescribedField[]
}

/** One call as the page shows it. */
export interface DescribedCall {
  name: string
  method: string
  path: string
  summary: string
  reader: Call['reader']
  query: DescribedField[]
  body: DescribedField[]
  status: string
  reply: DescribedField[]
  /** The media types of a reply that is a file. */
  media: string | null
}

interface Schema {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  contentMediaType?: string
  maxLength?: number
  minimum?: number
  maximum?: number
  default?: unknown
}

interface Content {
  content?: Record<string, { schema?: Schema }>
}

interface Operation {
  operationId: keyof typeof contract
  summary: string
  tags: [string]
  parameters: { name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: Content
  responses: Record<string, Content>
}

/** Every call of the description that programs read, by the first part of its path. */
export function describedCalls(): { group: string; calls: DescribedCall[] }[] {
  const { paths } = describeApi('', '') as { paths: Record<string, Record<string, Operation>> }
  const groups = new Map<string, DescribedCall[]>()
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const [group] = operation.tags
      groups.set(group, [...(groups.get(group) ?? []), describe(method, path, operation)])
    }
  }
  return [...groups].map(([group, calls]) => ({ group, calls }))
}

function describe(method: string, path: string, operation: Operation): DescribedCall {
  const { operationId: name, summary, parameters, requestBody, responses } = operation
  const [status = '', reply = {}] = Object.entries(responses).find(([code]) => code !== 'default') ?? []
  const media = Object.keys(reply.content ?? {})
  return {
    ...{ name, method: method.toUpperCase(), path, summary, status },
    reader: contract[name].reader,
    query: parameters
      .filter(parameter => parameter.in === 'query')
      .map(parameter => fieldOf(parameter.name, parameter.schema, parameter.required)),
    body: fieldsOf(Object.values(requestBody?.content ?? {})[0]?.schema),
    reply: fieldsOf(reply.content?.['application/json']?.schema),
    media: media.length === 0 || media.includes('application/json') ? null : media.join(', '),
  }
}

function fieldsOf(schema: Schema | undefined): DescribedField[] {
  const inner = innerOf(schema)
  return Object.entries(inner?.properties ?? {}).map(([name, field]) =>
    fieldOf(name, field, inner?.required?.includes(name) ?? false),
  )
}

const fieldOf = (name: string, schema: Schema, required: boolean): DescribedField => ({
  ...{ name, required },
  kind: kindOf(schema),
  fields: fieldsOf(schema),
})

/** Through a list or « or null » to the schema that has fields. */
function innerOf(schema: Schema | undefined): Schema | undefined {
  if (schema?.items) return innerOf(schema.items)
  const options = schema?.anyOf?.filter(option => option.type !== 'null')
  return options?.[0] ? innerOf(options[0]) : schema
}

const words: Record<string, string> = {
  string: 'texte',
  number: 'nombre',
  integer: 'nombre entier',
  boolean: 'vrai ou faux',
  object: 'objet',
  null: 'null',
}

function kindOf(schema: Schema): string {
  const { anyOf, items, maxLength, minimum, maximum } = schema
  if (schema.contentMediaType) return 'fichier'
  if (anyOf) return anyOf.map(kindOf).join(' ou ')
  if (items) return `liste\u00a0: ${kindOf(items)}`
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value)).join(', ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  return [
    words[schema.type ?? ''] ?? 'libre',
    maxLength !== undefined && `${formatWhole(maxLength)} caractères au plus`,
    minimum !== undefined && maximum !== undefined && `de ${minimum} à ${formatWhole(maximum)}`,
    schema.default !== undefined && schema.default !== '' && `${JSON.stringify(schema.default)} sans réponse`,
  ]
    .filter(Boolean)
    .join(', ')
}
