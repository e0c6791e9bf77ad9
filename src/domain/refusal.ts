/**
 * Why a command is refused: a closed union. `http/refusal-replies.ts` gives each code its status
 * and its French sentence, exhaustively; screens and tests branch on the code, never on the sentence.
 */
export type RefusalCode =
  | 'not-found'
  | 'invalid-request'
  | 'json-expected'
  | 'cross-site'
  | 'invalid-fields'
  | 'unauthorised'
  | 'wrong-password'
  | 'code-needed'
  | 'too-many-codes'
  | 'wrong-address-code'
  | 'address-code-over'
  | 'wrong-code'
  | 'wrong-credentials'
  | 'wrong-passkey'
  | 'not-permitted'
  | 'account-exists'
  | 'invitation-over'
  | 'last-owner'
  | 'last-way-in'
  | 'too-many-attempts'
  | 'too-many-requests'
  | 'proof-needed'
  | 'too-many-streams'
  | 'too-many-views'
  | 'unavailable'
  | 'diagnostics-off'
  | 'paper-failed'
  | 'paper-altered'
  | 'request-too-large'
  | 'request-too-slow'
  | 'too-many-uploads'
  | 'too-many-messages'
  | 'storage-full'
  | 'file-not-clean'
  | 'unknown-document-type'
  | 'file-missing'
  | 'too-many-files'
  | 'file-empty'
  | 'file-too-large'
  | 'file-type'
  | 'documents-missing'
  | 'not-signed'
  | 'already-signed'
  | 'already-finalized'
  | 'invoice-changed'
  | 'agreements-changed'
  | 'territory-not-served'
  | 'signing-busy'
  | 'signing-closed'
  | 'clock-off'
  | 'idempotency-mismatch'
  | 'registered-in-france'
  | 'transition-forbidden'
  | 'dossier-changed'
  | 'second-account-needed'
  | 'settings-changed'
  | 'transmission-settled'
  | 'extension-refused'
  | 'decide-first'
  | 'payment-refused'
  | 'reminder-refused'
  | 'fresh-code-needed'
  | 'slug-taken'
  | 'content-changed'
  | 'campaign-changed'
  | 'balance-too-low'
  | 'number-taken'
  | 'selection-changed'
  | 'selection-too-large'
  | 'bulk-over'
  | 'dispute-closed'
  | 'request-taken'
  | 'request-withdrawn'
  | 'request-not-offered'
  | 'vat-unchecked'
  | 'vat-register-off'
  | 'vat-register-away'
  | 'link-expired'
  | 'link-elsewhere'
  | 'wrong-link-code'
  | 'no-email-leaves'

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
