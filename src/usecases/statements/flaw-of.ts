import { buffer } from 'node:stream/consumers'
import { kindAndMessageOf } from '~/domain/error'
import { HOUR_MS } from '~/domain/milliseconds'
import type { PaperReason } from '~/domain/statements/paper-flaw'
import type { KnownCertificates } from '~/invoicing/seal/known-certificates'
import { type Verdict, verifyInvoicePdf } from '~/invoicing/verify-invoice-pdf'
import { issueInJournal } from '~/store/papers/issue-in-journal'
import type { IssuedPaper } from '~/store/papers/issued-papers'
import type { Deps } from '../ground/deps'
import { differingFacts } from './differing-facts'

export type CheckDeps = Pick<Deps, 'db' | 'encryptedFiles' | 'sealer'>

/**
 * What is wrong with an issued paper: its file against our seals, its row and the journal. Null where all agree.
 * @param since when authorities began to be noted: a stamp of before is in no list
 */
export async function flawOf(
  { encryptedFiles, db }: CheckDeps,
  paper: IssuedPaper,
  known: KnownCertificates,
  since: Date,
): Promise<FlawOfPaper | null> {
  const { number, pdf_key, pdf_sha256 } = paper
  if (!pdf_key || !pdf_sha256) return { reason: 'unnamed' }
  try {
    const pdf = await buffer(await encryptedFiles.read(null, pdf_key))
    const verdict = verifyInvoicePdf(pdf, known)
    const broken = sealFlaw(verdict, pdf_sha256)
    if (broken) return { reason: broken }
    const differing = differingFacts(pdf, paper)
    if (differing.length > 0) return { reason: 'other-facts', because: differing.join(', ') }
    const issue = await issueInJournal(db, number, pdf_sha256)
    if (!issue) return { reason: 'not-in-journal' }
    return isStampedAs(verdict, issue, since) ? null : { reason: 'other-stamp' }
  } catch (error) {
    return {
      reason: 'unreadable',
      because: kindAndMessageOf(error),
    }
  }
}

/** What the bytes of a file alone show; null: they are those that we sealed. */
export function sealFlaw({ sha256, ours, unchanged }: Verdict, pdf_sha256: string) {
  if (sha256 !== pdf_sha256) return 'other-bytes'
  if (!ours) return 'not-sealed'
  return unchanged ? null : 'broken-seal'
}

/** How far an authority's clock may be from the journal's. */
const STAMP_MS = HOUR_MS

/**
 * Whether the file bears the stamp that the journal saw, or none where it saw none; older lines do not say.
 * @param since when authorities began to be noted: of those before there is no list
 */
function isStampedAs(
  { stamp }: Verdict,
  { at, seal }: { at: Date; seal: 'B' | 'T' | null },
  since: Date,
): boolean {
  if (seal && (seal === 'T') !== (stamp !== null)) return false
  if (stamp && !stamp.known && at >= since) return false
  return !stamp || Math.abs(Number(stamp.at) - Number(at)) < STAMP_MS
}

type FlawOfPaper = { reason: PaperReason } | { reason: 'other-facts' | 'unreadable'; because: string }
