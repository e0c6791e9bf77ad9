import type { SiteFacts } from '../../../src/domain/site/facts/facts'
import { bareFacts, fullFacts, service } from './client-sites'

const LONG_WORD = `Hyper${'anticonstitutionnel'.repeat(3)}`.slice(0, 60)
const SIGNS = 'L’Œuvre & Fils – « n° 1 » / d’Ÿ @ l’été (S.A.R.L.)'
const MARKUP = '</h1><script>alert(1)</script><svg onload=alert(1)>'

/** Names, prices, hours and lists that a form lets through and no layout may break under (npm run sheets). */
export const AWKWARD_FIRMS: readonly SiteFacts[] = [
  {
    ...fullFacts,
    name: `${SIGNS} `.repeat(5).slice(0, 200).trim(),
    address: { street: LONG_WORD, postal_code: '80190', city: 'Y' },
    services: Array.from({ length: 60 }, (_, at) =>
      service(`${at} ${at % 7 === 0 ? LONG_WORD : 'Prestation'}`, {
        price_cents: at * 1_250,
        unit: 'par m²',
      }),
    ),
  },
  {
    ...fullFacts,
    name: LONG_WORD,
    address: { street: null, postal_code: '01000', city: 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson' },
    telephone: null,
    hours: [
      { days: [5, 6], opens: '22:00', closes: '04:00' },
      { days: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '00:00' },
    ],
    services: [
      service('Gratuit', { price_cents: 0 }),
      service('Douze et demi', { price_cents: 1_250, price_from: true }),
      service('Un million', {
        price_cents: 100_000_000,
        vat: 'excl',
        unit: 'par intervention, pièces non comprises',
      }),
    ],
    area: { towns: [LONG_WORD, 'Nulle-Part-sur-Rien', 'L’Haÿ-les-Roses'], radius_km: 200 },
  },
  {
    ...fullFacts,
    name: MARKUP,
    about: `${MARKUP}\n`.repeat(4),
    services: [service(MARKUP, { detail: MARKUP, price_cents: 100 })],
    closures: [{ from: '2026-12-10', to: '2026-12-20', reason: MARKUP.slice(0, 60) }],
    qualifications: [{ name: LONG_WORD, number: SIGNS }],
  },
  { ...bareFacts, name: 'Ô', services: [], telephone: null },
]
