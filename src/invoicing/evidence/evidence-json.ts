import { verifyChain } from '~/domain/journal/verify-chain'
import type { Evidence } from './evidence-file'

const HOW_TO_CHECK = [
  'The SHA-256 of the sealed PDF is sealed_sha256; its PAdES signature verifies under certificate.',
  'Each event: hash = SHA-256 of the JSON, keys sorted and without spaces, of [previous, rank, type, at, actor, data, digests], where digests maps each personal datum to its digest.',
  'Each personal datum: digest = SHA-256 of the JSON of [name, salt, value]; salt and value are null once purged.',
  'previous is the hash of the event before, 64 zeros for the first.',
]

/** The same evidence for machines; whoever has it can check the chain without us. */
export function evidenceJson(evidence: Evidence): string {
  const { paper, signature, events, ...rest } = evidence
  const { number, issued_at, amounts, buyer, seller } = paper
  const invoice = {
    number,
    issued_at,
    amounts,
    buyer,
    seller: { name: seller.legal_name, siren: seller.siren },
  }
  const content = {
    format: 'siteligible-evidence-1',
    how_to_check: HOW_TO_CHECK,
    invoice,
    signature,
    ...rest,
    chain: verifyChain(events),
    events,
  }
  return `${JSON.stringify(content, null, 2)}\n`
}
