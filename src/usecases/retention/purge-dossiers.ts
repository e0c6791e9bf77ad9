import { HANDED_IN } from '~/domain/dossier/dossier'
import { purgeDate, retentionStep } from '~/domain/dossier/retention'
import { CLOCK } from '~/domain/journal/actor'
import { type Dossier, lockDossier, noteInDossier } from '~/store/dossiers/dossiers'
import { dossiersIdleSince } from '~/store/retention/idle-rows'
import { allRows } from '../ground/all-rows'
import { keptDossier } from '../ground/announced-erasure'
import type { Deps } from '../ground/deps'
import { eachAlone } from '../ground/each-alone'
import { idleBefore, unprovenBefore } from '../ground/idle-before'
import { isHeld } from '../ground/is-held'
import { retentionMonths } from '../ground/retention-months'
import { queueEmail } from '../outbox/queue-email'
import { eraseDossier } from './erase-dossier'
import { noticeHasRun } from './notice-has-run'

type PurgeDossiersDeps = Pick<
  Deps,
  'db' | 'encryptedFiles' | 'mailer' | 'pdfRenderer' | 'sealer' | 'clock' | 'agency' | 'publicUrl'
>

/**
 * Announces and carries out the purge of dossiers (specification B7), one at a time: killed
 * half-way, the next run goes on where it was. @throws AggregateError of what those that cannot be purged threw
 */
export async function purgeDossiers(deps: PurgeDossiersDeps) {
  const months = await retentionMonths(deps)
  const now = deps.clock()
  const stepOf = (dossier: Dossier) => retentionStep(keptDossier(dossier), months, now)
  const before = { any: idleBefore(now, months), unproven: unprovenBefore(now) }
  await eachAlone(
    allRows(after => dossiersIdleSince(deps.db, before, after)),
    async dossier => {
      const step = stepOf(dossier)
      if (step === 'notify') await announce(deps, dossier.id, months)
      if (
        step === 'purge' &&
        !(await isHeld(deps.db, dossier, now)) &&
        (await hasNoticeRun(deps, dossier, months))
      )
        await eraseDossier(
          deps,
          dossier.id,
          'échéance',
          CLOCK,
          async (locked, trx) => stepOf(locked) === 'purge' && !(await isHeld(trx, locked, now)),
        )
    },
  )
}

/** Nobody is told of the notices that strangers' addresses refuse: a stranger could make thousands of them. */
const hasNoticeRun = async (
  deps: Pick<Deps, 'db' | 'clock' | 'agency' | 'publicUrl'>,
  dossier: Dossier,
  months: number,
) =>
  keptDossier(dossier).unproven ||
  noticeHasRun(
    deps,
    {
      table: 'dossiers',
      id: dossier.id,
      company_name: dossier.company_name,
      toldAt: dossier.retention_told_at,
    },
    keptDossier(dossier),
    months,
  )

/** Tells the client what goes and when; the agency too where it alone may extend it, or has to decide first. */
async function announce(
  deps: Pick<Deps, 'db' | 'clock' | 'agency' | 'publicUrl'>,
  id: string,
  months: number,
) {
  const now = deps.clock()
  await deps.db.transaction().execute(async trx => {
    const dossier = await lockDossier(trx, id)
    if (!dossier || retentionStep(keptDossier(dossier), months, now) !== 'notify') return
    const data = { purge_at: purgeDate(keptDossier(dossier), months, now).toISOString() }
    await noteInDossier(trx, dossier, { retention_notice_at: now })
    const held = await isHeld(trx, dossier, now)
    if (!held)
      await queueEmail(trx, deps, {
        kind: 'retention-notice',
        recipient: dossier.email,
        dossier_id: id,
        data,
        by: CLOCK,
      })
    if (!held && dossier.status !== HANDED_IN) return
    const recipient = deps.agency.email
    await queueEmail(trx, deps, { kind: 'agency-retention-due', recipient, dossier_id: id, data, by: CLOCK })
  })
}
