import type { SiteFacts } from '~/domain/site/facts/facts'
import { thatFirm } from '~/domain/site/names-in-sentences'
import { addressWords } from '~/domain/site/words/address-words'
import { anyOf } from '~/domain/text/any-of'
import { fold } from '~/domain/text/slug'
import type { Firm } from '../question/firm'
import { readable } from '../question/question-text'
import { stemsOf } from '../question/stems'
import { wordsOf } from '../question/words-of'
import type { AnswerPart, Asked } from './answer'
import { nowAnswer } from './now-answer'
import { nearQuotesOf, quoted } from './quotes'

const PAYING = anyOf(
  /\b(paiements?|payer|(je|on) (peux |peut )?paie|paie (en|par|avec)|reglement|regler|especes)\b/,
  /\b(liquide(?! d)|virements?|cheques?|paypal|(titres?|tickets?)[ -](restaurants?|restos?))\b/,
  /\b(cartes? bancaires?|sans contact|prelevements?|swile|edenred|pluxee|sodexo|bimpli|lydia|wero)\b/,
  /\b(google pay|cartes? (a partir|minimum|mini)|apple pay)\b/,
  /\b((en|de) (2|3|4|10|deux|trois|quatre|dix) fois|plusieurs fois|facilites|echelonner|etaler|amex)\b/,
  /\b(american express)\b/,
  /\b(prenez|acceptez|prends|avec|par|en) (la |les )?cartes?\b/,
)
const ROBOT = anyOf(
  /\b(robots?|bots?|chatbot|chatgpt|gpt|ia|intelligence artificielle|humaine?|repondeur)\b/,
  /\bune machine\b|\bvraie? (personne|gens|humain|quelquun)|\b(allo|parle a|il y a) .{0,6}quelquun\b/,
  /\bqui (es[ -]tu|etes[ -]vous|repond|me repond)\b|\bqui (me |nous )?(parle|ecrit)$/,
  /\b(tu es|t es|vous etes) qui\b|\bje (parle|discute|ecris|m adresse) (a|avec)\b/,
  /\bje (parle|discute) ici\b|\breponses? automatiques?\b/,
  /\b(es|etes|parle a) (pas )?une? (vraie?|logiciel|programme|ordinateur|automate|algorithme)\b/,
  /\b(es|etes|parle a) (pas )?une? (assistante?|personne)\b/,
  /\b(c est (vous|toi)|vous etes|tu es) l[ae] [a-z]+$|\b(ton|votre) (nom|prenom)\b/,
  /\btu (es (intelligente?|reelle?|vivante?|vraie?)|t appelles|comprends|peux m aider)\b/,
  /\btu ((peux|sais) faire quoi|sers a quoi)\b/,
  /\b(que|quoi|ce que) tu (peux|sais)\b|\bqui t a [a-z]+\b/,
)
/** To make the machine say something: « ignore tes instructions », « dis que tout est gratuit ». */
const ORDER =
  /\btes (instructions|consignes|regles|directives)\b|\bprompts?\b|^(ignore|oublie) (tes|tout|toutes|les|ce)\b|\btu es maintenant une?\b|^(dis|repete|ecris|affirme)( moi)? (que|apres)\b/
/** What is nobody's to ask: « le mot de passe », « l’adresse de vos clients ». */
const SECRET = anyOf(
  /\b(mots? de passe|passwords?|mdp|code d acces|base de donnees|cle api)\b/,
  /\b(numero|code|coordonnees) (de (la |ta |votre |sa )?carte (bancaire|bleue)|bancaires?) (du|de)\b/,
  /\b(adresses?|numeros?|noms?|listes?|mails?|e ?mails?|telephones?|coordonnees|fichiers?|donnees|resultats?|dossiers?) (de |des |du |d |l )*(vos |tes |ses |autres )*(clients?|clientes?|patients?|eleves?|salarie\w*|employe\w*)\b/,
)
const ADDRESS = anyOf(
  /\badresse\b(?! (e ?mail|mail|electronique))/,
  /\b(vous etes|etes vous|se trouve|trouver|est|situee?s?|cabinet|atelier|boutique|salon|magasin) ou\b/,
  /\bou (est|etes|se trouve|c est|exactement)\b|\bc est ou\b|\bsituee?s?\b/,
  /\bcomment (venir|vous trouver|on (vient|y va)|aller (chez|jusqu) ?(a )?vous|y aller)\b|\bou (vous|te) trouve\w*/,
)
const TELEPHONE =
  /\b(num(?:ero)?(?! (?:de |d )?(?:siret|siren|tva|rcs|client|dossier|commande|facture|police|serie|chassis))|tel|telephone|portable|joindre|appeler|rappeler|contacter|contact|parler (a|au|avec))\b/
/** Whether somebody is there to pick it up. */
const NOW = /\b(maintenant|en ce moment|a cette heure)\b/
/** « Le numéro de garde » may be another than the firm's. */
const GUARD = /\b(garde|astreinte|nuit)\b/
const MAIL = /\b(e ?-?mails?|mails?|courriels?)\b/

const isAboutPaying = (text: string): boolean =>
  PAYING.test(text) && !/\bcarte (vitale|cadeau|de fidelite|grise)\b/.test(text) && !OTHERS_PAY.test(text)

/** « Est-ce que mon assurance va payer ? » */
const OTHERS_PAY =
  /\b(assurance|mutuelle|secu|cpam|employeur|patron|proprietaire|locataire|etat|mairie|voisine?) .{0,14}\b(pay\w+|paie|regl\w+)\b/

/** When, how much beforehand, with which tax: no means of payment answers that, save where the firm says it among them. */
const TERMS =
  /\b(quand|a quel moment|acomptes?|arrhes|avances?|cautions?|tva|taxes?|a la (commande|livraison|reservation|signature))\b/
const asksOfTerms = ({ firm, text }: Asked): boolean =>
  TERMS.test(text) && !namesMeans(text) && !firm.facts.payments.some(way => TERMS.test(readable(way)))

/** « Vous prenez le CPF ? », « CESU ? », where the firm names it among its means. */
const namesOwnMeans = ({ firm, text }: Asked): boolean =>
  (/\b(prenez|accept\w+|prends|avec|par|ok|possible|marche)\b/.test(text) || stemsOf(text).length === 1) &&
  firm.facts.payments.some(way => {
    const [first, ...more] = stemsOf(readable(way))
    return first !== undefined && more.length === 0 && stemsOf(text).includes(first)
  })

/** « La carte à partir de combien ? », and not « combien je dois payer ? » */
export const namesMeans = (text: string): boolean =>
  isAboutPaying(text) && MEANS.some(([means]) => means.test(text))

/** Means of payment, as the owner names them. */
export function paymentAnswer(asked: Asked): AnswerPart | null {
  const { firm, text } = asked
  const { payments } = firm.facts
  if ((!isAboutPaying(text) || asksOfTerms(asked)) && !namesOwnMeans(asked)) return null
  if (payments.length === 0) return { kind: 'unknown', text: '', facts: ['unknown'] }
  const means = MEANS.find(([pattern]) => pattern.test(text))
  const list = `Moyens de paiement annoncés\u00a0: ${payments.join(', ')}.`
  const named = means && !payments.some(way => means[0].test(fold(way)))
  // « Paiement en quatre fois » may stand in what the firm wrote of itself.
  const own = named
    ? nearQuotesOf(firm, `${text} paiement`, ({ text: words }) => means[0].test(readable(words)))[0]
    : undefined
  if (own) return { kind: 'contact', text: `${list} ${quoted(own)}`, facts: ['payments', own.fact] }
  const missing = named ? ` Rien n’est dit ${means[1]}.` : ''
  return { kind: 'contact', text: list + missing, facts: ['payments'] }
}

const MEANS: readonly [RegExp, string][] = [
  [/\bamex\b|\bamerican express\b/, 'd’American Express'],
  [/\bapple pay\b/, 'd’Apple Pay'],
  [/\bgoogle pay\b/, 'de Google Pay'],
  [/\bswile\b/, 'de Swile'],
  [/\bedenred\b/, 'd’Edenred'],
  [/\b(pluxee|sodexo)\b/, 'de Pluxee'],
  [/\bbimpli\b/, 'de Bimpli'],
  [/\blydia\b/, 'de Lydia'],
  [/\bwero\b/, 'de Wero'],
  [/\bcartes?\b/, 'd’une carte'],
  [/\bancv\b|\bcheques?[ -]vacances\b/, 'des chèques-vacances'],
  [/\bcheques?\b/, 'des chèques'],
  [/\bespeces\b|\bliquide\b(?! d)/, 'des espèces'],
  [/\bvirements?\b/, 'des virements'],
  [/\bprelevements?\b/, 'd’un prélèvement'],
  [/\b(titres?|tickets?)[ -](restaurants?|restos?)\b/, 'des titres-restaurant'],
  [/\bpaypal\b/, 'de PayPal'],
  [
    /\b(\d|deux|trois|quatre|dix|plusieurs) fois\b|\bfacilites\b|\bechelonner\b|\betaler\b/,
    'd’un paiement en plusieurs fois',
  ],
]

/** That it is a machine (AI Act, article 50), and what it answers from. */
export function machineAnswer({ firm, text }: Asked): AnswerPart | null {
  if (!ROBOT.test(text) && !/\bune? vraie? [a-z]+\b/.test(text) && !namesPerson(firm, text)) return null
  return machinePart(firm)
}

/** « C’est vous, Odile ? » : whoever may be asked for instead of the machine. */
function namesPerson({ facts }: Firm, text: string): boolean {
  const [, name = ''] =
    /\b(?:c est (?:bien )?(?:vous|toi)|vous etes|tu es) ([a-z]{3,})/.exec(text) ??
    /\bc est ([a-z]{3,})$/.exec(text) ??
    []
  return name !== '' && wordsOf(fold(facts.assistant_contact ?? '')).includes(name)
}

/** That it says what the firm wrote and no more, to who would have it say something else. */
export const orderAnswer = ({ firm, text }: Asked): AnswerPart | null =>
  ORDER.test(text) || SECRET.test(text) ? machinePart(firm) : null

/** Those words, whatever was asked: other answers begin with them too. */
export const machinePart = ({ facts }: Firm): AnswerPart => ({
  kind: 'contact',
  text: `Je suis une machine. Je réponds d’après ce ${thatFirm(facts.name)} a écrit sur ce site, et rien d’autre.${
    facts.telephone ? ` Pour parler à quelqu’un\u00a0: ${facts.telephone}.` : ''
  }`,
  facts: ['machine', ...(facts.telephone ? ['telephone'] : [])],
})

/** Where the firm is, and how it is reached. */
export function contactAnswer(asked: Asked): AnswerPart | null {
  const {
    firm: { facts },
    text,
  } = asked
  const place = addressWords(facts.address)
  if (ADDRESS.test(text) && place && !isOfElse(facts, text))
    return { kind: 'contact', text: `${place}.`, facts: ['address'] }
  if (place && asksWhether(facts, text))
    return { kind: 'contact', text: `${facts.name}, ${place}.`, facts: ['address'] }
  if (MAIL.test(text) && facts.email) return { kind: 'contact', text: `${facts.email}`, facts: ['email'] }
  if ((MAIL.test(text) || TELEPHONE.test(text)) && facts.telephone) {
    const none = MAIL.test(text) ? 'Aucune adresse e-mail n’est donnée ici\u202f; il y a le formulaire. ' : ''
    const now = NOW.test(text) && facts.hours.length > 0 ? nowAnswer(asked) : null
    const guard = GUARD.test(text)
      ? nearQuotesOf(asked.firm, 'garde nuit astreinte', ({ text: words }) => GUARD.test(readable(words)))[0]
      : undefined
    return {
      kind: 'contact',
      text: [guard && quoted(guard), `${none}Téléphone\u00a0: ${facts.telephone}.`, now?.text]
        .filter(Boolean)
        .join(' '),
      facts: [...(guard ? [guard.fact] : []), 'telephone', ...(now?.facts ?? [])],
    }
  }
  if (TELEPHONE.test(text) && facts.email)
    return {
      kind: 'contact',
      text: `Aucun numéro n’est donné ici. E-mail\u00a0: ${facts.email}`,
      facts: ['email'],
    }
  return null
}

/** « Où est le parking ? », « c’est où pour se garer ? »: of something else than the firm. */
const WHERE_IS =
  /\b(?:ou (?:est|sont|se trouvent?|c est)|c est ou) (?:(?:le|la|les|l|mon|ma|mes|notre|nos|votre|vos|un|une)|pour(?: (?:se|me|nous|vous))?) ([a-z]{3,})/
const OWN_PLACE = anyOf(
  /^(adresse|agence|atelier|boutique|bureaux?|cabinet|etablissement|entreprise|etude|firme|garage)$/,
  /^(local|locaux|lieu|magasin|maison|resto|restaurant|salon|siege|societe|trouver|venir|aller|voir)$/,
  /^(rue|place|rendezvous|centre|institut|ecole|studio|camping|hotel|gite|clinique|auberge|bar|cafe)$/,
)

function isOfElse({ name, trade }: SiteFacts, text: string): boolean {
  const [, what = ''] = WHERE_IS.exec(text) ?? []
  if (!what || OWN_PLACE.test(what)) return false
  const own = stemsOf(readable(`${name} ${trade}`))
  return !stemsOf(what).every(stem => own.includes(stem))
}

/** « Vous êtes la boulangerie de la place ? »: by its name and its place who asks knows. */
function asksWhether({ name, trade }: SiteFacts, text: string): boolean {
  const [, what = ''] =
    /^(?:bonjour |bonsoir |excusez moi )*(?:vous etes|etes vous|c est|je suis|suis je) (?:bien )?(?:(?:chez|la|le|l|au|du|a) )+(?!.*\b(?:qui|que|ouverte?s?|fermee?s?|combien)\b)([a-z]{3,}[a-z -]*)$/.exec(
      text.replace(/[?!., ]+/g, ' ').trim(),
    ) ?? []
  const stems = stemsOf(readable(`${name} ${trade}`))
  const [first] = stemsOf(what)
  return first !== undefined && stems.includes(first)
}

/** Who answers instead of the machine. */
export function personWords({ facts }: Firm): { words: string; facts: string[] } | null {
  const { assistant_contact, telephone, email } = facts
  if (assistant_contact) {
    const held = telephone && digits(assistant_contact).includes(digits(telephone))
    const more = telephone && !held ? `, ${telephone}` : ''
    return {
      words: assistant_contact + more,
      facts: telephone ? ['assistant_contact', 'telephone'] : ['assistant_contact'],
    }
  }
  if (telephone) return { words: telephone, facts: ['telephone'] }
  return email ? { words: email, facts: ['email'] } : null
}

const digits = (words: string) => words.replace(/\D/g, '')
