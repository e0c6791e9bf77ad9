import { buffer } from 'node:stream/consumers'
import { verifyChain } from '~/domain/invoice/evidence'
import type { PaperFlaw } from '~/domain/invoice/paper-flaw'
import { verifyInvoicePdf } from '~/invoicing/verify-invoice-pdf'
import { chainedDossiers, chainOf } from '~/store/events'
import { issuedPapers } from '~/store/invoices'
import type { Deps } from '../deps'

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

type CheckDeps = Pick<Deps, 'db' | 'vault' | 'sealer'>

const PAGE = 500

/**
 * Reads every journal chain and every issued invoice and avoir again: hashes, seals, and that the
 * bytes are still there. Nothing is changed.
 */
export async function checkPapers(deps: CheckDeps): Promise<PaperCheck> {
  const all: PaperCheck = { chains: 0, papers: 0, flaws: [] }
  for (let place: Place = { dossier: '', number: '' }; ; ) {
    const page = await checkPapersFrom(deps, place, PAGE)
    all.chains += page.chains
    all.papers += page.papers
    all.flaws.push(...page.flaws)
    if (!page.next) return all
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
  for (const paper of papers) {
    const flaw = await flawOf(deps, paper)
    if (flaw) flaws.push({ about: 'paper', number: paper.number, ...flaw })
  }
  const next = {
    dossier: dossiers.at(-1) ?? after.dossier,
    number: papers.at(-1)?.number ?? after.number,
  }
  const more = dossiers.length === limit || papers.length === limit
  return { chains: dossiers.length, papers: papers.length, flaws, next: more ? next : null }
}

async function flawOf(
  { vault, sealer }: Pick<Deps, 'vault' | 'sealer'>,
  { pdf_key, pdf_sha256 }: { pdf_key: string | null; pdf_sha256: string | null },
) {
  if (!pdf_key) return { reason: 'unnamed' as const }
  try {
    const verdict = verifyInvoicePdf(await buffer(await vault.read(null, pdf_key)), sealer.trustedPems)
    if (verdict.sha256 !== pdf_sha256) return { reason: 'other-bytes' as const }
    return verdict.ours && !verdict.unchanged ? { reason: 'broken-seal' as const } : null
  } catch (error) {
    return {
      reason: 'unreadable' as const,
      because: `${(error as Error).constructor.name}: ${(error as Error).message}`,
    }
  }
}
