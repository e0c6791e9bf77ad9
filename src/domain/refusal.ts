import type { RefusalCode } from './refusal-code'

/** One field that does not pass, with the French sentence shown beside it. */
export interface FieldError {
  field: string
  message: string
}

/** Thrown by commands; questions return an answer instead. A cause is a failure of ours, to be reported. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly errors: FieldError[]
  /** A sentence that says more than the code's own, for instance the pieces that are missing. */
  readonly detail: string | undefined
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined
  /** The work to be done before the same call passes. */
  readonly challenge: object | undefined

  constructor(
    code: RefusalCode,
    more: {
      errors?: FieldError[]
      detail?: string
      retryAfter?: number
      challenge?: object
      cause?: unknown
    } = {},
  ) {
    super(code, more.cause === undefined ? {} : { cause: more.cause })
    this.name = 'Refusal'
    this.code = code
    this.errors = more.errors ?? []
    this.detail = more.detail
    this.retryAfter = more.retryAfter
    this.challenge = more.challenge
  }
}
