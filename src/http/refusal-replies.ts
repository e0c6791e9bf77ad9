import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { RefusalCode } from '~/domain/refusal'

/** The status and the French sentence of each refusal (DECISIONS.md section 3). */
export const refusalReplies: Record<RefusalCode, { status: ContentfulStatusCode; detail: string }> = {
  'not-found': { status: 404, detail: 'Cette adresse ne mène à rien.' },
  'invalid-request': { status: 400, detail: 'La demande n’a pas pu être lue.' },
  'invalid-fields': { status: 422, detail: 'Certains champs sont à corriger.' },
  unauthorised: { status: 401, detail: 'Session expirée' },
  'wrong-password': { status: 401, detail: 'Mot de passe incorrect' },
  'too-many-attempts': { status: 429, detail: 'Trop de tentatives. Veuillez réessayer plus tard.' },
  'too-many-requests': {
    status: 429,
    detail: 'Trop de demandes en peu de temps. Veuillez réessayer dans quelques minutes.',
  },
}
