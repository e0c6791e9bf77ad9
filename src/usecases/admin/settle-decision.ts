import { advance, COMMANDS, type EffectOf } from '~/domain/dossier/life'
import { type Choice, choiceUntil } from '~/domain/invoice/partial-grant'
import { paymentDue } from '~/domain/invoice/settlement'
import type { JobPayloads } from '~/domain/jobs'
import { CLOCK } from '~/domain/journal/actor'
import type { Db } from '~/store/database/database'
import { grantOf, readLife } from '~/store/dossiers/dossier-life'
import { type Dossier, lockDossier, NO_DECISION, updateDossier } from '~/store/dossiers/dossiers'
import { appendEvent } from '~/store/events/events'
import { addJob } from '~/store/jobs/jobs'
import { findInvoice } from '~/store/papers/invoices'
import { paymentsOf } from '~/store/papers/payments'
import { endTransmissions } from '~/store/transmissions/transmissions'
import type { Deps } from '../ground/deps'
import { discardFile } from '../ground/discard-file'
import { issueAvoir } from '../invoice/issue-avoir'
import { queueEmail } from '../outbox/queue-email'
import { begunColumns } from '../settlement/begun-work'

type SettleDecisionDeps = Pick<
  Deps,
  'db' | 'encryptedFiles' | 'pdfRenderer' | 'sealer' | 'clock' | 'publicUrl'
>

/**
 * Lets a decision leave once it can no longer be undone: the avoir for a refusal, then the e-mail, in
 * one transaction. A decision that was undone meanwhile, or has left, is nothing to do.
 */
export async function settleDecision(
  deps: SettleDecisionDeps,
  { dossier_id, decision_id }: JobPayloads['settle-decision'],
) {
  const now = deps.clock()
  let written: string | null = null
  try {
    await deps.db.transaction().execute(async trx => {
      const dossier = await lockDossier(trx, dossier_id)
      if (!dossier || dossier.decision_id !== decision_id || !dossier.decision_due_at) return
      if (now < dossier.decision_due_at)
        return waitUntil(trx, { dossier_id, decision_id }, dossier.decision_due_at)
      const step = advance(await readLife(trx, dossier, now), 'announce')
      if (!step) return
      const effects: readonly EffectOf<'announce'>[] = step.effects
      const issued = effects.includes('cancel-invoice') ? await cancelInvoice(trx, deps, dossier) : null
      written = issued?.written ?? null
      if (effects.includes('end-transmissions')) await endTransmissions(trx, dossier, null, now)
      const noticed = effects.includes('tell-refused') ? null : await noticedColumns(trx, dossier, now)
      await updateDossier(trx, dossier, { ...NO_DECISION, ...noticed }, now)
      const avoir = issued?.avoir.number ?? null
      const message = noticed ? acceptance(dossier, avoir, noticed) : refusal(dossier, avoir)
      await queueEmail(trx, deps, { ...message, recipient: dossier.email, dossier_id })
      await appendEvent(trx, {
        dossier_id,
        type: 'decision-announced',
        at: now,
        by: CLOCK,
        data: { status: announced(effects), ...(avoir === null ? {} : { avoir }) },
      })
    })
  } catch (error) {
    if (written) await discardFile(deps, written, error)
    throw error
  }
}

/** @returns the avoir, and the key of its file; null where nothing was signed */
async function cancelInvoice(trx: Db, deps: SettleDecisionDeps, dossier: Dossier) {
  const { invoice_number, signed_at } = dossier
  const invoice = invoice_number && signed_at ? await findInvoice(trx, invoice_number) : undefined
  return invoice ? issueAvoir(trx, deps, invoice, motiveOf(dossier)) : null
}

/** A refusal of before there were motives was the body's. */
const motiveOf = ({ refusal_motive }: Dossier) => refusal_motive ?? 'body-refused'

type Noticed = Awaited<ReturnType<typeof noticedColumns>>

/**
 * What the notice of an acceptance begins: the delay of the payment, or the choice that a grant below the total asks for
 * under the terms that were signed. Who has paid meanwhile has chosen.
 */
async function noticedColumns(trx: Db, dossier: Dossier, now: Date) {
  const noticed = { accepted_notice_at: now, choice_until: null, continued_at: null }
  const grant = grantOf(dossier)
  const invoice = dossier.invoice_number ? await findInvoice(trx, dossier.invoice_number) : undefined
  const terms = invoice?.signature?.agreements_version
  const total = { gross_cents: invoice?.amount_ttc_cents ?? 0 }
  const choice_until = grant && terms ? choiceUntil(total, grant, terms, now) : null
  if (!invoice || !choice_until) return { ...noticed, payment_late_at: paymentDue(now).lateAt }
  const payments = await paymentsOf(trx, invoice.number)
  const paid = payments.some(({ payer, amount_cents }) => payer === 'client' && amount_cents > 0)
  return { ...noticed, choice_until, ...(paid ? begunColumns(now) : { payment_late_at: null }) }
}

const refusal = (dossier: Dossier, avoir_number: string | null) => ({
  kind: 'dossier-refused' as const,
  data: {
    ...{ invoice_number: dossier.invoice_number, avoir_number, motive: motiveOf(dossier) },
    sentence: dossier.refusal_sentence,
  },
})

function acceptance(dossier: Dossier, avoir_number: string | null, noticed: Noticed) {
  const grant = grantOf(dossier)
  const granted = grant && {
    grant,
    notice_at: noticed.accepted_notice_at.toISOString(),
    ...choiceFacts(noticed),
  }
  return {
    kind: 'dossier-accepted' as const,
    data: { invoice_number: dossier.invoice_number, avoir_number, ...granted },
  }
}

/** The choice as the message keeps it, which says what stood when it was asked for. */
const choiceFacts = (noticed: Choice) =>
  noticed.choice_until
    ? {
        choice: {
          until: noticed.choice_until.toISOString(),
          continued_at: noticed.continued_at?.toISOString() ?? null,
        },
      }
    : {}

/** An accepted dossier may have been paid within the quarter of an hour. */
const announced = (effects: readonly EffectOf<'announce'>[]) =>
  COMMANDS[effects.includes('tell-refused') ? 'refuse' : 'accept'].moves[0].to

async function waitUntil(trx: Db, decision: JobPayloads['settle-decision'], runAt: Date) {
  await addJob(trx, 'settle-decision', decision, { key: `decision:${decision.decision_id}`, runAt })
}
