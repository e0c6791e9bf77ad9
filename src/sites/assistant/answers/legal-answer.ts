import { formatSiren } from '~/domain/place/siret'
import type { SiteFacts } from '~/domain/site/facts/facts'
import { anyOf } from '~/domain/text/any-of'
import type { AnswerPart, Asked } from './answer'

/** « Vous faites les déclarations de TVA ? » asks what is done; « le prix TTC » nothing of this. */
const VAT_NUMBER = /\btva (intra\w*|intracommunautaire)\b|\b(num(ero)?s?|n) (de |d )?tva\b/
const SIREN = /\bsire[nt]s?\b/
const REGISTRY = /\b(rcs|registre du commerce|rne|immatricul\w+ (a|au|ou))\b/
const FORM = /\b(forme juridique|statut juridique|capital social)\b/
/** Of the firm; « mon assurance », « les dossiers d’assurance » and « agréé assurance » are others'. */
export const INSURED = anyOf(
  /\b(vous etes|etes vous) (bien )?assuree?s?\b/,
  /\b(avez vous|vous avez|votre) (bien )?(une |des )?(assurances?( (pro\w*|decen\w*|responsabilite civile))?)[ ?!.]*$/,
  /\b(avez vous|vous avez|votre) (bien )?(une |des )?(rc pro|responsabilite civile|decennale)[ ?!.]*$/,
)
const NOTICE = /\bmentions legales\b/
const MEDIATOR = /\bmediat(eur|rice|ion)s?\b/
const DIRECTOR =
  /\bqui dirige\b|\b((qui est|c est qui|s appelle) (le |la |l )|nom (du |de la ))(patron(ne)?|gerante?|dirigeante?|responsable|directeur|directrice|boss|proprietaire)\b/

/** What asks for a legal fact of the firm, which fact that is, and how it is said. */
const TOLD: readonly [RegExp, (facts: SiteFacts) => [fact: string, words: string][]][] = [
  [NOTICE, () => [['legal', 'Les mentions légales sont au pied de chaque page.']]],
  [VAT_NUMBER, ({ legal }) => said('legal.vat_number', 'TVA intracommunautaire', legal.vat_number)],
  [SIREN, ({ siren }) => said('siren', 'SIREN', siren && formatSiren(siren))],
  [
    REGISTRY,
    ({ legal }) =>
      said(
        'legal.registry',
        'Immatriculation',
        legal.registry && [legal.registry, legal.registry_city].filter(Boolean).join(' '),
      ),
  ],
  [
    FORM,
    ({ legal_form, legal }) => [
      ...said('legal_form', 'Forme juridique', legal_form),
      ...said('legal.capital', 'Capital social', legal.capital),
    ],
  ],
  [INSURED, ({ legal }) => said('legal.insurance', 'Assurance professionnelle annoncée', legal.insurance)],
  [MEDIATOR, ({ legal }) => said('legal.mediator', 'Médiateur de la consommation', legal.mediator)],
  [
    DIRECTOR,
    ({ legal }) =>
      said(
        'legal.publication_director',
        'Directeur de la publication de ce site',
        legal.publication_director,
      ),
  ],
]

const said = (fact: string, name: string, words: string | null | undefined): [string, string][] =>
  words ? [[fact, `${name}\u00a0: ${words.replace(/[.\s]+$/, '')}.`]] : []

/** What the legal notice of the site says (LCEN, article 1-1), to who asks for a line of it; null where the firm gave none. */
export function legalAnswer({ firm: { facts }, text }: Asked): AnswerPart | null {
  const told = TOLD.filter(([asks]) => asks.test(text)).flatMap(([, tell]) => tell(facts))
  if (told.length === 0) return null
  return {
    kind: 'contact',
    text: told.map(([, words]) => words).join(' '),
    facts: told.map(([fact]) => fact),
  }
}
