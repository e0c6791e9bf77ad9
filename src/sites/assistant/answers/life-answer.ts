import { anyOf } from '~/domain/text/any-of'
import type { AnswerRule } from './answer'
import { nearQuotesOf, quoted } from './quotes'
import { isOfAnimal, toTelephone } from './urgent-answer'

const LIFE = anyOf(
  /\b(poitrine|infarctus|avc|inconsciente?|evanoui\w*|ne respire|respire plus|etouffe\w*|overdose)\b/,
  /\b(hemorragie|convulsions?|crise cardiaque|perte de force|perdu? (la |de la |sa |toute )?force)\b/,
  /\b(sen[st] plus (ma|mon|mes|sa|son|ses) (jambes?|bras|mains?|pieds?|visage)|bouche tordue)\b/,
  /\b(saigne beaucoup|perdu connaissance|a avale (?!(ma|la|une) carte)|electrocutee?s?)\b/,
  /\b((pris|recu|mange) (le jus(?! d)|(un )?coup de jus|une (grosse |petite |bonne )?(decharge|chataigne)))\b/,
  /\b(doigts? dans (la|une) prise|se noie|s est noyee?|(fai(s|t|re)|eu|pris|prise) .{0,6}malaise)\b/,
  /\b(malaise cardiaque|(arrive|peu[tx]) (plus|pas) (a )?respirer|mal a respirer)\b/,
  /\b((gonfle|enfle)\w* (d[eu] |des |de la |de l |au |a la |aux )?(visage|gorge|levres?|langue))\b/,
  /\b((visage|gorge|langue) .{0,10}(gonfle|enfle)\w*)\b/,
  /\b((ecroul\w*|effondr\w*|tombee?) sur (moi|nous|lui|elle|quelquun|(ma|mon|un|une|le|la) (fille|fils|mere|pere|mari|femme|enfant|bebe|voisine?|homme|dame|passante?|personne|collegue|ouvrier)))\b/,
  /\b(crise d (allergie|asthme)|choc anaphylactique|accident .{0,30}(blesse\w*|saigne))\b/,
  /\b(coincee? (dans|en travers de) (la|ma|sa|une) gorge)\b/,
  /\b(ai?|as|ont) (bu|avale|ingere) (du|de la|de l|des|une?) .{0,12}(produit|javel|chlore|soude|lessive|detergent|detartrant|deboucheur|dissolvant|acide|piles?|essence|antigel|petrole|medicaments?)\b/,
  /\b(pris|avale) (trop d|beaucoup d|plein d|une? boite d)[eu ]* ?.{0,6}(medicaments?|cachets?|comprimes?|somniferes?)\b|\bsurdose\b/,
  /\bnuque raide\b|\bperdu (la |toute )?(sensation|sensibilite)\b/,
  /\b((fourmis|engourdi\w*) .{0,14}bras gauche|(machoire|poitrine) .{0,30}bras gauche)\b/,
  /\b(a (mange|avale|bu) .{0,60}\b(toute? rouge|gonfl\w+|enfl\w+|boutons|plaques))\b/,
  /\b((coupe|arrache|sectionne|ecrase) (le|la|un|mon|ma|son|sa|deux|les) (doigts?|main|bras|jambe|pied))\b/,
)
const SUICIDE =
  /\b(suicid\w*|me tuer|en finir|envie de mourir|(veux|voudrais|prefere\w*) mourir(?! de)|mettre fin a (ma vie|mes jours)|idees noires|veux plus vivre(?! (avec|dans|ici|sans|a|chez)))\b/
const BEATEN = anyOf(
  /\b(mari|conjointe?|compagnon|compagne|copain|copine|ex|pere|mere|femme|il|elle) (me|nous|m a|nous a) (frapp\w+|bat|battue?s?|menac\w+|etrangl\w+|viol\w+)\b/,
  /\bje suis (une femme )?(battue?|frappee?|violentee?)\b|\bj ai ete (battue?|frappee?|violee?)\b/,
)
/** Who neither moves nor answers, a face that hangs, what was touched, or whom one would call. */
const HELPLESS = anyOf(
  /\b(mere|pere|papa|maman|mari|femme|fils|fille|frere|soeur|bebe|enfant|mamie|papi|papy|voisine?|amie?|cliente?|collegue|quelquun|monsieur|dame|homme) .{0,40}\b(bouge|reagit|parle|reveille) plus\b(?! (beaucoup|trop|tres|assez|guere|de |du |d |comme|facilement|bien|aussi|a |avec|francais))/,
  /\b(je suis|pere|mere|papa|maman|mari|femme|fils|fille|frere|soeur|enfant|bebe|voisine?|collegue|ouvrier|quelquun|il|elle|monsieur|dame) (vient de tomber|(est |sont )?tombee?s?) (du|de la|de l|d une?|dans (le|la|les|l|une?)) ?(toit|echelle|echafaudage|escaliers?|balcon|fenetre|etage|arbre|camion|trou|puits)/,
  /\b(pere|mere|papa|maman|mari|femme|fils|fille|frere|soeur|enfant|gamine?|bebe|voisine?|quelquun|monsieur|dame) (vient de tomber|(est |sont )?tombee?s?) (a|dans) (la |le |l |ma |notre |une? )?(piscine|bassin|eau|etang|riviere|lac|port|mer)\b/,
  /\b(tombee?|par terre)\b.{0,40}\b(plus|pas) (a )?se (re)?lever\b/,
  /\b(il|elle|bebe) (ne )?(se |s )reveille (pas|plus)\b|\b(visage|bouche) .{0,12}(paralyse\w*|tombe$)/,
  /\btouche (une? |le |la |des |les )?(fil|cable|prise|ligne)s? (electri\w+|denude\w*)/,
  /\bappel(er|ez|le|lez|e) .{0,6}(le samu|les pompiers|une ambulance|les secours)\b/,
)
/** « Pizza au feu de bois » burns nobody, nor does « il y a un feu de cheminée dans la salle ? » */
const FIRE = anyOf(
  /\by a (le feu(?! de (camp|bois|joie))|un incendie|des flammes)\b|\b(prend|pris|en) feu\b/,
  /\bfeu (prend|a pris|se propage)\b|^au feu\b(?! de)/,
  /\bj ai (un )?feu (de|dans) (ma |la )?cheminee\b/,
  /\b(j ai|on a|y a) (un )?(feu (de|dans) (le |mon )?conduit|(debut|depart) (de feu|d incendie))\b/,
)
const MONOXIDE = anyOf(
  /\bmonoxyde\b|\b(detecteur|alarme) (de |du )?co .{0,9}(sonn|bip)\w*/,
  /\b(mal (de|a la) tete|tete (me |nous )?tourne|nausees?|vertiges?) .{0,50}(chaudiere|poele|chauffage|cheminee|chauffe eau)\b/,
  /\b(chaudiere|poele|chauffage|cheminee|chauffe eau) .{0,50}(mal (de|a la) tete|tete (me |nous |lui )?tourne|nausees?|vertiges?)\b/,
)
/** In distress on the water, where ships are helped by the CROSS: https://www.mer.gouv.fr/surveillance-et-sauvetage-en-mer */
const AT_SEA =
  /\b(bateau|voilier|moteur|on|nous|je|suis|est|sommes) .{0,20}\b(coule|panne|derive|prend l eau|chavir\w+|echou\w+) (?:.{0,20}\b)?(en (pleine )?mer|au large)\b|\b(bateau|voilier|zodiac|semi rigide|kayak)s? .{0,14}(qui )?(coule(?! de)|prend l eau|chavir\w+)\b/
/** « Vous posez des détecteurs de monoxyde ? » */
const WORK = /\b(posez|installez|vendez|entretenez|controlez|verifiez|faites|combien|prix|tarifs?)\b/
/** Numbers that anybody in France calls; they are nobody's fact. */
const EMERGENCY = 'Appelez le 15 ou le 112 tout de suite.'
const FIRE_HELP = 'Sortez, et appelez le 18 ou le 112 tout de suite.'
const SEA_HELP = 'En mer, appelez le 196, ou le canal 16 de la VHF, tout de suite.'
const SUICIDE_HELP = 'Pour parler à quelqu’un, de jour comme de nuit\u00a0: le 3114, appel gratuit.'
const BEATEN_HELP =
  'En danger, appelez le 17 ou le 112 tout de suite. Pour en parler, de jour comme de nuit\u00a0: le 3919, appel gratuit et anonyme.'

/** Danger to life: the emergency number first, in the firm's own words where it has some. */
export const lifeAnswer: AnswerRule = asked => {
  const { firm, text } = asked
  if (BEATEN.test(text)) return { kind: 'contact', text: BEATEN_HELP, facts: ['machine'] }
  if (SUICIDE.test(text)) return { kind: 'contact', text: `${EMERGENCY} ${SUICIDE_HELP}`, facts: ['machine'] }
  if (FIRE.test(text) || (MONOXIDE.test(text) && !WORK.test(text)))
    return { kind: 'contact', text: FIRE_HELP, facts: ['machine'] }
  if (AT_SEA.test(text)) return { kind: 'contact', text: SEA_HELP, facts: ['machine'] }
  if (!LIFE.test(text) && !HELPLESS.test(text)) return null
  if (isOfAnimal(asked)) return toTelephone(asked, 'N’attendez pas')
  const own = nearQuotesOf(firm, `${text} poitrine force`, ({ text: words }) =>
    /\b(15|112|18)\b/.test(words),
  )[0]
  return own
    ? { kind: 'contact', text: `${EMERGENCY} ${quoted(own)}`, facts: [own.fact] }
    : { kind: 'contact', text: EMERGENCY, facts: ['machine'] }
}
