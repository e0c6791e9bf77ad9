import { fold } from '../../text/slug'
import { HEALTH_REQUEST, requestSentencesOf } from '../request-sentences'
import type { SectionKind, SiteTheme } from './layout'

/**
 * Our own sentences, per trade. They promise nothing and hold nothing but the facts that they name in braces:
 * {Metier}, the trade, {lieu}, « à Lyon ». One that names a fact which is
 * missing is passed over; {offre}, {heures} and {adresse} say nothing themselves: the services, the hours and the street that the
 * sentence announces must be there.
 */
export interface TradeSentences {
  headlines: readonly string[]
  leads: readonly string[]
  titles: Partial<Record<SectionKind, readonly string[]>>
  /** Above the form. */
  request: readonly string[]
}

/** The lead of a firm of which nothing more is known than its trade. */
export const SHORTEST_LEAD = '{Metier}. Une question, un besoin\u00a0: parlons-en.'

/** What most trades call these parts of a page. */
const TITLES = {
  hours: [
    'Quand venir',
    'Horaires',
    'Nos heures d’ouverture',
    'Les jours et les heures',
    'Quand nous sommes là',
  ],
  contact: ['Nous joindre', 'Contact', '{adresse}Nous trouver', '{adresse}L’adresse', 'Pour nous parler'],
  about: ['Faire connaissance', 'Qui nous sommes', 'La maison', 'Notre histoire', 'En quelques mots'],
  area: ['Où nous intervenons', 'Nous venons chez vous', 'Notre secteur', 'Les communes où nous allons'],
}

/** The sentences of a theme speak of the trade that it was drawn for; a neighbouring trade gets the general ones. */
const SPEAKS_OF: Record<SiteTheme, RegExp> = {
  'plombier-chauffagiste': /plomb|chauffag/,
  coiffeur: /coiff|barb/,
  menuisier: /menuis|ebenist|charpent|couvr|macon|peint|carrel|platr|renov|batiment|construct|parquet/,
  'expert-comptable': /compta|avoca|notair|juri|conseil/,
  restaurant: /restau|bistro|brasser|pizz|crep/,
  garage: /garag|carross|mecani/,
  fleuriste: /fleur/,
  kinesitherapeute:
    /kine|osteo|infirm|medecin|dentist|orthophon|sage-femme|podolog|psycho|orthopt|ergotherap/,
  simple: /^/,
}

/** Whether the words of a theme hold for this trade; who goes to his clients has no door to push, no chair that waits. */
export const speaksLikeTheme = (theme: SiteTheme, trade: string): boolean =>
  SPEAKS_OF[theme].test(fold(trade)) && !/domicile|itinerant|ambulant/.test(fold(trade))

/** The sentences that suit a firm. @param trade as its owner says it */
export function sentencesFor(theme: SiteTheme, trade: string): TradeSentences {
  if (theme !== 'simple' && speaksLikeTheme(theme, trade)) return SENTENCES[theme]
  const form = requestSentencesOf(trade)
  const { simple } = SENTENCES
  return form
    ? { ...simple, titles: { ...simple.titles, request: form.titles }, request: form.request }
    : simple
}

const SENTENCES: Record<SiteTheme, TradeSentences> = {
  'plombier-chauffagiste': {
    headlines: [
      'Une fuite\u202f? Un projet\u202f? Parlons-en.',
      'Décrivez la panne, nous vous répondons.',
      'L’eau, la chaleur, le courant\u00a0: racontez-nous.',
      'Dites-nous ce qui ne marche plus.',
      'Chez vous, tout doit couler de source.',
      'Un appareil, un tuyau, une question.',
    ],
    leads: [
      '{offre}{Metier} {lieu}. Vous trouvez ici ce que nous faisons et comment nous joindre.',
      'Besoin de nous {lieu}\u202f? Dites-nous où cela se passe, et ce que vous voyez.',
      '{Metier} {lieu}\u00a0: dépannage ou projet, tout commence par quelques mots de vous.',
      'Nous sommes {lieu}. Appelez, ou écrivez-nous depuis cette page.',
      '{offre}{Metier}. Vous trouvez ici ce que nous faisons et comment nous joindre.',
    ],
    titles: {
      ...TITLES,
      services: [
        'Ce que nous faisons',
        'Nos interventions',
        'Dépanner, installer, entretenir',
        'Chez vous, nous faisons',
      ],
      prices: ['Les prix', 'Ce que cela coûte', 'Nos tarifs'],
      request: ['Demander un devis', 'Décrire la panne', 'Votre message', 'Parler de votre projet'],
    },
    request: [
      'L’appareil, la pièce, ce que vous entendez ou voyez\u00a0: écrivez-le comme vous le diriez.',
      'Dites-nous ce qui se passe et où. Nous vous rappelons au numéro que vous laissez.',
      'Une phrase suffit pour commencer. Laissez-nous de quoi vous rappeler.',
      'Plus vous en dites, mieux nous préparons notre venue.',
    ],
  },
  coiffeur: {
    headlines: [
      'Une chaise vous attend.',
      'Venez comme vous êtes.',
      'Prenez un moment pour vous.',
      'Dites-nous ce qui vous ressemble.',
      'Ici, on vous écoute d’abord.',
      'Un miroir, un conseil, votre style.',
    ],
    leads: [
      '{offre}{heures}{Metier} {lieu}. Nos prestations, nos horaires, et de quoi prendre rendez-vous.',
      'Vous poussez la porte {lieu}, nous nous occupons du reste.',
      '{Metier} {lieu}\u00a0: dites-nous ce que vous aimeriez, nous en parlons ensemble.',
      'Nous vous recevons {lieu}. Choisissez votre moment.',
      '{offre}{heures}{Metier}. Nos prestations, nos horaires, et de quoi prendre rendez-vous.',
    ],
    titles: {
      ...TITLES,
      services: ['Nos prestations', 'La carte des soins', 'Ce que nous faisons', 'Au fauteuil'],
      prices: ['Les prix', 'La carte et les prix', 'Nos tarifs'],
      request: ['Prendre rendez-vous', 'Réserver un moment', 'Votre message', 'Demander une place'],
    },
    request: [
      'Le jour qui vous arrange et ce que vous avez en tête\u00a0: nous vous confirmons.',
      'Dites-nous quand vous aimeriez venir, et pour quoi.',
      'Un mot sur ce que vous souhaitez, et de quoi vous répondre.',
      'Choisissez, nous vérifions la place et vous rappelons.',
    ],
  },
  menuisier: {
    headlines: [
      'Fait pour un seul endroit\u00a0: chez vous.',
      'Montrez-nous le lieu, parlons de l’ouvrage.',
      'De la première mesure à la pose.',
      'Votre projet commence par une visite.',
      'Construire, réparer, embellir.',
      'Un chantier se prépare à deux.',
    ],
    leads: [
      '{offre}{Metier} {lieu}. Nos ouvrages, notre façon de faire et comment nous joindre.',
      'Besoin de nous {lieu}\u202f? Racontez-nous le lieu et ce que vous en attendez.',
      'Nous sommes {lieu}. Apportez vos idées, même sans les mesures.',
      '{Metier} {lieu}\u00a0: un projet, une réparation, une question.',
      '{offre}{Metier}. Nos ouvrages, notre façon de faire et comment nous joindre.',
    ],
    titles: {
      ...TITLES,
      services: ['Nos travaux', 'Ce que nous réalisons', 'L’atelier et le chantier', 'Nos ouvrages'],
      prices: ['Les prix', 'Des repères de prix', 'Nos tarifs'],
      request: ['Demander un devis', 'Parler de votre projet', 'Votre message', 'Décrire vos travaux'],
    },
    request: [
      'Le lieu, l’ouvrage, les mesures si vous les avez\u00a0: nous revenons vers vous.',
      'Quelques lignes sur vos travaux suffisent pour commencer.',
      'Dites-nous ce que vous imaginez, et pour quand.',
      'Neuf ou ancien, petit ou grand\u00a0: racontez-nous.',
    ],
  },
  'expert-comptable': {
    headlines: [
      'Quelqu’un vous lit, et vous rappelle.',
      'Votre dossier, entre de bonnes mains.',
      'Posez la question, même petite.',
      'Y voir clair, puis décider.',
      'Un interlocuteur, du début à la fin.',
      'Parlons de votre activité.',
    ],
    leads: [
      '{offre}{Metier} {lieu}. Ce que nous prenons en charge, et comment nous en parler.',
      'Besoin de nous {lieu}\u202f? Dites-nous où vous en êtes.',
      'Nous sommes {lieu}. Une première question se pose en deux lignes.',
      '{offre}{heures}{Metier} {lieu}\u00a0: nos missions, nos heures et nos coordonnées.',
      '{offre}{Metier}. Ce que nous prenons en charge, et comment nous en parler.',
    ],
    titles: {
      ...TITLES,
      services: ['Nos missions', 'Ce que nous prenons en charge', 'Vous accompagner', 'Notre travail'],
      prices: ['Les honoraires', 'Ce que cela coûte', 'Nos tarifs'],
      about: ['Faire connaissance', 'Le cabinet', 'Qui nous sommes', 'En quelques mots'],
      request: ['Prendre rendez-vous', 'Poser une question', 'Votre message', 'Être rappelé'],
    },
    request: [
      'Votre activité et votre question, en deux lignes. Nous vous répondons.',
      'Dites-nous où vous en êtes et ce qui vous occupe.',
      'Écrivez-nous l’essentiel\u202f; le détail attendra l’entretien.',
      'Laissez un numéro\u00a0: nous vous rappelons pour en parler.',
    ],
  },
  restaurant: {
    headlines: [
      '{offre}L’ardoise vous attend.',
      'Installez-vous.',
      'La table est mise.',
      'On vous garde une place\u202f?',
      'Entrez, ça sent bon.',
      'À table.',
    ],
    leads: [
      '{offre}{heures}{Metier} {lieu}. La carte, les heures, et de quoi nous prévenir de votre venue.',
      '{offre}{heures}Poussez la porte {lieu}\u00a0: voici ce que nous servons, et quand.',
      '{offre}Nous vous accueillons {lieu}. Regardez la carte, choisissez votre heure.',
      '{Metier} {lieu}\u00a0: venez seul, à deux ou en tablée, et dites-le-nous.',
      '{offre}{heures}{Metier}. La carte, les heures, et de quoi nous prévenir de votre venue.',
    ],
    titles: {
      ...TITLES,
      services: ['La carte', 'Ce que nous servons', 'À la carte', 'Sur l’ardoise'],
      prices: ['La carte et les prix', 'Les prix', 'À la carte'],
      hours: ['Quand venir', 'Les services', 'Horaires', 'Quand nous sommes ouverts'],
      area: ['Où nous livrons', 'Nous allons jusqu’à vous', 'Notre secteur'],
      request: ['Réserver', 'Nous prévenir', 'Votre message', 'Retenir une table'],
    },
    request: [
      'Le jour, l’heure, combien vous serez. Nous vous confirmons.',
      'Dites-nous quand et combien\u202f; signalez ce que vous ne mangez pas.',
      'Une envie, une occasion, une question\u00a0: écrivez-nous.',
      'Laissez un numéro\u00a0: nous vous confirmons la table.',
    ],
  },
  garage: {
    headlines: [
      'Le prix d’abord. La clé ensuite.',
      'Votre véhicule, expliqué simplement.',
      'Un bruit, un voyant\u202f? Dites-le-nous.',
      'On regarde, on vous dit, vous décidez.',
      'Prendre soin de ce qui vous conduit.',
      'La route commence ici.',
    ],
    leads: [
      '{offre}{heures}{Metier} {lieu}. Nos services, nos heures, et de quoi prendre rendez-vous.',
      'Besoin de nous {lieu}\u202f? Donnez-nous le modèle et ce que vous entendez.',
      'Nous vous recevons {lieu}. Dites-nous ce qui vous amène.',
      '{Metier} {lieu}\u00a0: entretien, réparation, conseil sur place.',
      '{offre}{heures}{Metier}. Nos services, nos heures, et de quoi prendre rendez-vous.',
    ],
    titles: {
      ...TITLES,
      services: ['À l’atelier', 'Nos services', 'Ce que nous faisons', 'Entretien et réparation'],
      prices: ['Les prix', 'Nos forfaits', 'Ce que cela coûte'],
      about: ['Faire connaissance', 'Le garage', 'Qui nous sommes', 'En quelques mots'],
      request: ['Demander un créneau', 'Prendre rendez-vous', 'Votre message', 'Demander un prix'],
    },
    request: [
      'Le véhicule, son âge, ce que vous entendez\u00a0: nous vous répondons.',
      'Dites-nous le modèle et ce qui vous amène.',
      'Une plaque, un kilométrage, une phrase\u00a0: nous vous rappelons.',
      'Plus vous en dites, mieux nous préparons votre passage.',
    ],
  },
  fleuriste: {
    headlines: [
      'De saison, et pour vous.',
      'Entrez, regardez, choisissez.',
      'Ce que la saison apporte.',
      'Une envie\u202f? Nous la composons.',
      'À offrir, ou à garder.',
      'Une boutique, et le temps de choisir.',
    ],
    leads: [
      '{offre}{heures}{Metier} {lieu}. Ce que nous proposons, quand nous trouver, comment commander.',
      'Poussez la porte {lieu}, ou écrivez-nous ce que vous cherchez.',
      'Nous vous accueillons {lieu}. Dites-nous l’occasion, nous vous conseillons.',
      '{Metier} {lieu}\u00a0: en boutique ou sur commande.',
      '{offre}{heures}{Metier}. Ce que nous proposons, quand nous trouver, comment commander.',
    ],
    titles: {
      ...TITLES,
      services: ['En boutique', 'Ce que nous proposons', 'Nos créations', 'Sur nos étals'],
      prices: ['Les prix', 'Des repères de prix', 'Nos tarifs'],
      area: ['Où nous livrons', 'Nos livraisons', 'Notre secteur'],
      about: ['Faire connaissance', 'La boutique', 'Qui nous sommes', 'La maison'],
      request: ['Commander', 'Votre message', 'Demander conseil', 'Préparer une commande'],
    },
    request: [
      'L’occasion, la date, les couleurs que vous aimez\u00a0: nous vous répondons.',
      'Dites-nous pour quand et pour qui.',
      'Une idée suffit, nous vous rappelons pour le reste.',
      'Laissez-nous vos souhaits et de quoi vous joindre.',
    ],
  },
  kinesitherapeute: {
    headlines: [
      'Prenez le temps, nous vous recevons.',
      'Un lieu calme pour en parler.',
      'Le cabinet, simplement.',
      'Votre rendez-vous, à votre heure.',
      'On avance à votre rythme.',
      'Bienvenue au cabinet.',
    ],
    leads: [
      '{offre}{heures}{adresse}{Metier} {lieu}. Les consultations, les heures et le chemin pour venir.',
      'Nous vous recevons {lieu}. Dites-nous quand vous seriez disponible.',
      '{offre}{Metier} {lieu}\u00a0: comment se passe un rendez-vous, et comment le prendre.',
      '{heures}Besoin de nous {lieu}\u202f? Voici nos heures et nos coordonnées.',
      '{offre}{heures}{adresse}{Metier}. Les consultations, les heures et le chemin pour venir.',
    ],
    titles: {
      services: ['Les consultations', 'Ce que nous proposons', 'Au cabinet', 'Les séances'],
      prices: ['Les tarifs', 'Le prix des séances', 'Les honoraires'],
      hours: ['Horaires', 'Quand venir', 'Les heures du cabinet', 'Quand nous recevons'],
      area: ['À domicile', 'Nos visites', 'Notre secteur'],
      about: ['Faire connaissance', 'Le cabinet', 'Qui vous reçoit', 'En quelques mots'],
      request: HEALTH_REQUEST.titles,
      contact: ['{adresse}Venir au cabinet', 'Contact', '{adresse}Nous trouver', '{adresse}L’adresse'],
    },
    request: HEALTH_REQUEST.request,
  },
  simple: {
    headlines: [
      'Parlons de ce qu’il vous faut.',
      'Vous êtes au bon endroit.',
      'Un besoin, une question\u202f? Écrivez-nous.',
      '{offre}Ce que nous faisons, simplement.',
      'Bienvenue.',
      'Dites-nous ce qui vous amène.',
    ],
    leads: [
      '{offre}{heures}{adresse}{Metier} {lieu}. Ce que nous faisons, quand et où nous trouver.',
      'Nous vous accueillons {lieu}. Voici l’essentiel, le reste se dit de vive voix.',
      '{offre}{heures}{Metier} {lieu}\u00a0: nos services, nos heures, nos coordonnées.',
      '{Metier} {lieu}. Racontez-nous votre besoin.',
      '{offre}{heures}{adresse}{Metier}. Ce que nous faisons, quand et où nous trouver.',
    ],
    titles: {
      ...TITLES,
      services: ['Ce que nous faisons', 'Nos services', 'Ce que nous proposons', 'Pour vous'],
      prices: ['Les prix', 'Nos tarifs', 'Ce que cela coûte'],
      request: ['Votre message', 'Poser une question', 'Nous parler de votre besoin', 'Être rappelé'],
    },
    request: [
      'Quelques mots suffisent. Laissez-nous de quoi vous répondre.',
      'Dites-nous ce que vous cherchez, nous vous répondons.',
      'Votre question, votre nom, un moyen de vous joindre.',
      'Écrivez comme vous parleriez\u00a0: nous vous rappelons.',
    ],
  },
}
