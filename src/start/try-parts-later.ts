import { hostname } from 'node:os'
import type { Config, Role } from '../config'
import { isBuilt } from '../config/app-root'
import type { Part } from '../domain/part'
import { keepTryingParts, tryParts } from '../usecases/diagnostics/try-parts'
import type { Deps } from '../usecases/ground/deps'
import { specimenInvoice } from '../usecases/invoice/specimen-invoice'

const WHAT_PARTS: Record<Role, readonly Part[]> = {
  all: ['renderer', 'inspector', 'outbox'],
  web: ['renderer'],
  worker: ['renderer', 'inspector', 'outbox'],
}

/** A program that was just started has visitors to serve, and one that tests start ends before. */
const TRY_AFTER_MS = 5_000
/** The first takes 400 ms of a processor, the next 90, then 40: most of the compiling is done. */
const SPECIMENS = 3

/**
 * Draws specimens once the built program has started, in the process that stands behind visitors, so that a first visitor's
 * paper is not the first; a while later tries each part, and every hour again: with `WARM_UP=off` after an hour first. The clock's
 * work is judged from then on: nothing of it is due before.
 * @returns what calls it off
 */
export function tryPartsLater(
  deps: Deps,
  { role, port, warmUp }: Pick<Config, 'role' | 'port' | 'warmUp'>,
  report: (error: unknown) => void,
): () => unknown {
  if (!isBuilt) return () => {}
  const copy = `${hostname()}:${port}`
  const parts: Part[] = [
    ...WHAT_PARTS[role],
    ...(deps.pieceReader && role !== 'web' ? (['reader'] as const) : []),
  ]
  const later: Part[] = role === 'web' ? parts : [...parts, 'clock']
  let wanted = true
  const reportWanted = (error: unknown) => wanted && report(error)
  const stop = keepTryingParts(deps, copy, later, reportWanted)
  if (warmUp) void drawSpecimens(deps, () => wanted).catch(reportWanted)
  const timer = setTimeout(
    () => void (wanted && warmUp && tryParts(deps, copy, parts).catch(reportWanted)),
    TRY_AFTER_MS,
  ).unref()
  return () => {
    wanted = false
    clearTimeout(timer)
    return stop()
  }
}

async function drawSpecimens(
  { pdfRenderer, agency, clock }: Pick<Deps, 'pdfRenderer' | 'agency' | 'clock'>,
  wanted: () => boolean,
) {
  for (let drawn = 0; wanted() && drawn < SPECIMENS; drawn++)
    await pdfRenderer.invoice(...specimenInvoice(agency, clock()))
}
