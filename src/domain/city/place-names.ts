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

const kinds: Record<string, string> = {
  CC: 'la communauté de communes',
  CA: 'la communauté d’agglomération',
  CU: 'la communauté urbaine',
}

/** « la communauté d’agglomération du Pays de Meaux », « la Métropole de Lyon », « Nantes Métropole ». */
export function groupName({ name, type }: { name: string; type: string }): string {
  const bare = name.replace(/^(CC|CA|CU) /, '')
  if (type === 'EPT') return `l’établissement public territorial ${bare}`
  if (/^Métropole /.test(bare)) return `la ${bare}`
  if (/^Eurométropole /.test(bare)) return `l’${bare}`
  return kinds[type] ? `${kinds[type]} ${bare}` : bare
}

/** « 1re », « 12e ». */
export function ordinal(n: number): string {
  return n === 1 ? '1re' : `${wholeNumber(n)}e`
}

const numbers = new Intl.NumberFormat('fr-FR')

/** « 519 127 » with U+202F. */
export function wholeNumber(n: number): string {
  return numbers.format(n)
}

/** « 36 % », one decimal below ten. */
export function share(part: number, whole: number): string {
  const digits = part / whole < 0.1 ? 1 : 0
  return new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: digits }).format(
    part / whole,
  )
}

/** « Arnas, Gleizé et Limas »; beyond `most`, how many more. */
export function enumerate(names: string[], most = 8): string {
  if (names.length > most) return `${names.slice(0, most).join(', ')} et ${names.length - most} autres`
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`
}
