import { stemOf, stemsOf } from './stems'

const BETWEEN = '(?:(?:je|on|vous|il|les?|la|l|en|y|me|nous) )*'

/** How a question says what is done, or what is so: the first group is the word for it. */
const DONE: readonly RegExp[] = [
  // « Vous coupez », « coupez-vous »
  new RegExp(`\\bvous ${BETWEEN}([a-z]+ez)\\b`, 'g'),
  /\b([a-z]+ez) vous\b/g,
  // « Je peux congeler », « pouvez-vous réparer », « combien pour gonfler »
  new RegExp(
    `\\b(?:peux|peut|puis|pouvez|pourriez|veux|voudrais|savez|pour) ${BETWEEN}([a-z]{2,}(?:er|ir|re))\\b`,
    'g',
  ),
  // « Un robinet qui goutte », « mon radiateur chauffe pas », « ma chaudière fait du bruit »
  /\bqui ([a-z]{4,})\b/g,
  /\b(?:mon|ma|mes|notre|nos) [a-z]+ (?:(?:ne|n|a|ont|est|sont|se|s|fait|font|du|des|un) )*([a-z]{3,})\b/g,
  // « Des croissants aux amandes », and not « à la tondeuse ou aux ciseaux »
  /\b[a-z]{3,} (?:aux?|a la|a l) ([a-z]{3,})\b(?! ou\b)/g,
  // « Il y a des œufs dans vos croissants », « vous mettez du lait dans la brioche »
  /\b(?:il y a|mettez|ajoutez)\b(?: (?:t il|il|vous))* (?:des|du|de la|de l|d) ([a-z]{3,}) dans\b/g,
  // « Quel vin avec la truite ? »: the wine is asked for
  /\bquel ([a-z]{3,})(?: d [a-z]+)? (?:avec|pour|dans)\b/g,
  // « Les croissants sont congelés »
  /\b(?:est|sont|peut etre|peuvent etre)(?: (?:il|elle|ils|elles|tous|bien))* ([a-z]{4,})$/g,
]

/** What is done with anything that one sells or makes: to ask for it is to ask for the thing. */
const OF_ANYTHING = new Set(
  `
  travailler servir offrir realiser fabriquer pratiquer donner connaitre recevoir poser installer commander
  savez voulez allez vendez vendre acheter laisser deposer obligatoire
  `
    .trim()
    .split(/\s+/)
    .map(stemOf),
)

/**
 * The stems of what a question asks to be done or to be so: what does not speak of that speaks of something else.
 * @param text as `readable` makes it
 */
export const verbsAsked = (text: string): string[] =>
  DONE.flatMap(pattern => [...text.matchAll(pattern)])
    .flatMap(([, verb = '']) => stemsOf(verb))
    .filter(stem => !OF_ANYTHING.has(stem))
