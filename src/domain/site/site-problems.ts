import type { SiteFacts } from './facts/facts'
import type { AskedItem } from './facts/facts-from-dossier'
import { lacksHours } from './hours/parse-hours'
import type { SiteLayout, SiteProblem, SiteSection } from './layout/layout'
import { isRegulated } from './layout/site-theme'

/** What is looked at of a photo. */
interface PhotoWords {
  id: string
  alt: string
}

/**
 * What keeps a site from being complete. What is needed is what a visitor cannot do without, or what the law asks of a
 * publisher (LCEN art. 1-1 and 19): the site cannot go to review while it stands.
 * @param asked what was typed and not understood
 */
export function siteProblems(
  facts: SiteFacts,
  layout: SiteLayout | null,
  photos: readonly PhotoWords[],
  asked: readonly AskedItem[] = [],
): SiteProblem[] {
  return [
    ...NEEDED.flatMap(([place, missing, sentence]) =>
      missing(facts) ? [{ place, sentence, needed: true }] : [],
    ),
    ...WISHED.flatMap(([place, missing, sentence]) =>
      missing(facts) ? [{ place, sentence, needed: false }] : [],
    ),
    ...asked.map(({ place, text }) => ({
      place,
      sentence:
        place === 'domain'
          ? `Vous avez demandé le nom de domaine «\u00a0${text}\u00a0»\u00a0: notre équipe le voit avec vous.`
          : place === 'hours' && lacksHours(text)
            ? `Vous avez écrit «\u00a0${text}\u00a0»\u00a0: dites de quelle heure à quelle heure.`
            : `Nous n’avons pas su lire «\u00a0${text}\u00a0»\u00a0: dites-le autrement.`,
      needed: false,
    })),
    ...photos
      .filter(({ alt }) => alt.trim() === '')
      .map(({ id }) => ({
        place: `photos.${id}`,
        sentence:
          'Dites en quelques mots ce que montre cette photo\u00a0: sans cela, elle n’est pas montrée.',
        needed: false,
      })),
    ...(layout?.pages ?? []).flatMap(({ sections }) =>
      sections.flatMap(section => emptySection(facts, section)),
    ),
  ]
}

type Rule = [place: string, missing: (facts: SiteFacts) => boolean, sentence: string]

const blank = (text: string | null) => !text?.trim()

/** Companies print their capital; an enterprise in one's own name has none. */
export const isCompany = ({ legal_form }: SiteFacts) =>
  /\b(SARL|EURL|SASU?|SA|SNC|SCA|SCS|SELARL|SELAS|SCOP)\b/i.test(legal_form ?? '')

const NEEDED: Rule[] = [
  ['name', facts => blank(facts.name), 'Donnez le nom de votre entreprise.'],
  ['trade', facts => blank(facts.trade), 'Dites votre métier en un ou deux mots.'],
  [
    'address.street',
    facts => blank(facts.address.street),
    'Donnez la rue et le numéro\u00a0: la loi les demande à qui publie un site.',
  ],
  ['address.postal_code', facts => blank(facts.address.postal_code), 'Donnez le code postal.'],
  ['address.city', facts => blank(facts.address.city), 'Donnez la commune.'],
  ['telephone', facts => blank(facts.telephone), 'Donnez un numéro de téléphone.'],
  ['email', facts => blank(facts.email), 'Donnez une adresse e-mail.'],
  [
    'hours',
    facts => facts.hours.length === 0 && !facts.by_appointment,
    'Dites vos horaires, ou que vous recevez sur rendez-vous.',
  ],
  ['services', facts => facts.services.length === 0, 'Nommez au moins un service ou un produit.'],
  ['siren', facts => facts.siren === null, 'Donnez votre numéro SIREN.'],
  [
    'legal_form',
    facts => blank(facts.legal_form),
    'Dites la forme de votre entreprise\u00a0: EI, SARL, SAS…',
  ],
  [
    'legal.capital',
    facts => isCompany(facts) && blank(facts.legal.capital),
    'Donnez le capital de la société\u00a0: les mentions légales l’indiquent.',
  ],
  [
    'legal.publication_director',
    facts => blank(facts.legal.publication_director),
    'Dites qui dirige la publication du site\u00a0: le plus souvent, c’est vous.',
  ],
  [
    'legal.authority',
    facts => isRegulated(facts.trade) && blank(facts.legal.authority),
    'Nommez l’ordre ou l’autorité dont dépend votre profession.',
  ],
]

const WISHED: Rule[] = [
  [
    'public_holidays',
    facts => facts.hours.length > 0 && facts.public_holidays === null,
    'Dites si vous êtes ouvert les jours fériés.',
  ],
  [
    'legal.mediator',
    facts => blank(facts.legal.mediator),
    'Si vous vendez à des particuliers, nommez le médiateur de la consommation dont vous relevez.',
  ],
  [
    'legal.registry',
    facts => facts.legal.registry === null,
    'Dites où vous êtes inscrit\u00a0: au RCS ou au RNE.',
  ],
  ['about', facts => blank(facts.about), 'Racontez votre entreprise en quelques phrases.'],
  ['payments', facts => facts.payments.length === 0, 'Dites comment on peut vous payer.'],
  [
    'assistant_contact',
    facts => blank(facts.assistant_contact),
    'Dites qui répond quand l’assistant ne sait pas.',
  ],
]

function emptySection(facts: SiteFacts, { id, kind, photos, questions, texts }: SiteSection): SiteProblem[] {
  const empty: Partial<Record<SiteSection['kind'], boolean>> = {
    services: facts.services.length === 0,
    prices: facts.services.every(({ price_cents }) => price_cents === null),
    hours: facts.hours.length === 0 && !facts.by_appointment,
    area: facts.area.towns.length === 0 && facts.area.radius_km === null,
    gallery: photos.length === 0,
    about:
      texts.length === 0 && blank(facts.about) && blank(facts.since) && facts.qualifications.length === 0,
    questions: questions.length === 0,
  }
  const sentence = 'Cette partie n’a rien à montrer\u00a0: elle est laissée de côté.'
  return empty[kind] ? [{ place: id, sentence, needed: false }] : []
}
