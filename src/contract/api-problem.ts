import type { FieldError } from '~/domain/refusal'
import type { RefusalCode } from '~/domain/refusal-code'

/** A refusal as the server told it (RFC 9457), thrown by every method of the client; screens ask `failure.ts` about it. */
export class ApiProblem extends Error {
  readonly status: number
  /** « unknown »: what answered says none, a proxy for instance. */
  readonly code: RefusalCode | 'unknown'
  readonly errors: FieldError[]

  /** By name: the pages and the server are bundled apart, each with its own copy of this class. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiProblem'
  }

  constructor(status: number, body: { code?: RefusalCode; detail?: string; errors?: FieldError[] }) {
    super(body.detail ?? unexplained(status))
    this.name = 'ApiProblem'
    this.status = status
    this.code = body.code ?? 'unknown'
    this.errors = body.errors ?? []
  }
}

/** What stands between the visitor and the server, a proxy for instance, answers without our words. */
function unexplained(status: number): string {
  return `Le serveur n’a pas pu répondre (erreur\u00a0${status}). Réessayez dans un instant.`
}
