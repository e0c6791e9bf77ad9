import { TEST_DOSSIER_MS } from '~/domain/dossier/test-company'
import { deleteDossier, expiredTestDossiers, lockDossier } from '~/store/dossiers/dossiers'
import { deleteEvents } from '~/store/events/events'
import { addJob } from '~/store/jobs/jobs'
import { deleteTestInvoices } from '~/store/papers/invoice-drafts'
import { documentsOf } from '~/store/pieces/documents'
import type { DbAndClock } from '../ground/deps'

/** Removes what is left of test dossiers after an hour: rows, journal, invoice, then files. */
export async function removeTestDossiers({ db, clock }: DbAndClock) {
  for (const id of await expiredTestDossiers(db, new Date(clock().getTime() - TEST_DOSSIER_MS), 100)) {
    await db.transaction().execute(async trx => {
      const dossier = await lockDossier(trx, id)
      if (!dossier) return
      const pieces = await documentsOf(trx, id)
      const papers = await deleteTestInvoices(trx, id)
      await deleteEvents(trx, id)
      await deleteDossier(trx, dossier)
      const file_keys = [...pieces.map(piece => piece.file_key), ...papers]
      await addJob(trx, 'remove-leftovers', { file_keys, message_ids: [] })
    })
  }
}
