import * as z from 'zod/mini'
import { ADDRESS_PROOFS } from '~/domain/dossier/address-proof'
import { DOCUMENT_KINDS } from '~/domain/dossier/pieces/document-kind'
import { call } from '../call'
import { instant } from '../shapes/instant'

/**
 * Who somebody is (specification B11). The wizard opens a dossier with the header
 * `Address-Code: mail`: in the same transaction a message is queued, with a six-digit code and a link to `/dossier/lien/{token}`;
 * `requestAddressCode` mails another. The code, typed in the wizard, proves the address and keeps the dossier's id. The
 * link opens a page that reads `showDossierLink` and posts `answerDossierLink`: on an unproven dossier it
 * first says when that was opened and what it holds, and asks « Est-ce bien vous ? ».
 */
export const addressCalls = {
  /**
   * Mails a code; a changed address has been mailed one already, unasked. Where no e-mail leaves, nothing is
   * sent and `email_proof` is `not-asked`.
   * 429 `too-many-codes` after three in a day; 404 for a dossier that its address's holder disowned.
   */
  requestAddressCode: call('POST /api/company/{id}/address-code', {
    reader: 'public',
    budget: 'company-change',
    summary: 'Mails a six-digit code to the dossier’s address: ten minutes, five tries, three a day',
    status: 202,
    reply: z.object({ email_proof: z.enum(ADDRESS_PROOFS) }),
  }),
  /**
   * Proves the address by the newest code; spaces in it are ignored. Also the fresh code that export, erasure
   * and renunciation ask for: ten minutes long (`isCodeFresh` of domain/dossier/address-proof).
   * 422 `wrong-address-code` counts as a try; 409 `address-code-over`: expired, used, replaced, five tries.
   */
  confirmAddress: call('POST /api/company/{id}/confirm-address', {
    reader: 'public',
    budget: 'company-change',
    summary: 'Proves the dossier’s address by the code that was mailed to it',
    body: z.object({ code: z.string().check(z.regex(/^[\d\s]{6,12}$/)) }),
    reply: z.object({ email_proof: z.enum(ADDRESS_PROOFS) }),
  }),
  /** 404 when the link never was, was used, is over, or went to an address that the dossier no longer has. */
  showDossierLink: call('GET /api/dossier-link/{token}', {
    reader: 'public',
    summary: 'What a mailed link leads to; uses nothing up',
    reply: z.object({
      /** True: the page need not ask whether this is the reader's. */
      proven: z.boolean(),
      opened_at: instant,
      company_name: z.string(),
      siret: z.string(),
      documents: z.array(z.enum(DOCUMENT_KINDS)),
      signed: z.boolean(),
    }),
  }),
  /**
   * Uses the link up. `mine` gives the id to go on with: of a proven dossier the one it has, of an unproven one
   * a new one, and public calls on the one before answer 404. `not-mine` stops its messages, tells the team, and
   * gives null.
   */
  answerDossierLink: call('POST /api/dossier-link/{token}', {
    reader: 'public',
    budget: 'resume-link',
    summary: 'Uses a mailed link up: takes the dossier over, or says that it is not one’s own',
    body: z.object({ answer: z.enum(['mine', 'not-mine']) }),
    reply: z.object({ id: z.nullable(z.string()) }),
  }),
}
