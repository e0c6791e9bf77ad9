import { randomId } from '~/domain/access/random-id'
import type { Dossier } from '~/store/dossiers/dossiers'
import type { Deps } from '../ground/deps'

type NewDeps = Pick<Deps, 'aidBodies' | 'publicUrl' | 'clock'>

/**
 * The handing over of a dossier to each configured body, to be queued, or noted « à transmettre manuellement ». A
 * test dossier goes to nobody.
 * @param round how often the dossier is handed in with this time
 */
export function newTransmissions(deps: NewDeps, dossier: Dossier, round: number) {
  if (dossier.is_test) return []
  const now = deps.clock()
  const { all } = deps.aidBodies
  const receivers = all.length > 0 ? all : [{ id: 'manuel', name: 'À la main', channel: 'manual' as const }]
  return receivers.map(({ id: body, name: body_name, channel }) => {
    const id = randomId()
    return {
      ...{ id, round, body, body_name, channel },
      dossier_id: dossier.id,
      state: channel === 'manual' ? ('manual' as const) : ('queued' as const),
      message_id: `<${id}@${new URL(deps.publicUrl).hostname}>`,
      ...{ last_error: null, receipt: null, note: null },
      ...{ link_token: null, link_hash: null, link_expires_at: null },
      ...{ created_at: now, sent_at: null, settled_at: null },
    }
  })
}
