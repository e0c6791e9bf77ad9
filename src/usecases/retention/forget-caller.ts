import type { AccountActor } from '~/domain/journal/actor'
import { numberReadings } from '~/domain/place/number-readings'
import { wrongField } from '~/domain/wrong-field'
import type { Db } from '~/store/database/database'
import { insertErasure } from '~/store/dossiers/erasures'
import { noteEvent } from '~/store/events/events'
import { removeJob } from '~/store/jobs/jobs'
import { forgetAskedCallers, lockCallsOf, wishesKept } from '~/store/retention/asked-callers'
import type { Deps } from '../ground/deps'
import { removeLeftovers } from '../ground/remove-leftovers'

/** What is kept of a number, before anybody is asked to forget it. @throws Refusal invalid-fields */
export async function countCaller({ db }: Pick<Deps, 'db'>, typed: string) {
  const { calls, wishes, number } = await db.transaction().execute(trx => keptOf(trx, typed))
  if (calls.length + wishes.length === 0)
    throw wrongField(
      'number',
      'Aucun appel gardé ne porte ce numéro, et personne n’a demandé à y être rappelé\u00a0: il n’y a rien à oublier.',
    )
  return shown({ calls, wishes, number })
}

/**
 * Who called one of our numbers, or wished to be called back, is forgotten because he asks for that (GDPR, articles 17 and
 * 21), as at the end of the retention: bills and lengths stay. A call that is contested or under way goes with the next purge
 * after that is over. A repeat notes nothing.
 *
 * The rule of the duplicate caller no longer knows who is forgotten: if he calls the same client again within thirty days,
 * that call is billed as a first one. A call that he made before stays free or billed as it was, and a dispute about it as a
 * duplicate is for the team, for no rule can compare it any more.
 * @throws Refusal invalid-fields
 */
export async function forgetCaller(
  deps: Pick<Deps, 'db' | 'encryptedFiles' | 'mailer' | 'clock'>,
  by: AccountActor,
  typed: string,
) {
  const at = deps.clock()
  const { kept, message_ids } = await deps.db.transaction().execute(async trx => {
    const kept = await keptOf(trx, typed)
    const stones = [...kept.calls, ...kept.wishes].map(({ stone }) => stone)
    let asked = 0
    for (const dossier_id of stones)
      if (await insertErasure(trx, { dossier_id, erased_at: at, motive: 'demande' })) asked++
    for (const { id } of kept.wishes) await removeJob(trx, `email:${id}`)
    const { message_ids } = await forgetAskedCallers(trx)
    if (asked > 0)
      await noteEvent(trx, by, at, {
        type: 'caller-forgotten',
        data: { calls: kept.calls.length, wishes: kept.wishes.length },
      })
    return { kept, message_ids }
  })
  await removeLeftovers(deps, { file_keys: [], message_ids })
  return shown(kept)
}

type Kept = Awaited<ReturnType<typeof keptOf>>

const shown = ({ number, calls, wishes }: Kept) => ({
  number,
  calls: calls.length,
  disputed: calls.filter(({ disputed }) => disputed).length,
  running: calls.filter(({ running }) => running).length,
  wishes: wishes.length,
})

async function keptOf(trx: Db, typed: string) {
  const readings = numberReadings(typed)
  const [number] = readings
  if (number === undefined)
    throw wrongField(
      'number',
      'Ce n’est pas un numéro de téléphone\u00a0: écrivez-le comme 06 12 34 56 78, ou avec l’indicatif de son pays, comme +221 77 123 45 67.',
    )
  const calls = await lockCallsOf(trx, readings)
  const wishes = (await wishesKept(trx)).filter(({ phone }) =>
    numberReadings(phone).some(reading => readings.includes(reading)),
  )
  return { number, calls, wishes }
}
