import { formatWhole, listed } from '../text/french'

/**
 * How French joins the name of a place, from INSEE's « type de nom en clair »:
 * 0 de X, 1 d’X, 2 Le X, 3 La X, 4 Les X, 5 L’X. A commune's name holds its article, a department's does not.
 */
interface Place {
  name: string
  link: number
}

/** « à Lyon », « au Havre », « aux Ulis », « à La Rochelle ». */
export function atPlace({ name, link }: Place): string {
  if (link === 2) return name.replace(/^Le /, 'au ')
  if (link === 4) return name.replace(/^Les /, 'aux ')
  return `à ${name}`
}

/** How « Le » and « Les » of a name alone join it, where nobody says what it is the name of. */
export const linkOfName = (name: string): number => ({ Le: 2, Les: 4 })[name.split(' ')[0] ?? ''] ?? 0

/** « de Lyon », « d’Amiens », « du Havre », « des Ulis ». */
export function ofPlace({ name, link }: Place): string {
  if (link === 1) return `d’${name}`
  if (link === 2) return name.replace(/^Le /, 'du ')
  if (link === 4) return name.replace(/^Les /, 'des ')
  return `de ${name}`
}

/** « du Rhône », « de la Gironde », « des Landes », « de l’Ain », « de Paris ». */
export function ofDepartment({ name, link }: Place): string {
  return (
    [`de ${name}`, `d’${name}`, `du ${name}`, `de la ${name}`, `des ${name}`, `de l’${name}`][link] ??
    `de ${name}`
  )
}

const IN_ISLANDS: Record<string, string> = {
  Paris: 'à Paris',
  Guadeloupe: 'en Guadeloupe',
  Martinique: 'en Martinique',
  Guyane: 'en Guyane',
  'La Réunion': 'à La Réunion',
  Mayotte: 'à Mayotte',
  'Corse-du-Sud': 'en Corse-du-Sud',
  'Haute-Corse': 'en Haute-Corse',
}

/** Departments with a « la » or « l’ » that nobody says after « dans ». */
const EN = new Set(
  'Ardèche Ariège Charente Corrèze Dordogne Gironde Isère Lozère Mayenne Moselle Savoie Vendée'.split(' '),
)

/** « dans le Rhône », « dans l’Ain », « en Seine-et-Marne », « à Paris », « à La Réunion ». */
export function inDepartment({ name, link }: Place): string {
  const said = IN_ISLANDS[name]
  if (said) return said
  if (EN.has(name) || (link === 3 && /-/.test(name))) return `en ${name}`
  return (
    [`en ${name}`, `en ${name}`, `dans le ${name}`, `dans la ${name}`, `dans les ${name}`, `dans l’${name}`][
      link
    ] ?? `en ${name}`
  )
}

/** « du Grand Reims », « des Mauges », « d’Est Ensemble », « de la CINOR »: of a name that may hold an article. */
export function ofName(name: string): string {
  if (/^le /.test(name)) return name.replace(/^le /, 'du ')
  if (/^les /.test(name)) return name.replace(/^les /, 'des ')
  if (/^l’/.test(name)) return `de ${name}`
  return /^[aeiouyéèêâîôœh]/i.test(name) && !/^(Haut|Hauts|Haute|Huit|Ya|Yo)/.test(name)
    ? `d’${name}`
    : `de ${name}`
}

/** « 3 km ». */
export const kilometres = (km: number): string => `${km}\u00a0km`

/** « que Lyon », « qu’Aubagne ». */
export const thanPlace = ({ name, link }: Place): string => (link === 1 ? `qu’${name}` : `que ${name}`)

/** « une autre ville », « 12 autres villes ». */
export function otherTowns(n: number): string {
  return n === 1 ? 'une autre ville' : `${formatWhole(n)} autres villes`
}

/** « Arnas, Gleizé et Limas »; beyond `most`, how many more: « A, B et 2 autres ». One more is named. */
export function enumerate(names: string[], most = 8): string {
  if (names.length > most + 1) return `${names.slice(0, most).join(', ')} et ${names.length - most} autres`
  return listed(names)
}
