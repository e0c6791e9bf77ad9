import { randomId } from '~/domain/access/random-id'
import type { Db } from '~/store/database'
import type { Dossier } from '~/store/dossiers'
import { closeEarlierRounds, insertTransmission } from '~/store/transmissions'
import type { Deps } from '../deps'

type QueueDeps = Pick<Deps, 'aidBodies' | 'publicUrl' | 'clock'>

/**
 * Queues the handing over of a dossier to each configured body within the caller's transaction, or
 * notes it « à transmettre manuellement ». What still waited from an earlier time is superseded; a
 * test dossier goes to nobody.
 */
export async function queueTransmissions(trx: Db, deps: QueueDeps, dossier: Dossier) {
  if (dossier.is_test) return
  const now = deps.clock()
  const round = 1 + (await closeEarlierRounds(trx, dossier.id, now))
  const { all } = deps.aidBodies
  const receivers = all.length > 0 ? all : [{ id: 'manuel', name: 'À la main', channel: 'manual' as const }]
  for (const { id: body, name: body_name, channel } of receivers) {
    const id = randomId()
    await insertTransmission(trx, {
      ...{ id, round, body, body_name, channel },
      dossier_id: dossier.id,
      state: channel === 'manual' ? 'manual' : 'queued',
      message_id: `<${id}@${new URL(deps.publicUrl).hostname}>`,
      ...{ last_error: null, receipt: null, note: null },
      ...{ link_token: null, link_hash: null, link_expires_at: null },
      ...{ created_at: now, sent_at: null, settled_at: null },
    })
  }
}
