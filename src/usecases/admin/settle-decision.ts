import type { Db } from '~/store/database'
import { type Dossier, lockDossier, updateDossier } from '~/store/dossiers'
import { appendEvent } from '~/store/events'
import { findInvoice } from '~/store/invoices'
import { addJob } from '~/store/jobs'
import type { Deps } from '../deps'
import { discardFile } from '../discard-file'
import { queueEmail } from '../emails/queue-email'
import { issueAvoir } from '../invoice/issue-avoir'

/**
 * Lets a decision leave once it can no longer be undone: the avoir for a refusal, then the e-mail, in
 * one transaction. A decision that was undone meanwhile, or has left, is nothing to do.
 */
export async function settleDecision(
  deps: Deps,
  { dossier_id, decision_id }: { dossier_id: string; decision_id: string },
) {
  const now = deps.clock()
  let written: string | null = null
  try {
    await deps.db.transaction().execute(async trx => {
      const dossier = await lockDossier(trx, dossier_id)
      if (!dossier || dossier.decision_id !== decision_id || !dossier.decision_due_at) return
      if (now < dossier.decision_due_at) return waitUntil(trx, dossier, dossier.decision_due_at)
      const number = dossier.invoice_number
      // An accepted dossier may have been paid within the quarter of an hour.
      const refused = dossier.status === 'Refusé'
      const invoice = number && refused ? await findInvoice(trx, number) : undefined
      const issued = invoice ? await issueAvoir(trx, deps, invoice, now) : null
      written = issued?.written ?? null
      await updateDossier(trx, dossier_id, { decision_id: null, decision_due_at: null }, now)
      await queueEmail(trx, deps, {
        kind: refused ? 'dossier-refused' : 'dossier-accepted',
        recipient: dossier.email,
        dossier_id,
        data: { invoice_number: number, avoir_number: issued?.avoir.number ?? null },
      })
      await appendEvent(trx, {
        dossier_id,
        type: 'decision-announced',
        at: now,
        actor: 'system',
        data: { status: refused ? 'Refusé' : 'Accepté', ...(issued ? { avoir: issued.avoir.number } : {}) },
      })
    })
  } catch (error) {
    if (written) await discardFile(deps, written, error)
    throw error
  }
}

async function waitUntil(trx: Db, { id, decision_id }: Dossier, runAt: Date) {
  await addJob(
    trx,
    'settle-decision',
    { dossier_id: id, decision_id },
    { key: `decision:${decision_id}`, runAt },
  )
}
