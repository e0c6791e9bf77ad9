import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describeApi } from '../../../src/contract/openapi'

interface Answered {
  method: string
  path: string
  status: number
  /** The media type, with or without its parameters. */
  type: string
  /** Read where it is JSON. */
  text: string
}

interface Described {
  paths: Record<string, Record<string, { responses: Record<string, { content?: Record<string, object> }> }>>
}

const api = describeApi('Essais', 'http://localhost') as unknown as Described

const ajv = new Ajv2020({ strict: false, allErrors: true })
;(addFormats as unknown as (to: Ajv2020) => void)(ajv)
ajv.addSchema(api, 'api')

/** Templates without placeholders first: /api/company/submit is not /api/company/{id}. */
const templates = Object.keys(api.paths)
  .sort((a, b) => Number(a.includes('{')) - Number(b.includes('{')))
  .map(path => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }))

/** What an answer has that the description of the API does not promise; null when it conforms. */
export function flawOf({ method, path, status, type, text }: Answered): string | null {
  if (status === 304) return null
  const media = type.split(';')[0]?.trim() ?? ''
  const where = `${method} ${path} ${status}`
  const template = templates.find(({ pattern }) => pattern.test(path))?.path
  const operation = template && api.paths[template]?.[method.toLowerCase()]
  if (!template || !operation)
    return status >= 400 ? misfit(where, '#/components/schemas/Problem', text) : `${where}: not described`
  const key = operation.responses[status] ? String(status) : 'default'
  if (key === 'default' && status < 400) return `${where}: a success that is not described`
  const content = operation.responses[key]?.content
  if (!content) return text === '' ? null : `${where}: a body that is not described`
  if (!(media in content)) return `${where}: ${media || 'no type'} instead of ${Object.keys(content)}`
  if (!/json$/.test(media) || !('schema' in (content[media] ?? {}))) return null
  const steps = ['paths', template, method.toLowerCase(), 'responses', key, 'content', media, 'schema']
  return misfit(where, `#/${steps.map(escaped).join('/')}`, text)
}

/** Each part of the description is compiled once. */
const validators = new Map<string, ValidateFunction>()
function validatorOf(pointer: string): ValidateFunction {
  const validate = validators.get(pointer) ?? ajv.compile({ $ref: `api${pointer}` })
  validators.set(pointer, validate)
  return validate
}

function misfit(where: string, pointer: string, text: string): string | null {
  try {
    const fits = validatorOf(pointer)
    return fits(JSON.parse(text)) ? null : `${where}: ${ajv.errorsText(fits.errors)}`
  } catch (error) {
    return `${where}: ${(error as Error).message}`
  }
}

/** A step of a JSON pointer within a URI fragment. */
const escaped = (step: string) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))
