import { verifyChain } from '~/domain/journal/verify-chain'
import type { Evidence } from './evidence-file'

export function sealFacts(evidence: Evidence): [label: string, value: string, mono?: boolean][] {
  const chain = verifyChain(evidence.events)
  return [
    ['Empreinte du PDF scellé', evidence.sealed_sha256, true],
    [
      'Cachet',
      evidence.seal_level === 'T'
        ? 'PAdES, niveau B-T\u00A0: horodaté par une autorité'
        : `PAdES, niveau B-B\u00A0: l’heure est celle du serveur${evidence.seal_warning ? ', faute d’horodatage' : ''}`,
    ],
    [
      'Journal',
      chain.intact
        ? `${evidence.events.length} événements enchaînés, chaîne intacte`
        : `Chaîne rompue à l’événement ${chain.rank}`,
    ],
  ]
}
