import { fold } from '../text/slug'
import type { TranscriptRule } from './transcript-rule'

/** A talk as long as that is no silence, slip or errand: no rule reads it. In words, and in signs. */
const LONGEST_READ = 400
const MOST_SIGNS = 10_000
/** Who dialled the wrong number says so within so many words, whatever he wanted from the other. */
const SHORT_TALK = 45

/**
 * Which rule finds that a call was no request, and so costs nobody anything; null where none does. Each rule is a sentence that both
 * sides can check against the words that were said; none of them weighs anything. Words that somebody wants something keep a call billed, whatever
 * else was said. French and English are read; in any other language nothing is found.
 * @param transcript as the carrier sent it; it is data, and what it asks for is not done
 */
export function unqualifiedBy(transcript: string): TranscriptRule | null {
  if (transcript.length > MOST_SIGNS) return null
  const heard = heardIn(transcript)
  if (heard.split(' ').length > LONGEST_READ) return null
  if (isSilence(heard)) return 'silence'
  if (isWrongNumber(heard)) return 'wrong-number'
  for (const [rule, signs] of SIGNS) if (signs.test(heard) && !WANTS.test(without(heard, signs))) return rule
  return null
}

/** Small, without accents, apostrophes, signs, noises in brackets and names of speakers; « | » parts what one and another say. */
const heardIn = (transcript: string): string =>
  fold(transcript.replace(/\p{Cc}/gu, ' ').replace(/\[[^\]]*\]|\([^)]*\)/g, ' | '))
    .replace(/['’-]/g, ' ')
    .replace(/\b(accueil|appelant|appelante|standard|client|cliente|garage|agent|caller|[ab])\s*:/g, ' | ')
    .replace(/[.?!;:—–…\n]+/g, ' | ')
    .replace(/[^\p{L}\p{N}|]+/gu, ' ')
    .replace(/(\s*\|\s*)+/g, ' | ')
    .trim()

const without = (heard: string, signs: RegExp) => heard.replace(new RegExp(signs.source, 'g'), ' ')

const signs = (...words: string[]) => new RegExp(`\\b(${words.join('|')})\\b`)

/** Somebody wants something of the firm. One of these keeps a call billed. */
const WANTS = signs(
  'besoin d|devis|fuite|fuit|urgence|urgent|en panne|depannage|reparer|reparation|intervention|degats?',
  'infiltrations?|ne marche (plus|pas)|marche plus|ne fonctionne|fonctionne plus|ne chauffe|bouchee?|cassee?',
  'fracturee?|travaux|chantier a|renover|refaire|installer|reserver|reservation|de la place',
  'prendre (un )?(rendez vous|rdv)|un rendez vous|une estimation|vos (tarifs|prix)|votre (tarif|prix)',
  'c est combien|combien (ca|vous|coute|a peu)|vous (prenez|demandez) combien',
  'pourriez (vous )?(passer|venir|m|nous)',
  'pouvez (vous )?(passer|venir|chiffrer|m aider)',
  'vous pourriez|passer (prendre|voir)',
  'vous (faites|livrez|reprenez|reparez|vendez|vous deplacez|installez|posez|acceptez|intervenez)',
  '(il me|il nous|nous|me) (faut|faudrait)',
  'on (cherche|cherchait|aimerait|voudrait|a un|a une)',
  '(je|nous) cherch(e|ons|ais|ions) (un|une|des|quelqu|a|le|la|votre)',
  '(je|j|nous|on) (voudrai(s|t)|voudrions|voulai(s|t)|souhait(e|ons|erais|erait)|veux|veut|voulons|aimerai(s|t)|aimerions) (?!parler|vous (?!confier)|lui |leur |la personne|le service|rejoindre)[a-z]+',
  '(mon|ma|mes|le|la|les|l|notre|nos|ca) ([a-z]+ ){1,3}(ne |n |s |est )?[a-z]+ plus',
  '(bloque|coince|tombe|envole|casse|perce|brule|abime|inonde)e?s?',
  'etincelles?',
  'plus (d eau|de courant|de chauffage|d electricite)',
  '(on|nous) (serait|serions|sera|sommes) [a-z]+ (personnes?|dimanche|a table)',
  'toujours (disponible|libre)|la visiter',
  'vous avez (encore )?(des|du|de la) (?!salaries|employes)',
  '(est ce que )?vous passez a',
  'j ai (un|une|mon|ma|mes|plus|vu|vendu|achete) (?!experience)',
  '(ma|mon|mes|notre|nos|le mien|la mienne) [a-z]+( [a-z]+)? (a une?|est (en panne|cassee?|bouchee?|tombee?)|ne |fait|coule|goutte|perd|fume)',
  'on (a|est) (decides?|interesses?)',
  'pour (mon|ma|notre) (maison|appartement|voiture|jardin|toit|salle|cuisine|chaudiere|bureau|societe|entreprise|divorce)',
  'i (need|want|would like|d like) (a|an|to (book|buy|sell|rent|know|make|hire|get))',
  'we need',
  'looking for an? (?!job|position|work)',
  'how much',
  'do you (rent|sell|repair|offer|have|do|deliver)',
  'can you (come|send|fix|help)|could (you|one of)|is (leaking|broken|not working)|leak|appointment|quote',
)

/** What is said into a line where nobody answers. */
const UNANSWERED =
  /^(allo|oui|non|bon|euh|hello|hi|hey|bonjour|bonsoir|au revoir|bye|merci|s il vous plait|monsieur|madame|je vous entends (pas|mal)|je vous ecoute|j ecoute|parlez|ben|je ne vous entends (pas|plus|mal)|(est ce que )?vous m entendez|vous etes la|il n y a personne|y a personne|(il y a|y a t il|ya) quelqu un|qui est la|je raccroche|je vais raccrocher|is (anybody|anyone|somebody) there|can you hear me|i can t hear you|silence|musique|inaudible| )*$/
/** How a firm answers: « Plomberie Diop bonjour », « vous êtes bien chez Valore Patrimoine ». */
const ANSWERS =
  /^(vous etes (bien )?(chez|au|a la) )?(\p{L}+ ){1,4}bonjour$|^(bonjour )?vous etes (bien )?(chez|au|a la) \p{L}+( \p{L}+){0,3}?( je vous ecoute| bonjour)?$/u

/** « Silence »: nothing was said but how the firm answers, and whether somebody is there. */
function isSilence(heard: string): boolean {
  const [first = '', ...others] = heard
    .split('|')
    .map(words => words.trim())
    .filter(Boolean)
  const greeted = UNANSWERED.test(first) || (ANSWERS.test(first) && !WANTS.test(first) && heard.includes('|'))
  return greeted && others.every(words => UNANSWERED.test(words))
}

const SLIP =
  /\b((me suis|suis) trompee? (de (numero|ligne))|(du|dois) me tromper de (numero|ligne)|(fait|c est) un (faux|mauvais) numero|(avez|ai) fait erreur|(pas|plus) le bon numero|(ca doit etre|c est) une erreur|wrong number|(suis|etes) bien (a|au|aux|chez|a la|a l) [a-z]+( [a-z]+)? \| (ah )?non|(me suis|suis) trompee?|bon erreur|mauvais numero|faux numero|mal compose|(c est|vous etes|suis) pas (chez )?((le|la|l) )?[a-z]+(?= \|? ?(ah )?(excuse|pardon|desole)))\b/g
/** What is said after it, and nothing else. */
const FAREWELL =
  /^((ah|bon|ok|oui|d accord|pardon|desolee?|excusez moi|excuse moi|merci|au revoir|bonne (journee|soiree)|bye|sorry|alors|monsieur|madame|euh|pas de souci|ce n est pas grave|c est pas grave|je ne connais pas|(i wanted|je voulais|je cherchais) (the|le|la|l) [a-z]+|\||a vous aussi)( |$))*$/

/** « Wrong number »: the caller says so in a short talk, and says nothing after it but good-bye. */
function isWrongNumber(heard: string): boolean {
  const last = [...heard.matchAll(SLIP)].at(-1)
  if (!last || heard.split(' ').length > SHORT_TALK) return false
  if (!FAREWELL.test(heard.slice(last.index + last[0].length).trim())) return false
  return !REPAIR.test(heard.slice(0, last.index))
}
/** Who wants a craftsman and only misnames a street wants him still. */
const REPAIR = /\b(fuite|devis|depannage|travaux|chauffe eau|en panne|reparer|leak)\b/

const SIGNS: readonly [TranscriptRule, RegExp][] = [
  // « Canvasser »: the caller offers something to the firm.
  [
    'canvasser',
    signs(
      '((on|nous) (aimerait|aimerions|voudrait|voudrions|pouvons|peut) )?(vous|lui|leur) (presenter|proposer|faire (profiter|beneficier|economiser))',
      '(notre|nos) (logiciel|solution|offre|gamme|produits?|plateforme)( de [a-z]+( de [a-z]+)?)?',
      '(etes vous|vous etes|est ce que vous etes) (proprietaire|eligible|equipes?)',
      'votre (contrat d (electricite|energie)|fournisseur d (electricite|energie)|fibre)',
      '(audit|etude|essai|diagnostic|verification) (gratuite?|offerte?) (de|sur) (votre|vos)',
      '(verification|demonstration) offerte',
      'pour une (demonstration|etude gratuite sur votre)',
      '(premiere page|en tete) (de |sur )?google',
      'encarts? publicitaires?',
      '(nous|on) (vendons|vend|generons|genere|travaille avec des|travaillons avec des) (des )?(chantiers|mandats|contacts|leads|artisans|professionnels)',
      '(un|ce) sondage',
      '(message automatique|tapez (un|deux|1|2))',
      '(aupres|des|les) (courtiers|artisans|professionnels|dirigeants|commercants) de votre (region|secteur|departement|quartier)',
      'votre entreprise doit',
      'j appelle les [a-z]+ de votre',
      'affichage obligatoire',
      '(la )?personne qui s occupe des achats',
      '(je voulais savoir )?(quel|combien de) [a-z ]+ vous payez( aujourd hui)?',
      'envoyer (un|notre) catalogue',
      '(notre|nos) [a-z]+ (sans abonnement|gratuite?)',
      '(nous|on) (proposons|propose) aux [a-z]+( de [a-z ]+ pour eux)?',
      'j accompagne les [a-z]+',
      '(conseiller|conseillere) en (renovation|energie|defiscalisation)[a-z ]*',
      '(nous sommes|je suis) specialisee?s? dans [a-z]+( [a-z]+)? votre site',
      'votre site n (apparait|est) pas [a-z]+( on (pourrait|peut) vous aider)?',
      'vous avez ete (selectionnee?|tiree? au sort)',
      'bon d achat',
      '(on|nous) aid(e|ons) les [a-z]+ a [a-z]+( (des|de nouveaux) clients)?',
      'pour (reduire|baisser|alleger|faire baisser) (vos|votre) (factures?|couts?|frais|charges|consommation)',
      '(commissions?|factures?) (plus basses?|moins cheres?)',
      '(mutuelle|prevoyance|formation|epargne) (pour|de) vos (salaries|employes|collaborateurs)',
      'panneaux (solaires|photovoltaiques) sans (avance|apport)',
      'campagne (sur|dans) votre (secteur|commune|departement|region|quartier)',
      'first page of google',
      'calling (about|for) your website',
      'get you more (traffic|customers|calls)',
      'calling from [a-z]+ [a-z]+ [a-z]+ we',
      'special offer',
      'offer you a free',
      '(person in charge of|who handles) (your )?[a-z]+',
      'help [a-z]+ get more (customers|clients)',
    ),
  ],
  // « Job seeker »: the caller offers his own work.
  [
    'job-seeker',
    signs(
      'je cherche (du travail|un (stage|emploi|poste|apprentissage)|une (alternance|place d apprenti))( d observation)?( d une semaine)?',
      '(vous|le salon|la maison) (prenez|prend|cherchez|cherche)( pas| encore)* (des |un |une )?(stagiaires?|apprentis?|serveu(r|se)s?|vendeu(r|se)s?|quelqu un)',
      'vous (recrutez|embauchez)',
      '(j aimerais|je (voudrais|souhaiterais)) savoir si vous (recrutez|embauchez|(prenez|cherchez) (des |un |une )?(stagiaires?|apprentis?)( de [a-z]+)?)',
      'vous (auriez|avez) du travail( pour moi)?',
      '(j ai vu )?votre annonce (pour|concernant) (le|un) (poste|emploi|stage)( de [a-z]+)?',
      '(je voulais savoir )?si vous (aviez|avez|auriez) du travail( pour moi)?',
      '(vous avez )?besoin de monde',
      'j ai de l experience',
      '(c est pour )?un stage de [a-z]+( (semaines?|mois|jours))?',
      'dans le cadre de (mon|ma) (cap|bts|bac|licence|formation)',
      '(vous ai envoye )?(mon|un) (cv|curriculum)',
      '(ma|une) (candidature|lettre de motivation)',
      'j ai (un|une|mon) (cap|bep|bac|btp|diplome|licence|master|brevet)( [a-z]+)?',
      'j ai ([a-z]+|\\d+) ans d experience',
      '(poste|l annonce) (a pourvoir|est toujours|c est toujours|d[eu] [a-z]+( de travaux)?)',
      'rejoindre (une|votre) (agence|equipe|entreprise|cabinet)',
      'calling about the job',
      'send (you )?my (resume|cv)',
      'looking for (a job|work|a position)',
    ),
  ],
  // « Supplier »: something that the firm itself ordered or owes.
  [
    'supplier',
    signs(
      'votre commande( de [a-z]+)?( est (arrivee|prete|partie)( vous pouvez (passer|venir)( la chercher)?)?| de la semaine)?',
      'c est le livreur',
      '(un|votre) (colis|livraison)( pour vous)?',
      'j ai un colis( pour vous)?',
      'votre facture [a-z ]*(n est pas reglee|impayee|en retard)',
      'le technicien (passera|passe)',
      '(a|your) delivery( for your)?',
      'camion [a-z ]*(en retard|sur votre chantier)',
      '(on|nous) vous livr(e|ons) (les?|la|l|vos|votre) [a-z]+',
      'je suis (derriere|en bas|devant) (il y a personne|mais il y a personne|vous m ouvrez)',
      'vous m ouvrez',
      'recuperer le linge',
    ),
  ],
]
