import { DAY_MS } from '../../milliseconds'
import { formatDay } from '../../text/french'
import { AWAY_DAYS, type DomainState, domainState } from './client-domain'
import { type DomainFinding, findingSentence } from './domain-finding'

/** A claim as its owner reads of it. */
export interface ToldClaim {
  /** The host where the site stands, as people write it. */
  shown: string
  proven: boolean
  online: boolean
  away_at: Date | null
  looked: boolean
  findings: readonly DomainFinding[]
  /** Where the site stands meanwhile, as people write it; null: under our own name. */
  meanwhile: string | null
}

/**
 * How a claim stands, and what is to be mended, in French: the first thing, and whatever the list of records to copy does
 * not show, so that nobody finds one after the other. @param claim null: none
 */
export function domainSentence(claim: ToldClaim | null): { state: DomainState; sentence: string } {
  if (!claim) return { state: 'none', sentence: 'Aucun nom de domaine n’est relié à ce site.' }
  const { shown, online, away_at, looked } = claim
  const [first, ...rest] = openFindings(claim)
  const wrong = first ? [first, ...rest.filter(isUnlisted)].map(findingSentence).join(' ') : null
  const state = domainState({ online, away: away_at !== null })
  if (online && away_at) {
    const until = formatDay(new Date(away_at.getTime() + AWAY_DAYS * DAY_MS))
    const then = `Sans changement, ${shown} n’est plus relié à votre site le ${until}.`
    return { state, sentence: wrong ? `${wrong} ${then}` : then }
  }
  if (online) return { state, sentence: `${shown} mène à votre site.${wrong ? ` ${wrong}` : ''}` }
  const meanwhile = claim.meanwhile ? ` D’ici là, votre site reste à ${claim.meanwhile}.` : ''
  const said = looked
    ? (wrong ?? 'Tout est en place\u00a0: la mise en service suit.')
    : 'Copiez ces enregistrements chez le vendeur de votre nom de domaine\u00a0: nous les cherchons ensuite régulièrement.'
  return { state, sentence: said + meanwhile }
}

const isUnlisted = (finding: DomainFinding) =>
  finding.kind === 'alias' ||
  finding.kind === 'authority' ||
  (finding.kind === 'other-address' && finding.type === 'AAAA')

/** A proof is read once: it may go afterwards. */
export const openFindings = ({ proven, findings }: Pick<ToldClaim, 'proven' | 'findings'>) =>
  findings.filter(({ host }) => !proven || !host.startsWith('_'))
