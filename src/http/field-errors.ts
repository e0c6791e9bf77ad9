import type * as z from 'zod/mini'
import type { FieldError } from '~/domain/refusal'
import { formatDecimals } from '~/domain/text/french'

/** A schema's complaints as one French sentence per field; a schema's own message wins. */
export function fieldErrors(error: z.core.$ZodError): FieldError[] {
  const byField = new Map<string, string>()
  for (const issue of error.issues) {
    const field = issue.path.join('.')
    if (!byField.has(field)) byField.set(field, sentence(issue))
  }
  return [...byField].map(([field, message]) => ({ field, message }))
}

function sentence(issue: z.core.$ZodIssue): string {
  if (issue.message && issue.message !== 'Invalid input') return issue.message
  if (issue.code === 'too_big' && isNumeric(issue.origin))
    return `Ce nombre ne doit pas dépasser ${shown(issue.maximum)}.`
  if (issue.code === 'too_small' && isNumeric(issue.origin))
    return `Ce nombre doit être d’au moins ${shown(issue.minimum)}.`
  if (issue.code === 'too_big' && issue.origin === 'array') return `Pas plus de ${issue.maximum} à la fois.`
  if (issue.code === 'too_big') return `Ce champ ne doit pas dépasser ${shown(issue.maximum)} caractères.`
  if (issue.code === 'too_small') return 'Ce champ est obligatoire.'
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'Ce champ est obligatoire.'
  return 'Cette valeur n’est pas valable.'
}

const shown = (bound: number | bigint) => formatDecimals(Number(bound), 2)

const isNumeric = (origin: string) => ['number', 'int', 'bigint'].includes(origin)
