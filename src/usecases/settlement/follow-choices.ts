import { advance } from '~/domain/dossier/life'
import { isReminderTime } from '~/domain/dossier/reminder-time'
import { remindedBefore } from '~/domain/invoice/partial-grant'
import { CLOCK } from '~/domain/journal/actor'
import { lapsedChoices, unremindedChoices } from '~/store/dossiers/choices'
import { readLife } from '~/store/dossiers/dossier-life'
import { lockDossier, noteInDossier } from '~/store/dossiers/dossiers'
import { appendEvent } from '~/store/events/events'
import { allRows } from '../ground/all-rows'
import type { Deps } from '../ground/deps'
import { discardFile } from '../ground/discard-file'
import { eachAlone } from '../ground/each-alone'
import { queueEmail } from '../outbox/queue-email'
import { type CloseRenouncedDeps, closeRenounced } from './close-renounced'

/**
 * What the clock does with grants below the total whose clients have said nothing: a reminder on the tenth day, and at the
 * end of the delay the renunciation that their terms say silence is (specification B4). One dossier, one transaction:
 * killed half-way, or run twice at once, each leaves once.
 */
export async function followChoices(deps: CloseRenouncedDeps) {
  const now = deps.clock()
  const told = { before: remindedBefore(now), now }
  await eachAlone(
    [
      () =>
        eachAlone(
          allRows(afterId => lapsedChoices(deps.db, now, afterId)),
          ({ id }) => lapse(deps, id, now),
        ),
      async () => {
        if (!isReminderTime(now)) return
        const unreminded = allRows(afterId => unremindedChoices(deps.db, told, afterId))
        await eachAlone(unreminded, ({ id }) => remind(deps, id, now))
      },
    ],
    step => step(),
  )
}

async function lapse(deps: CloseRenouncedDeps, id: string, now: Date) {
  let written: string | null = null
  try {
    await deps.db.transaction().execute(async trx => {
      const dossier = await lockDossier(trx, id)
      const step = dossier && advance(await readLife(trx, dossier, now), 'lapse')
      if (step) written = await closeRenounced(trx, deps, dossier, step.to, CLOCK)
    })
  } catch (error) {
    if (written) await discardFile(deps, written, error)
    throw error
  }
}

async function remind(deps: Pick<Deps, 'db' | 'clock' | 'publicUrl'>, id: string, now: Date) {
  await deps.db.transaction().execute(async trx => {
    const dossier = await lockDossier(trx, id)
    if (!dossier || dossier.choice_reminded_at) return
    if (!advance(await readLife(trx, dossier, now), 'continue')) return
    await noteInDossier(trx, dossier, { choice_reminded_at: now })
    await queueEmail(trx, deps, {
      kind: 'choice-reminder',
      recipient: dossier.email,
      dossier_id: id,
      by: CLOCK,
    })
    await appendEvent(trx, { dossier_id: id, type: 'choice-reminded', at: now, by: CLOCK })
  })
}
