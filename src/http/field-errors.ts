import type { core } from 'zod/mini'
import type { FieldError } from '~/domain/refusal'

/** A schema's complaints as one French sentence per field; a schema's own message wins. */
export function fieldErrors(error: core.$ZodError): FieldError[] {
  const byField = new Map<string, string>()
  for (const issue of error.issues) {
    const field = issue.path.join('.')
    if (!byField.has(field)) byField.set(field, sentence(issue))
  }
  return [...byField].map(([field, message]) => ({ field, message }))
}

function sentence(issue: core.$ZodIssue): string {
  if (issue.message && issue.message !== 'Invalid input') return issue.message
  if (issue.code === 'too_big') return `Ce champ ne doit pas dépasser ${issue.maximum} caractères.`
  if (issue.code === 'too_small') return 'Ce champ est obligatoire.'
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'Ce champ est obligatoire.'
  return 'Cette valeur n’est pas valable.'
}
