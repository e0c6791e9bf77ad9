import { stemmer } from '@orama/stemmers/french'
import { wordsOf } from './words-of'

/** Words that say nothing of what is asked. */
const EMPTY = new Set(
  `
  a ai aie ait alors as au aucun aura aurait aussi autre aux avec avez avoir avons ai apres bah ben bien bon bonjour bonsoir c ca
  car ce ceci cela celle celui ces cet cette ceux chez ci comme comment coucou d dans de des deja depuis dire dis dit
  dites dois doit donc du elle elles en encore entre es est et etais etait etant ete etes etre eu eux excusez fait faire
  fais faites faut font h hello hein il ils j je l la le les leur leurs lui m ma madame mademoiselle mais me meme mes
  messieurs moi mon monsieur n ne ni nos notre nous o ok on ont ou oui non par parce pas peu peut peuvent peux plus pour pourquoi
  pouvez pourriez pourrais pourrait puis puisque qu quand que quel quoi qui s sa salut sans se sera serez ses si sinon soit son sont sous
  sur suis svp t ta te tes toi ton tous tout toute toutes tres trop tu un une va vais vas veut veux voir vos votre voudrais
  voulais voudrions vous y z possible savoir indiquer besoin aimerais souhaite souhaiterais quelquun chose truc combien prix
  tarif tarifs coute coutent couter cout cher chere total euros euro € environ peu pres exactement gros grosse petit petite actuellement
  svp stp merci vraiment franchement genre type sorte moyen moyenne fourchette demander demande question infos info
  informations information renseignement changer remplacer remplacez refaire prendre prenez pendant devant venir venez viens acces jusqua honoraires frais passer
  mettre mettez demain apresdemain aujourdhui hier propose proposez occupe occupez font utiliser utilise accepte acceptes acceptee acceptees acceptez facilement annee annees kg kilo maintenant ya ensemble dure durent temps personne personnes delai quel avant dage moins
  `
    .trim()
    .split(/\s+/),
)

/** What visitors and firms call by different words: each becomes the first. */
const SAME: readonly string[][] = [
  ['gratuit', 'payant', 'payante', 'offert', 'offerte', 'gratuite', 'gratos', 'gratuitement'],
  ['place', 'parking', 'garer', 'stationner', 'stationnement'],
  ['formule', 'menu'],
  ['heure', 'horaire', 'heures'],
  ['jour', 'journee'],
  ['livraison', 'livrer', 'livrez', 'livre', 'livree', 'livres'],
  ['societe', 'sarl', 'sas', 'sasu', 'eurl', 'entreprise'],
  ['enfant', 'enfants', 'fils', 'fille', 'gamin', 'gamine', 'garcon', 'gosse', 'bebe'],
  ['prescription', 'ordonnance'],
  ['image', 'images', 'radio', 'irm', 'scanner'],
  ['accessible', 'handicap', 'handicape', 'handicapee', 'pmr'],
  ['visio', 'visioconference', 'zoom', 'teams'],
  ['convive', 'convives', 'groupe'],
  ['garantie', 'garanti', 'garantit'],
  ['reemploi', 'occasion'],
  ['pret', 'pretez', 'preter', 'prete'],
  ['annulation', 'annuler', 'annule', 'annulez', 'empechement'],
  ['test', 'essai'],
  ['premier', '1er', '1ere', 'premiere'],
  ['conventionne', 'conventionnes', 'secu', 'rembourse', 'remboursee', 'remboursement'],
  ['couvert', 'couverts', 'places'],
  ['couleur', 'color', 'coloration', 'colorations', 'couleurs', 'teinture', 'teintures'],
  ['cuisine', 'cuisinier', 'chef', 'fourneaux', 'cuit', 'cuite'],
  ['conserver', 'garde', 'garder'],
  ['microentreprise', 'micro'],
  ['provenance', 'provient', 'proviennent', 'vient', 'viennent', 'origine'],
  ['rachat', 'racheter', 'rachetez'],
  ['location', 'louer', 'louez'],
  ['creation', 'creer', 'cree', 'createur', 'creatrice'],
  ['entretien', 'entretenir', 'entretenez', 'entretient'],
  ['deuil', 'enterrement', 'obseques', 'funerailles', 'inhumation'],
  ['cremation', 'incineration'],
  ['bio', 'biologique', 'biologiques'],
  ['crevaison', 'creve', 'crevee', 'crever'],
  ['assurance', 'assure', 'assuree'],
  ['acompte', 'arrhes', 'verser'],
  ['mariage', 'mariee', 'noce'],
  ['toiture', 'toit', 'toits'],
  ['ourlet', 'retouche', 'retouches', 'ourlets'],
  ['pesticide', 'glyphosate', 'desherbant', 'insecticide'],
  ['gluten', 'coeliaque', 'celiaque'],
  ['nettoyage', 'nettoyer', 'nettoyez', 'nettoie'],
  ['reparation', 'reparer', 'reparez', 'repare'],
  ['depannage', 'depanner', 'depannez'],
  ['debouchage', 'deboucher', 'debouchez'],
  ['ramonage', 'ramoner', 'ramonez'],
  ['renovation', 'renover', 'renovez'],
  ['elagage', 'elaguer', 'elaguez'],
  ['tonte', 'tondre', 'tondez'],
  ['taille', 'tailler', 'taillez'],
  ['toilettage', 'toiletter', 'toilettez'],
  ['repassage', 'repasser', 'repassez'],
  ['epilation', 'epiler', 'epilez'],
  ['demenagement', 'demenager', 'demenagez'],
  ['inscription', 'inscrire', 'inscrit', 'inscrits', 'inscrivez'],
  ['professeur', 'prof', 'profs'],
  ['vente', 'vendre', 'vendez', 'vends'],
  ['abonnement', 'abo'],
  ['anglais', 'english'],
  ['parler', 'parlez', 'parle', 'speak', 'spoken'],
  ['expedition', 'expedier', 'expediez', 'expedie'],
  ['coaching', 'coach'],
  ['compris', 'comprise', 'inclus', 'incluse', 'inclue'],
]

const SYNONYM = new Map(
  SAME.flatMap(([first = '', ...others]) => others.map(other => [other, first] as const)),
)

const known = new Map<string, string>()

/** The French stem of a word without accents, or of the word that stands for it. */
export function stemOf(word: string): string {
  const kept = known.get(word)
  if (kept !== undefined) return kept
  // The stemmer leaves the plural of « pneus », « vélos » and « tuyaux » as it is.
  const stem = stemmer(SYNONYM.get(word) ?? SYNONYM.get(word.replace(/s$/, '')) ?? word).replace(
    /(?<=.{2})[sx]$/,
    '',
  )
  if (known.size < 20_000) known.set(word, stem)
  return stem
}

/** The stems of what a text is about, as `readable` makes it; empty words are left out. */
export const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .filter(word => !EMPTY.has(word) && (word.length > 1 || /\d/.test(word)))
    .map(stemOf)

/** The stem that each item of a list begins with: « Plaquettes, main-d’œuvre », not the wine of « trois heures de vin rouge ». @param text as it was written */
export const itemHeads = (text: string, read: (text: string) => string): Set<string> =>
  new Set(text.split(/[,;.!?\n]|\bet\b/).flatMap(item => stemsOf(read(item)).slice(0, 1)))

/** Words that make another thing of the same name: what does not say them is not what was asked. */
export const TELLING: ReadonlySet<string> = new Set(
  `
  enfant homme femme arriere nuit court longueur racine fioul electrique interieur exterieur mariage demi mini
  subvention gratuit vegetarien vegetarienne vegan halal casher bio chercher annulation accessible provenance rachat location
  creation reveillon souci probleme
  `
    .trim()
    .split(/\s+/)
    .map(stemOf),
)

/** Days and parts of them make another question of the same words, and are not what it is about. */
export const DAYS =
  /^(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|weekend|ferie|aujourdhui|demain|soir|matin|midi)/
