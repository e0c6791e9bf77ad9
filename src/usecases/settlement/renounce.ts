import { advance } from '~/domain/dossier/life'
import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { readLife } from '~/store/dossiers/dossier-life'
import type { HolderKey } from '~/store/dossiers/dossiers'
import { requireFreshCode } from '../address/require-fresh-code'
import type { Deps } from '../ground/deps'
import { discardFile } from '../ground/discard-file'
import { lockRealDossier } from '../ground/lock-real-dossier'
import { closeRenounced } from './close-renounced'

type RenounceDeps = Pick<
  Deps,
  'db' | 'encryptedFiles' | 'mailer' | 'pdfRenderer' | 'sealer' | 'clock' | 'publicUrl'
>

/**
 * The client renounces: before a decision, or within the delay when less than the total was granted (specification
 * B4). At once, with no delay to undo it: the avoir, then the e-mail; a decision that waited to leave is
 * thereby cancelled. It asks for a code typed just now, where e-mails leave. A repeat does nothing more.
 * @throws Refusal not-found, fresh-code-needed, transition-forbidden
 */
export async function renounce(deps: RenounceDeps, by: ClientActor, key: HolderKey) {
  const now = deps.clock()
  let written: string | null = null
  try {
    await deps.db.transaction().execute(async trx => {
      const dossier = await lockRealDossier(trx, key)
      if (dossier.refusal_motive === 'renounced' && dossier.decision_id === null) return
      requireFreshCode(deps, dossier)
      const step = advance(await readLife(trx, dossier, now), 'renounce')
      if (!step) throw new Refusal('transition-forbidden', { detail: TOO_LATE })
      written = await closeRenounced(trx, deps, dossier, step.to, by)
    })
  } catch (error) {
    if (written) await discardFile(deps, written, error)
    throw error
  }
}

const TOO_LATE =
  'Vous ne pouvez plus renoncer ici\u00a0: le délai est passé, ou rien n’est à annuler. Écrivez-nous.'
