import type { FieldError } from '~/domain/refusal'
import type { RefusalCode } from '~/domain/refusal-code'
import { ApiProblem } from './api-problem'

/** What became of a call that failed: the server's refusal, or no answer of its own that could be read. */
export type Failure =
  | {
      kind: 'refused'
      status: number
      code: RefusalCode | 'unknown'
      message: string
      errors: FieldError[]
    }
  | { kind: 'silent' }

/** Where no answer came, the sentence for it; what was typed is still there. */
export const SILENT = 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.'
/** The same where one might fear for what was sent before. */
export const NOTHING_LOST =
  'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez\u00a0: rien n’est perdu.'
/** specification A8. */
export const NO_CONNECTION = 'Erreur de connexion. Veuillez réessayer.'

/** What a call threw, as data. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiProblem)) return { kind: 'silent' }
  const { status, code, message, errors } = error
  return { kind: 'refused', status, code, message, errors }
}

/** Whether the server answered with one of these statuses of HTTP. */
export const answeredWith = (error: unknown, ...statuses: number[]): boolean =>
  error instanceof ApiProblem && statuses.includes(error.status)

/** What was asked for is not there, or no longer. */
export const isMissing = (error: unknown): boolean => answeredWith(error, 404)

/** Whether the server refused for this reason. */
export const isRefusedFor = (error: unknown, code: RefusalCode): boolean =>
  error instanceof ApiProblem && error.code === code

/** The fields that the server refused, each with its sentence; none where it named none, or kept silent. */
export const errorsOf = (error: unknown): FieldError[] => (error instanceof ApiProblem ? error.errors : [])

/** The server's own sentence. @param silent what to say where no answer came */
export const wordsOf = (error: unknown, silent = SILENT): string =>
  error instanceof ApiProblem ? error.message : silent

/** The same where one field is asked for: what is wrong with it, before what is said of the whole. */
export const fieldWordsOf = (error: unknown, silent = SILENT): string =>
  errorsOf(error)[0]?.message ?? wordsOf(error, silent)
