import { capital } from '../text/french'
import { fold } from '../text/slug'

/** Words that stay small inside the name of a town. */
const SMALL = /^(sur|sous|en|le|la|les|de|du|des|et|lès|lez|près|aux?|à|d’|l’)$/i

/** A town as people write it, from what a registry or somebody in a hurry wrote: « LE MANS CEDEX 2 » is « Le Mans ». */
export function townName(written: string): string {
  const town = written
    .replace(/\bcedex\b.*$/i, '')
    .replace(/\s+\d+\s*(er|e|ème|eme)?(\s+arrondissement)?$/i, '')
    .replace(/'/g, '’')
    .replace(/\s+/g, ' ')
    .trim()
  const shouted = town === town.toLocaleUpperCase('fr') || town === town.toLocaleLowerCase('fr')
  if (!shouted) return town
  return town
    .toLocaleLowerCase('fr')
    .split(/(?<=[\s’-])/)
    .map((word, at) => (at > 0 && SMALL.test(word.replace(/[\s-]$/, '')) ? word : capital(word)))
    .join('')
}

/**
 * A town with the accents of its name, which the registry leaves out: « BESANCON » is « Besançon ».
 * @param towns of the same department
 */
export function accented(written: string, towns: readonly { name: string }[]): string {
  const town = townName(written)
  return towns.find(({ name }) => bare(name) === bare(town))?.name.replace(/'/g, '’') ?? town
}

const bare = (name: string) =>
  fold(name)
    .replace(/œ/g, 'oe')
    .replace(/[^a-z]+/g, ' ')
    .replace(/\bst(e?)\b/g, 'saint$1')

/** « à Lyon », « au Mans », « aux Ulis », « à La Rochelle », « à L’Haÿ-les-Roses ». */
export function atTown(written: string): string {
  const town = townName(written)
  if (/^Le /.test(town)) return town.replace(/^Le /, 'au ')
  if (/^Les /.test(town)) return town.replace(/^Les /, 'aux ')
  return `à ${town}`
}

/**
 * « d’Atelier Odile », « du Petit Bistrot », « des Fleurs d’Ana », « de l’Atelier ».
 * @returns null where nobody can tell by its letters whether a name elides: H, figures, initials, « Y »
 */
export function ofFirm(name: string): string | null {
  const said = name.trim().replace(/'/g, '’')
  if (/^le /i.test(said)) return said.replace(/^le /i, 'du ')
  if (/^les /i.test(said)) return said.replace(/^les /i, 'des ')
  if (/^l’/i.test(said)) return said.replace(/^l’/i, 'de l’')
  const elided = elides(said)
  if (elided === null) return null
  return elided ? `d’${said}` : `de ${said}`
}

/** « Que Garage Morel », « qu’Atelier Odile », and « que l’entreprise » where nobody can tell. */
export function thatFirm(name: string): string {
  const elided = elides(name.trim())
  if (elided === null) return 'que l’entreprise'
  return elided ? `qu’${name}` : `que ${name}`
}

/** Whether « de » and « que » lose their vowel before a name: « d’Atelier Odile ». @returns null where its letters do not tell */
export function elides(name: string): boolean | null {
  const [first = ''] = name.split(/[\s’-]/)
  const spelled = first.length < 2 || (/^[\p{Lu}\d.&]+$/u.test(first) && first.length < 5)
  if (spelled || !/^\p{L}/u.test(name) || /^[hyw]/i.test(name) || /^(on|un)ze?\b/i.test(name)) return null
  return /^[aeiouàâäéèêëîïôöùûüœæ]/i.test(name)
}

/** A trade inside a sentence: « Salon de coiffure » becomes « salon de coiffure », « VTC » stays. */
export const inSentence = (words: string): string =>
  /^\p{Lu}\p{Ll}/u.test(words) ? words[0]?.toLocaleLowerCase('fr') + words.slice(1) : words
