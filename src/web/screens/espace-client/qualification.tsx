import { tradeNames, zoneNames } from '~/domain/international/lead-labels'
import { INTENT_LABELS } from '~/domain/quote-requests/qualifier-word'
import type { OfferedRequest } from './client-queries'

/** How a request was qualified: by rules, each with its sentence, and by a program that decides nothing. */
export function Qualification({ checks, qualifier }: Pick<OfferedRequest, 'checks' | 'qualifier'>) {
  return (
    <details>
      <summary>Comment elle a été qualifiée</summary>
      <ul>
        {checks.map(({ check, sentence }) => (
          <li key={check}>{sentence}</li>
        ))}
      </ul>
      <p>
        {qualifier
          ? `Un programme y lit\u00a0: ${INTENT_LABELS[qualifier.intent].toLowerCase()}, ${tradeNames[qualifier.trade]}${qualifier.zone ? `, ${zoneNames[qualifier.zone]}` : ''}. ${qualifier.reason ?? ''} Son avis ne décide de rien, et vous pouvez contester la demande.`
          : 'Qualifiée par ces règles seules\u00a0: aucun programme n’a lu le texte.'}
      </p>
    </details>
  )
}
