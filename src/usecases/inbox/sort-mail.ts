import { withoutQuote } from '~/domain/inbox/without-quote'
import type { AccountActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import type { Db } from '~/store/database/database'
import { noteClientWaits } from '~/store/dossiers/client-waits'
import { type InboundMailRow, lockMailToSort, settleMail } from '~/store/emails/inbound-mails'
import { appendEvent, noteEvent } from '~/store/events/events'
import { filesOfMails, moveMailFiles } from '~/store/pieces/message-files'
import type { DbAndClock } from '../ground/deps'
import { lockRealDossier } from '../ground/lock-real-dossier'
import { BY_MAIL, wordsWithFiles } from './deliver-mail'

/** Puts a mail that waits in the thread of a dossier, as its client's word, with its files. @throws Refusal not-found */
export const attachMail = (deps: DbAndClock, by: AccountActor, id: string, dossierId: string) =>
  sorting(deps, id, async (trx, mail, now) => {
    const dossier = await lockRealDossier(trx, dossierId)
    const kept = await filesOfMails(trx, [id])
    const text = (mail.text ?? '').trim()
    const note = wordsWithFiles(withoutQuote(text) || text, { kept, left: mail.left_files })
    await noteClientWaits(trx, dossier, now)
    await appendEvent(trx, {
      ...{ dossier_id: dossierId, type: 'client-wrote', at: now, by: BY_MAIL },
      data: { note: note === '' ? '(Message sans texte.)' : note },
    })
    await appendEvent(trx, {
      ...{ dossier_id: dossierId, type: 'mail-attached', at: now, by },
      data: { mail: id },
    })
    await moveMailFiles(trx, id, { dossier_id: dossierId, side: 'client', written_at: now })
    await settleMail(trx, id, {
      ...{ state: 'attached', dossier_id: dossierId, settled_by: by.id, settled_at: now },
    })
  })

/** A mail that needs nothing. @throws Refusal not-found */
export const putMailAway = (deps: DbAndClock, by: AccountActor, id: string) =>
  sorting(deps, id, async (trx, _mail, now) => {
    await settleMail(trx, id, { state: 'put-away', settled_by: by.id, settled_at: now })
    await noteEvent(trx, by, now, { type: 'mail-put-away', data: { mail: id } })
  })

async function sorting(
  { db, clock }: DbAndClock,
  id: string,
  sort: (trx: Db, mail: InboundMailRow, now: Date) => Promise<void>,
) {
  await db.transaction().execute(async trx => {
    const mail = await lockMailToSort(trx, id)
    if (!mail)
      throw new Refusal('not-found', { detail: 'Ce message est déjà classé\u00a0: il n’attend plus.' })
    await sort(trx, mail, clock())
  })
}
