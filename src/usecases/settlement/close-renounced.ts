import type { DossierStatus } from '~/domain/dossier/dossier'
import type { Actor } from '~/domain/journal/actor'
import type { Db } from '~/store/database/database'
import { type LockedDossier, NO_DECISION, updateDossier } from '~/store/dossiers/dossiers'
import { appendEvent } from '~/store/events/events'
import { findInvoice } from '~/store/papers/invoices'
import { endTransmissions } from '~/store/transmissions/transmissions'
import type { Deps } from '../ground/deps'
import { issueAvoir } from '../invoice/issue-avoir'
import { queueEmail } from '../outbox/queue-email'

export type CloseRenouncedDeps = Pick<
  Deps,
  'db' | 'encryptedFiles' | 'pdfRenderer' | 'sealer' | 'clock' | 'publicUrl'
>

/**
 * Ends a dossier whose client renounces, or has said nothing by the end of the delay: the avoir, the end of what is under
 * way to aid bodies, the e-mail and the line of the journal, in the caller's transaction.
 * @returns the key of the avoir's file, to be removed when the transaction fails; null where none was written
 */
export async function closeRenounced(
  trx: Db,
  deps: CloseRenouncedDeps,
  dossier: LockedDossier,
  to: DossierStatus,
  by: Actor,
): Promise<string | null> {
  const now = deps.clock()
  const { id, status: from, signed_at, invoice_number } = dossier
  // Where a refusal waits there may be nothing signed.
  const invoice = signed_at && invoice_number ? await findInvoice(trx, invoice_number) : undefined
  const issued = invoice ? await issueAvoir(trx, deps, invoice, 'renounced', by) : null
  await endTransmissions(trx, dossier, null, now)
  const refused = { refusal_motive: 'renounced', refusal_sentence: null } as const
  await updateDossier(trx, dossier, { ...NO_DECISION, ...refused, status: to }, now)
  await queueEmail(trx, deps, {
    kind: 'dossier-refused',
    recipient: dossier.email,
    dossier_id: id,
    data: {
      invoice_number: invoice?.number ?? null,
      avoir_number: issued?.avoir.number ?? null,
      motive: 'renounced',
      ...(by.kind === 'clock' ? { silent: true } : {}),
    },
    by,
  })
  const data = { from, to, motive: 'renounced' } as const
  await appendEvent(trx, { dossier_id: id, type: 'status-changed', at: now, by, data })
  return issued?.written ?? null
}
