import { anyOf } from '~/domain/text/any-of'
import { tradeWordsOf } from '../words/trade-words'
import type { AnswerPart, AnswerRule, Asked } from './answer'
import { personWords } from './contact-answer'
import { nowAnswer } from './now-answer'
import { readable } from './question-text'
import { nearQuotesOf, passagesOf, quoted, quotesOf } from './quotes'

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
const GAS = anyOf(
  /\b(sen[st]|sentons|sentez|sentent|pue|odeurs?|fuite) ((tres|trop|bien|si|un peu|beaucoup|vraiment|fort|forte|bizarre|etrange|legere|comme|une?|de|du|le|la) )*gaz\b/,
  /\bgaz .{0,10}(fuit|s echappe)\b/,
  /\boeufs? pourris? .{0,30}(gaz|gaziniere|cuisine|cuisiniere|plaques?|chaudiere)\b/,
)
/** Who neither moves nor answers, a face that hangs, what was touched, or whom one would call. */
const HELPLESS = anyOf(
  /\b(mere|pere|papa|maman|mari|femme|fils|fille|frere|soeur|bebe|enfant|mamie|papi|papy|voisine?|amie?|cliente?|collegue|quelquun|monsieur|dame|homme) .{0,40}\b(bouge|reagit|parle|reveille) plus\b(?! (beaucoup|trop|tres|assez|guere|de |du |d |comme|facilement|bien|aussi|a |avec|francais))/,
  /\b(je suis|pere|mere|papa|maman|mari|femme|fils|fille|frere|soeur|enfant|bebe|voisine?|collegue|ouvrier|quelquun|il|elle|monsieur|dame) (vient de tomber|(est |sont )?tombee?s?) (du|de la|de l|d une?|dans (le|la|les|l|une?)) ?(toit|echelle|echafaudage|escaliers?|balcon|fenetre|etage|arbre|camion|trou|puits)/,
  /\b(pere|mere|papa|maman|mari|femme|fils|fille|frere|soeur|enfant|gamine?|bebe|voisine?|quelquun|monsieur|dame) (vient de tomber|(est |sont )?tombee?s?) (a|dans) (la |le |l |ma |notre |une? )?(piscine|bassin|eau|etang|riviere|lac|port|mer)\b/,
  /\b(il|elle|bebe) (ne )?(se |s )reveille (pas|plus)\b|\b(visage|bouche) .{0,12}(paralyse\w*|tombe$)/,
  /\btouche (une? |le |la |des |les )?(fil|cable|prise|ligne)s? (electri\w+|denude\w*)/,
  /\bappel(er|ez|le|lez|e) .{0,6}(le samu|les pompiers|une ambulance|les secours)\b/,
)
/** Water on what is under current, or sparks. */
const CURRENT = anyOf(
  /(?<!chauffe )\beau (qui )?(touche|coule|goutte|tombe|ruisselle|arrive|rentre|entre) .{0,16}(electri\w+|disjoncteur|compteur|multiprise|prise(?! d eau))/,
  /\b(coule|goutte|fuite?) (sur|dans|pres d\w+|a cote d\w+) .{0,10}(electri\w+|disjoncteur|(multi)?prise)/,
  /\b(prise|tableau|multiprise|compteur|disjoncteur|cable|interrupteur|fil)s?( electri\w+)? .{0,14}(etincelles?|gresill\w+|crepit\w+|fondue?s?|brule\w*|noirci\w*|chauffe)\b/,
  /\b(fai[ts]|des) (des )?etincelles? .{0,20}(branch\w+|allum\w+)/,
  /\bbatteries? .{0,24}\b(gonfle|fume|siffle|brule)\b/,
)
const BRAKES = anyOf(
  /\bfreins? .{0,10}(lach\w+|(repond\w*|marche\w*|fonctionne\w*|freine\w*) (plus|pas))\b/,
  /\bfreine plus\b|\bj ai plus de freins?\b|\bpedale .{0,16}(molle|s enfonce)\b/,
  /\b(fuite|perd\w*|coule|manque) .{0,12}liquide de freins?\b/,
  /\b(direction|volant) .{0,12}(dure? d un coup|bloque\w*|lach\w+)\b/,
)
/** « Pizza au feu de bois » burns nobody. */
const FIRE =
  /\by a (le feu(?! de (camp|bois|joie))|un incendie|des flammes)\b|\b(prend|pris|en) feu\b|\bfeu (prend|a pris|se propage)\b|^au feu\b(?! de)/
const MONOXIDE =
  /\bmonoxyde\b|\b(detecteur|alarme) (de |du )?co .{0,9}(sonn|bip)\w*|\bmal (de|a la) tete .{0,50}(chaudiere|poele|chauffage|cheminee|chauffe eau)\b/
/** « Vous posez des détecteurs de monoxyde ? » */
const WORK = /\b(posez|installez|vendez|entretenez|controlez|verifiez|faites|combien|prix|tarifs?)\b/
const URGENT = anyOf(
  /\b(urgent\w*|urgences?|au secours|a l aide|inond\w+|degats? des eaux)\b/,
  /\b((odeur de|sent le) (brule|crame|roussi)|deborde\w*|coule (partout|encore|a flots?)|en panne)\b/,
  /\b(tombee? en panne|voyant .{0,15}(rouge|allume\w*)|brulure|fumee|fume|explose|court circuit)\b/,
  /\b((courant|electricite|chaudiere|chauffage|eau) s est (coupee?|arretee?|eteinte?))\b/,
  /\b((suis|est|es|sommes|sont|reste|restee?) (encore |toujours )?enfermee?s?|enfermee?s? dehors)\b/,
  /\b(porte claquee|(ete|m ?a|nous a|m ont|nous ont|est fait|suis fait) cambriol\w*)\b/,
  /\b(venez|venir|viens|passez|passer|appelez|rappelez|livrez)( \w+)? vite\b/,
  /\b(besoin|faut|cherche) .{0,25}\bvite\b|^vite\b|\bfuit( |$)|\b(ne )?demarre (plus|pas)\b/,
  /\bplus (de courant|d electricite)\b|\b(il y a|on a|j ai) plus de jus\b(?! de? )/,
  /\b(disjoncteur|compteur|plombs?) .{0,9}(saut\w+|disjonct\w+)|\bfait (tout )?(sauter|disjoncter)\b/,
  /\bca (pisse|gicle|degouline)\b|\b(pluie|eau) (rentre|entre|s infiltre)\b/,
  /\b(est|suis|mise?|placee?) en garde a vue\b|\bgarde a vue (de|maintenant|la)\b/,
  /\bpneus? .{0,9}creve\w*|\bcreve (un|mon|deux) pneus?/,
  /\b(chaudiere|chauffage|radiateurs?|chauffe eau|ballon|cumulus|pompe a chaleur|congelateur|chambre froide) .{0,12}(marche|fonctionne|chauffe|s allume|repond)(nt)? (plus|pas)\b/,
  /\b(toilettes?|wc|egouts?|canalisations?|evier|douche) .{0,12}(bouche\w*|refoul\w*)/,
  /\beau (dans|plein) (ma|la|le|mon|notre) (cave|sous sol|garage|maison|salon|cuisine|chambre|plafond|mur)/,
  /\beau .{0,9}(sort|coule|tombe|ruisselle) (du|de la|des|le|par|partout)\b|\bplus d eau chaude\b/,
  /\b(plus de|sans) chauffage\b|\b(j ai|une|grosse) fuite (d eau|sous|dans|au|chez)\b/,
  /\bj ai une (grosse )?fuite\b|\bfuite qui (coule|goutte|gicle|pisse)\b/,
  /\bcle .{0,9}(cassee|coincee|bloquee)\b|, ?vite[ !.]*$/,
)
const ROAD = /\bautoroutes?\b|\bbande d arret\b|\bsur (l )?a ?\d{1,3}\b/
const PRICED = /\b(combien|prix|tarifs?|cout\w*)\b/
const LAW = anyOf(
  /\b(tribunal|tribunaux|avocate?s?|attaquer|poursui\w+|proces|prud ?hom\w*|juridique\w*|legal\w*)\b/,
  /\b(porter plainte|(m a|m ont|nous a|me fai(t|re)|ete) (viree?|licenciee?)s?|plainte)\b/,
  /\b(mise en demeure|mes droits|risque quoi|illegal\w*|litige|harcel\w*)\b/,
  /\ba (moi|nous) (ou .{0,25})?de (payer|regler)\b|\ba (ma|sa|la) charge\b/,
)
const TAX = anyOf(
  /\b(impots?|fiscal\w*|defiscalis\w*|deduire|deductible|optimis\w+|redressement|cotisations?|cfe)\b/,
  /\b(urssaf|taux d (is|ir|imposition))\b/,
  /\b(sasu|eurl|sarl|sas|sci|statut) ou\b|\bque choisir\b|\bquel statut\b/,
)
/** What a firm may have written that its work brings. */
const CREDIT = /\b(credits?|reduction) d impots?\b/
/** Asked of the firm itself, for a line of its legal notice. */
const NOTICE = /\bmentions legales\b|\b(forme|statut) juridique\b/g
/** « Vous faites la liasse fiscale ? » asks what is offered, not what to do. */
const OFFERED = /\bvous (faites|proposez|gerez|tenez|preparez)\b/
const HEALTH = anyOf(
  /\b(mal (a|au|aux|de)|f(ai|on)t (tres )?mal|douleurs?|douloureu\w*|grave|entorse|tendinite)\b/,
  /\b(fracture|hernie|sciatique|lumbago|torticolis|boule|gonfle\w*|fievre|symptomes?|diagnostic)\b/,
  /\b(ibuprofene|doliprane|paracetamol|medicaments?|anti ?inflammatoires?|combien de seances?)\b/,
  /\b(bouger?(nt)? plus|plus bouger|traitement|guerir|soigner|bronchiolite|bronchite)\b/,
)
const ANYBODY = anyOf(
  /\b(allergi\w*|allergenes?|intoleran\w*|gluten|arachides?|lactose|c(?:oe|ae|e)liaques?|diabet\w*)\b/,
  /\b(anaphyla\w*|dangereu\w*|toxique\w*|potable|eau .{0,45} boire|empoisonn\w*|intoxication)\b/,
  /\b(je|j) (bois|fume) trop\b|\balcooliques?\b/,
  /\b((chien|chat|chiot|chaton) a (mange|leche)|infections?|s est infecte\w*)\b/,
  /\b((ongle|doigt|orteil|plaie|peau|oeil|dent|bouton|pied|piqure|cicatrice|piercing|tatouage|oreille)s? .{0,8}infecte\w*)\b/,
  /\b(reaction (allergique|cutanee)|(fai[ts]?|ai|a|eu) une reaction|demange\w*)\b/,
  /\b(j ai mal (au|aux|a la|a l|a mon|a ma)|enceinte|vomi\w*|medicaments?|doliprane|brulure)\b/,
)
/** « J’ai un cancer », « vous soignez le zona ? », asked of whoever it is. */
const ILL =
  /\b(j ai|il a|elle a|a eu|souffr\w+|atteinte?s?|soign\w+|gueri\w+|trait(ez|er|e)|soulag\w+|contre) .{0,20}\b(cancers?|tumeurs?|zona|eczema|psoriasis|verrues?|migraines?|depression|arthrose|sclerose|parkinson|alzheimer|epilepsie|fibromyalgie|acouphenes?|insomnies?)\b|\bcoup(ez|er|e) le feu\b/
/** What is no doctor’s says so, where the law has it do so. */
const NO_DOCTOR = /\bmedecin\b/
/** What has happened to somebody: beside a person to ask, the number that does not wait. */
const HURT = anyOf(
  /\b(me suis|m suis|t es) (brulee?|coupee?|ebouillantee?)\b/,
  /\bs est (brulee?|ebouillantee?|coupee? (un|le|la|les|au|a la) )/,
  /\b(d[ue]|avec du|plein de) pus\b|\bpurulen\w*/,
  /\b(il|elle|on|fils|fille|enfant|bebe|mari|femme|amie?|collegue) s est coupee?\b/,
  /\bm (a|ont) (griffee?|mordue?|brulee?)\b|\bsaignes?\b|\bmalades? (apres|depuis|a cause)\b/,
  /\b(produit|liquide|eclat|limaille|copeau|javel|acide|chose|truc)s? .{0,16}\b(oeil|yeux)\b|\bperdu la vue\b/,
  /\b(vois|voit) (trouble|double|plus (rien|d un oeil|du tout)|des (eclairs|flashs?|mouches))\b/,
  /\bintoxiquee?s?\b|\b(ongle|doigt|orteil|pied|main)s? .{0,14}gonfle\w*/,
  /(?<!\bepilation .{0,12})\b(peau|crane|tete|cuir chevelu|visage) .{0,12}(gratt\w*|pique|brule\w*)\b/,
  /(?<!\bepilation .{0,12})\b(yeux|oeil|levres?|jambes?) .{0,12}(gratt\w*|pique|brule\w*)\b/,
  /\bbrule (le|la|les|mon|ma|mes) (crane|cuir|peau|visage|yeux|tete|jambes?|levres?|cou)\b/,
)
/** « Mes freins grincent, c’est dangereux ? »: of a body, or of a thing. */
const RISK = /\b(dangereu\w*|toxique\w*)\b/g
/** Numbers that anybody in France calls; they are nobody's fact. */
const EMERGENCY = 'Appelez le 15 ou le 112 tout de suite.'
const DANGER = 'Si la vie est en danger\u00a0: le 15 ou le 112.'
/** On a motorway only those whom its keeper sends may tow. */
const ROAD_HELP =
  'Sur l’autoroute\u00a0: derrière la glissière, puis la borne orange ou le 112. Une fois à l’abri'
const GAS_HELP = 'Sortez sans rien allumer, et appelez le 18 ou le 112. Ensuite'
const FIRE_HELP = 'Sortez, et appelez le 18 ou le 112 tout de suite.'
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
  if (!LIFE.test(text) && !HELPLESS.test(text)) return null
  if (isOfAnimal(asked)) return toTelephone(asked, 'N’attendez pas')
  const own = nearQuotesOf(firm, `${text} poitrine force`, ({ text: words }) =>
    /\b(15|112|18)\b/.test(words),
  )[0]
  return own
    ? { kind: 'contact', text: `${EMERGENCY} ${quoted(own)}`, facts: [own.fact] }
    : { kind: 'contact', text: EMERGENCY, facts: ['machine'] }
}

/** « Mon chien a mangé du chocolat », « mon chat ne fait plus pipi », said to a vet. */
const STRICKEN = anyOf(
  /\ba (mange|avale|leche|bu|ingere)\b/,
  /\b(mange|boit|bouge|respire|urine|pisse|leve|marche|tient) (plus|pas)\b(?! (beaucoup|trop|tres|assez|droit|bien|que|de |du |des ))/,
  /\b(plus|pas) (fait )?(pipi|uriner|caca)\b|\b(met|mettre|mise|mis) bas\b/,
  /\b(tremble|bave|saigne|convulse|agonise|suffoque|halete|hurle|gonfle|paralyse|empoisonne|ecrasee?)\b/,
  /\b(renvers\w+|percut\w+)\b/,
  /\btombee? (de|du|d)\b/,
)

/** « Mon chat ne respire plus », said to a vet. */
const isOfAnimal = ({ firm, text }: Asked): boolean =>
  /v[eé]t[eé]rinaire/i.test(firm.facts.trade) &&
  /\b(chien|chienne|chiot|chat|chatte|chaton|lapin|lapine|cheval|jument|poney|oiseau|animal)s?\b/.test(
    text,
  ) &&
  !/\b(je|j|moi|m a|me|mordue?|griffee?|fils|fille|bebe|enfant|mari|femme)\b/.test(text)

/** « Mon père vient de mourir », said to an undertaker. */
const isBereaved = ({ firm, text }: Asked): boolean =>
  /fun[eè]bres|fun[eé]raire|obs[eè]ques/i.test(firm.facts.trade) &&
  /\b(deced\w*|(est|vient de) (mort|morte|mourir)|perdu (mon|ma|notre|nos) [a-z]+)\b/.test(text) &&
  !/\bvous\b/.test(text) &&
  !PRICED.test(text)

/** What cannot wait: the telephone, before all else. */
export const urgentAnswer: AnswerRule = asked => {
  const { text } = asked
  if (STRICKEN.test(text) && isOfAnimal(asked)) return toTelephone(asked, 'N’attendez pas')
  if (isBereaved(asked)) return toTelephone(asked, 'Pour être guidé dans les démarches')
  const gas = GAS.test(text)
  if (!gas && (!isUrgent(text) || PRICED.test(text) || isAskedWhether(text))) return null
  return toTelephone(asked, gas ? GAS_HELP : ROAD.test(text) ? ROAD_HELP : 'N’attendez pas')
}

const isUrgent = (text: string): boolean => [URGENT, CURRENT, BRAKES].some(pattern => pattern.test(text))

/** Who answers when it is shut, and no « chambre de garde ». */
const STANDBY = /\b(?<!chambre |meubles? )(garde|permanence|astreinte)\b/

/** @param first what is done before one calls */
function toTelephone(asked: Asked, first: string): AnswerPart | null {
  const { firm, text } = asked
  const { telephone } = firm.facts
  if (!telephone)
    return first === GAS_HELP
      ? { kind: 'contact', text: `${first}, écrivez-nous.`, facts: ['machine'] }
      : null
  const now = firm.facts.hours.length > 0 ? nowAnswer(asked) : null
  const shut = now?.text.startsWith('Fermé') ? now : null
  const own =
    nearQuotesOf(firm, text, ({ text: words }) => /appele[rz]|robinet d/i.test(words))[0] ??
    (shut ? passagesOf(firm).find(({ text: words }) => STANDBY.test(readable(words))) : undefined)
  return {
    kind: 'contact',
    text: [
      `${first}, appelez le ${telephone}.`,
      own && quoted(own),
      shut?.text,
      tradeWordsOf(firm.facts).health && DANGER,
    ]
      .filter(Boolean)
      .join(' '),
    facts: ['telephone', ...(own ? [own.fact] : []), ...(shut?.facts ?? [])],
  }
}

/** « Vous débouchez les toilettes bouchées ? » */
const isAskedWhether = (text: string): boolean =>
  /\bvous (debouchez|reparez|remplacez|changez)\b/.test(text) && !HAPPENS.test(text)

/** « J’ai une fuite », and not « les urgences » that a firm may do. */
const HAPPENS = /\b(j ai|on a|nous avons|chez (moi|nous)|je suis|ca|il y a|mon|ma|mes)\b/

/** Of several sentences, the one that says that something cannot wait; what is asked beside it may be a price. */
export const urgentAmong = (asked: Asked, sentences: readonly string[]): AnswerPart | null => {
  const text = sentences.find(one => HAPPENS.test(one) && isUrgent(one) && !PRICED.test(one))
  return text === undefined ? null : urgentAnswer({ ...asked, text })
}

/** Health, law and taxes are for a person. */
export function personAnswer(asked: Asked): AnswerPart | null {
  const { firm, text } = asked
  const health = isHealth(asked, text)
  if (!health && !LAW.test(text.replace(NOTICE, ' ')) && (!TAX.test(text) || OFFERED.test(text))) return null
  const person = personWords(firm)
  const own =
    nearQuotesOf(firm, text, ({ text: words }) =>
      [ANYBODY, CREDIT].some(of => of.test(readable(words))),
    )[0] ??
    (ILL.test(text)
      ? nearQuotesOf(firm, 'medecin', ({ text: words }) => NO_DOCTOR.test(readable(words)))[0]
      : allergens(asked))
  const what = !health
    ? 'Une machine ne donne pas de conseil'
    : isHealth(asked, text.replace(RISK, ' '))
      ? 'Une machine ne répond pas sur la santé'
      : 'Une machine ne peut pas dire ce qui est sans danger'
  const who = person
    ? `demandez à une personne\u00a0: ${person.words}.`
    : 'écrivez votre question à une personne.'
  return {
    kind: 'contact',
    text: [`${what}\u202f; ${who}`, own && quoted(own), HURT.test(text) && DANGER].filter(Boolean).join(' '),
    facts: [...(person?.facts ?? ['request']), ...(own ? [own.fact] : [])],
  }
}

const isHealth = ({ firm }: Asked, text: string): boolean =>
  ANYBODY.test(text) ||
  HURT.test(text) ||
  ILL.test(text) ||
  (tradeWordsOf(firm.facts).health && HEALTH.test(text))

/** « Je ne sais pas quoi prendre », « que me conseillez-vous ? »: where the firm wrote nothing of it. */
const ADVICE = anyOf(
  /\b(me|nous|vous) conseill(ez|es|er)\b|\bconseillez vous\b/,
  /\b(sais|sait|savons) (pas|plus) (trop )?(quoi|que|lequel|laquelle|lesquels|comment) (prendre|choisir|offrir|mettre|faire)\b/,
  /\bque (choisir|prendre|offrir)\b/,
)

/** Leads who asks for advice to a person; null where nobody asks, or the firm names none. */
export const adviceAnswer = ({ firm, text }: Asked): AnswerPart | null => {
  const person = personWords(firm)
  if (!ADVICE.test(text) || !person) return null
  return {
    kind: 'contact',
    text: `Pour un conseil, demandez à une personne\u00a0: ${person.words}.`,
    facts: person.facts,
  }
}

/** What the firm says of allergens, whatever the food is called. */
const allergens = ({ firm, text }: Asked) =>
  /\b(allergi\w*|gluten|c(?:oe|ae|e)liaques?|intoleran\w*|arachides?)\b/.test(text)
    ? (quotesOf(firm, 'allergenes')[0] ?? (/liaque/.test(text) ? quotesOf(firm, 'gluten')[0] : undefined))
    : undefined
