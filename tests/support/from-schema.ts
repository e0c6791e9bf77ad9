import fc from 'fast-check'

/** A JSON schema as the description of the API writes them. */
interface Schema {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

/** Values that a schema lets through, or almost: patterns and formats are left to chance. */
export function fromSchema(schema: Schema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(fromSchema))
  switch (schema.type) {
    case 'string':
      return text(schema)
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.max(schema.minimum ?? -1_000, -1_000_000),
        max: Math.min(schema.maximum ?? 1_000_000, 1_000_000),
      })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(fromSchema(schema.items ?? {}), { maxLength: 4 })
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, fromSchema(inner)]),
        ),
        { requiredKeys: schema.required ?? [] },
      )
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

/** Words of every script, and what fields of ours usually hold. */
const text = ({ minLength = 0, maxLength = 60 }: Schema) =>
  fc
    .oneof(
      fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, 60) }),
      fc.constantFrom(
        'gerante@exemple.fr',
        '73282932000074',
        '2026-02-29',
        'rib',
        'un-titre',
        '0',
        '<b>',
        '\0',
      ),
    )
    .filter(words => words.length >= minLength && words.length <= maxLength)
