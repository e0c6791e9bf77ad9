import { messageOf } from '~/domain/error'
import { HOUR_MS } from '~/domain/milliseconds'
import type { Part } from '~/domain/part'
import { overdueJobs } from '~/store/jobs/jobs'
import { clockStopped, forgetPartTrials, notePartTrials } from '~/store/operation/part-trials'
import { watch } from '../alerts/watch'
import type { Deps } from '../ground/deps'
import { OVERDUE_MINUTES } from '../installation/check-readiness'
import { specimenInvoice } from '../invoice/specimen-invoice'

/** Jobs of the clock are due every minute. */
const CLOCK_MINUTES = 15
/** A first line says what it is. */
const WORDS = 300

/**
 * Tries each part of this copy for real, notes what was seen for `/healthz/deep`, `doctor` and the dashboard, and has a
 * failure told at once; no message and no piece leaves.
 * @param copy its name, the same after a restart
 * @returns the parts that do not work
 */
export async function tryParts(deps: Deps, copy: string, parts: readonly Part[]): Promise<Part[]> {
  let drawn: Uint8Array | null = null
  const paper = () => drawn ?? Buffer.from('%PDF-1.4')
  const trials: Record<Part, () => Promise<unknown>> = {
    renderer: async () => {
      drawn = await deps.pdfRenderer.invoice(...specimenInvoice(deps.agency, deps.clock()))
    },
    reader: async () => {
      const read = await deps.pieceReader?.read('application/pdf', paper())
      if (read === null && drawn) throw new Error('a paper of ours was taken for a damaged one')
    },
    inspector: () => deps.inspector.inspect('application/pdf', paper()),
    outbox: () => checkOutbox(deps),
    clock: async () => {
      if (await clockStopped(deps.db, CLOCK_MINUTES)) throw new Error('nothing was started by the clock')
    },
  }
  const seen = []
  for (const part of parts) seen.push({ copy, part, failure: await failureOf(trials[part]) })
  await notePartTrials(deps.db, seen)
  const broken = seen.filter(({ failure }) => failure !== null).map(({ part }) => part)
  if (broken.length > 0) await watch(deps)
  return broken
}

/** Every hour from now on. @returns what ends it */
export function keepTryingParts(
  deps: Deps,
  copy: string,
  parts: readonly Part[],
  report: (error: unknown) => void,
): () => Promise<unknown> {
  const timer = setInterval(() => tryParts(deps, copy, parts).catch(report), HOUR_MS).unref()
  return () => {
    clearInterval(timer)
    return forgetPartTrials(deps.db, copy).catch(report)
  }
}

async function checkOutbox({ db, mailer }: Deps) {
  if ((await overdueJobs(db, OVERDUE_MINUTES)) > 0) throw new Error('no worker takes the jobs')
  await mailer.check()
}

const failureOf = (work: () => Promise<unknown>): Promise<string | null> =>
  work().then(
    () => null,
    error => messageOf(error).slice(0, WORDS),
  )
