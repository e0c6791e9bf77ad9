import type { OfferTerms } from '~/domain/offer/offer-terms'
import { dayName } from '~/domain/text/day-names'
import { formatEuros } from '~/domain/text/french'

/** What one offer says otherwise than another, a line each: « Prix : 5 000,00 € → 6 400,00 € ». */
export function changesOf(before: OfferTerms, after: OfferTerms): string[] {
  const [was, is] = [wordsOf(before), wordsOf(after)]
  const lines = Object.keys(is).flatMap(name =>
    was[name] === is[name] ? [] : [`${name}\u00a0: ${was[name] || 'rien'} → ${is[name] || 'rien'}`],
  )
  return lines.length > 0 ? lines : ['Rien d’autre que ce qui est en vigueur.']
}

const wordsOf = ({
  price,
  rates_note,
  offer,
  people,
  working_hours,
}: OfferTerms): Record<string, string> => ({
  'Prix HT': Number.isFinite(price.net_cents) ? formatEuros(price.net_cents) : '',
  'Nom sur la facture': price.label,
  Précision: price.detail,
  'Note sous les tarifs des contacts': rates_note ?? '',
  Compris: offer.included?.join(', ') ?? '',
  Contenus: offer.content_ownership ?? '',
  'Nom de domaine': offer.domain_ownership ?? '',
  'Coût par an': offer.yearly_cost ?? '',
  Engagement: offer.commitment ?? '',
  Sortie: offer.exit ?? '',
  Personnes: people
    .map(({ first_name, role, telephone }) => `${first_name} (${role}, ${telephone})`)
    .join(', '),
  Heures: `${working_hours.days.map(dayName).join(', ')}, ${working_hours.from}\u00a0h – ${working_hours.to}\u00a0h`,
})
