import type { DossierStatus } from '~/domain/dossier/dossier'
import { ACTOR_LABELS } from '~/domain/journal/actor'
import type { EventType } from '~/domain/journal/event'
import { EVENT_KIND_LABELS } from '~/domain/journal/event-kind-labels'
import { SUBJECTS_OF } from '~/domain/live/subject'
import { Refusal } from '~/domain/refusal'
import type { RefusalCode } from '~/domain/refusal-code'
import { formatShortMoment } from '~/domain/text/french'
import type { Db } from '~/store/database/database'
import { eventsOf } from '~/store/events/find-events'

/** What is written beside a change, or changes nothing of what a command rests on. */
const BESIDE: readonly EventType[] = ['email-sent', 'email-resent', 'document-checked', 'note-written']
/** So many lines of the journal are looked at for the change: more than follow from one. */
const LINES = 20

/**
 * Why a command is refused that was meant for a dossier as it was: how it stands, what happened last, and by whom. Only the
 * kind of the line is told: what it says is for those who may read the dossier.
 */
export async function dossierChanged(
  trx: Db,
  { id, status }: { id: string; status: DossierStatus },
  code: RefusalCode = 'dossier-changed',
) {
  const last = (await eventsOf(trx, id, LINES)).find(
    ({ type }) => SUBJECTS_OF[type].includes('dossier') && !BESIDE.includes(type),
  )
  if (!last) return new Refusal(code)
  const what = EVENT_KIND_LABELS[last.type]
  const by = last.account_name ? `par ${last.account_name}` : ACTOR_LABELS[last.actor].by
  return new Refusal(code, {
    detail: `Ce dossier a changé entre-temps\u00a0: «\u00a0${what}\u00a0», ${by} le ${formatShortMoment(last.at)}. Il est maintenant «\u00a0${status}\u00a0»\u00a0: relisez-le avant de décider.`,
  })
}
