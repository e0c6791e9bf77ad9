import { type DocumentKind, kindsOf } from './document-kind'

/** What people call their files. */
const NAMED: [words: RegExp, kind: DocumentKind][] = [
  [/verso|arriere|\bdos\b/, 'identity_verso'],
  [/recto|avant|\bface\b/, 'identity_recto'],
  [/passe?port/, 'passport'],
  [/urssaf|vigilance/, 'urssaf'],
  [/\brib\b|iban/, 'rib'],
  [/k-?bis|sirene|situation|\brne\b/, 'kbis'],
]

/**
 * Which piece each file of several is likely to be: by its name, else photos are the card's sides and the rest follows
 * in the order of the pieces. A guess, for whoever sends them to confirm; each piece is given out once.
 * @param names of the files, at most as many as `wanted`
 * @param wanted the pieces that are still to come, in their order
 */
export function assignPieces(names: readonly string[], wanted: readonly DocumentKind[]): DocumentKind[] {
  const free = new Set(wanted)
  const take = (kind: DocumentKind | undefined) => {
    if (kind === undefined || !free.delete(kind)) return undefined
    return kind
  }
  const named = names.map(name => take(NAMED.find(([words]) => words.test(plain(name)))?.[1]))
  const identity = kindsOf('identity')
  const next = (photo: boolean) => {
    const left = [...free]
    return take(left.find(kind => identity.includes(kind) === photo) ?? left[0])
  }
  return names.flatMap((name, at) => named[at] ?? next(/\.(jpe?g|png)$/i.test(name)) ?? [])
}

/** Without accents, dots and underscores as spaces: a word of a name is a word. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[._\d]+/g, ' ')
    .toLowerCase()
