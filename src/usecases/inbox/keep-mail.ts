import { randomId } from '~/domain/access/random-id'
import { readReport } from '~/domain/inbox/delivery-report'
import type { InboundMail } from '~/domain/inbox/inbound-mail'
import { CLOCK } from '~/domain/journal/actor'
import type { Db } from '~/store/database/database'
import {
  countMailsToSort,
  insertInboundMail,
  type NewInboundMail,
  WORDLESS,
} from '~/store/emails/inbound-mails'
import { noteEvent } from '~/store/events/events'
import type { Deps } from '../ground/deps'
import { queueToAgency } from '../outbox/queue-email'
import { deliverMail } from './deliver-mail'
import type { InboxDeps } from './inbox-deps'
import { discardMailFiles, type MailFiles, putMailFiles } from './mail-files'
import { noteReport } from './note-report'
import type { Placed } from './place-mail'

/** A mail with its place, its files on disk, and the row that it gets. */
interface Arriving {
  mail: InboundMail | null
  placed: Placed
  files: MailFiles
  row: NewInboundMail
}

/** Writes a mail where it belongs: what a report says, a word in its thread, or among those to sort. @throws Refusal of its thread */
export async function keepMail(deps: InboxDeps, arriving: Arriving) {
  const { placed, mail } = arriving
  if (mail && placed.reason === 'bounce' && placed.returned && readReport(mail))
    await keepReport(deps, arriving, mail)
  else if (mail && !placed.reason) await deliver(deps, arriving, mail)
  else await setApart(deps, arriving)
}

async function keepReport(deps: InboxDeps, { placed, files, row }: Arriving, mail: InboundMail) {
  const { returned } = placed
  await deps.db.transaction().execute(async trx => {
    const kept = await once(trx, { ...row, ...WORDLESS, ...placedAt(placed), state: 'report' })
    if (kept && returned) await noteReport(trx, deps, returned, mail)
  })
  await discardMailFiles(deps, files)
}

async function deliver(deps: InboxDeps, { placed, files, row }: Arriving, mail: InboundMail) {
  await deps.db.transaction().execute(async trx => {
    const place = placedAt(placed)
    if (!(await once(trx, { ...row, ...WORDLESS, ...place, state: 'delivered' })))
      return discardMailFiles(deps, files)
    const written_at = await deliverMail(trx, deps, placed, mail, files)
    await putMailFiles(trx, deps, files, { dossier_id: place.dossier_id, mail_id: null, written_at })
  })
}

async function setApart(deps: InboxDeps, { placed, files, row }: Arriving) {
  const { reason = 'unreadable', detail = null } = placed
  await deps.db.transaction().execute(async trx => {
    if (!(await once(trx, { ...row, ...placedAt(placed), reason, detail })))
      return discardMailFiles(deps, files)
    await putMailFiles(trx, deps, files, { dossier_id: null, mail_id: row.id, written_at: null })
    await noteEvent(trx, CLOCK, deps.clock(), { type: 'mail-apart', data: { mail: row.id, apart: reason } })
    await tellToSort(trx, deps)
  })
}

const placedAt = ({ owner, thread, returned }: Placed) => ({
  dossier_id: owner?.dossier?.id ?? returned?.dossier_id ?? null,
  site_id: thread && 'site' in thread ? thread.site : null,
})

/** @returns false for a copy, which is noted as one: it is not read again */
async function once(trx: Db, row: NewInboundMail): Promise<boolean> {
  if (await insertInboundMail(trx, row)) return true
  const copy = { ...row, ...WORDLESS, id: randomId(), digest: null, reason: null }
  await insertInboundMail(trx, { ...copy, state: 'copy' })
  return false
}

/** Tells the team that a mail waits to be sorted, within the caller's transaction: once, until the list is empty again. */
async function tellToSort(trx: Db, deps: Pick<Deps, 'clock' | 'agency' | 'publicUrl'>) {
  if ((await countMailsToSort(trx)) > 1) return
  await queueToAgency(trx, deps, { kind: 'agency-mail-to-sort' })
}
