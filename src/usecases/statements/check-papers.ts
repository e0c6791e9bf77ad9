import { verifyChain } from '~/domain/journal/verify-chain'
import type { PaperFlaw } from '~/domain/statements/paper-flaw'
import { chainOf } from '~/store/events/events'
import { chainedDossiers } from '~/store/events/find-events'
import { ledgerFlaws } from '~/store/leads/ledger-flaws'
import { certificatesSince } from '~/store/operation/known-certificates'
import { issuedPapers } from '~/store/papers/issued-papers'
import { registerFlaws } from '~/store/papers/paper-register'
import { lastStatement } from '~/store/papers/statements'
import { untoldRows } from '~/store/papers/untold-rows'
import { checkDeliveries } from './check-deliveries'
import { checkAdministration, compareStatements, type Night } from './compare-statements'
import { type CheckDeps, flawOf } from './flaw-of'

/** What was looked at, and each thing that is not as it was written. */
export interface PaperCheck {
  chains: number
  papers: number
  flaws: PaperFlaw[]
}

/** How far an earlier look came: the last dossier and the last paper that it read. */
export interface Place {
  dossier: string
  number: string
}

const PAGE = 500

/**
 * Reads every journal chain, every issued invoice and avoir, and every paper of a delivery again: hashes, seals, that the bytes are still
 * there, and that rows, series, journal and sealed XML tell the same. Nothing is changed.
 */
export async function checkPapers(deps: CheckDeps): Promise<PaperCheck> {
  const all: PaperCheck = { chains: 0, papers: 0, flaws: [] }
  for (let place: Place = { dossier: '', number: '' }; ; ) {
    const page = await checkPapersFrom(deps, place, PAGE)
    all.chains += page.chains
    all.papers += page.papers
    all.flaws.push(...page.flaws)
    if (!page.next) {
      const delivered = await checkDeliveries(deps)
      all.papers += delivered.papers
      all.flaws.push(...(await checkRegister(deps)), ...delivered.flaws)
      return all
    }
    place = page.next
  }
}

/** The same for at most `limit` journals and `limit` papers after a place. `next` is null at the end of both. */
export async function checkPapersFrom(
  deps: CheckDeps,
  after: Place,
  limit: number,
): Promise<PaperCheck & { next: Place | null }> {
  const flaws: PaperFlaw[] = []
  const dossiers = await chainedDossiers(deps.db, after.dossier, limit)
  for (const id of dossiers) {
    const verdict = verifyChain(await chainOf(deps.db, id))
    if (verdict.intact) continue
    const { rank, reason } = verdict
    flaws.push({ about: 'journal', dossier: id, rank, reason })
  }
  const papers = await issuedPapers(deps.db, after.number, limit)
  const known = await deps.sealer.known()
  const since = await certificatesSince(deps.db)
  for (const paper of papers) {
    const flaw = await flawOf(deps, paper, known, since)
    if (flaw) flaws.push({ about: 'paper', number: paper.number, ...flaw })
  }
  const next = {
    dossier: dossiers.at(-1) ?? after.dossier,
    number: papers.at(-1)?.number ?? after.number,
  }
  const more = dossiers.length === limit || papers.length === limit
  return { chains: dossiers.length, papers: papers.length, flaws, next: more ? next : null }
}

/**
 * What only register and ledger as a whole show, the administration's journal, and what sealed statements tell.
 * @param night which share of the older statements is read; without it all are
 */
export async function checkRegister(deps: CheckDeps, night?: Night): Promise<PaperFlaw[]> {
  const flaws: PaperFlaw[] = [
    ...(await registerFlaws(deps.db)).map(flaw => ({ about: 'paper' as const, ...flaw })),
    ...(await ledgerFlaws(deps.db)),
    ...(await checkAdministration(deps)),
    ...(await compareStatements(deps, night)),
    ...(await cutSince(deps)),
  ]
  const told = new Set<string>()
  return flaws.filter(flaw => told.size < told.add(JSON.stringify(flaw)).size)
}

/** What has moved since the last statement is in none: there the rows tell what the journal should. */
async function cutSince({ db }: CheckDeps): Promise<PaperFlaw[]> {
  const last = await lastStatement(db)
  if (!last) return []
  return (await untoldRows(db, last.made_at)).map(({ dossier, rank }) => ({
    ...{ about: 'journal' as const, dossier, rank, reason: 'cut' as const },
  }))
}
