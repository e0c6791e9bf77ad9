import { isOneOf, keysOf, tableOf } from '../../closed-list'

/** What a client hands in, in the order of the screens. Each sort is complete in one of its ways. */
export const PIECE_SORTS = {
  identity: {
    missing: 'la pièce d’identité du dirigeant (recto et verso, ou passeport)',
    ways: [['identity_recto', 'identity_verso'], ['passport']],
  },
  urssaf: { missing: 'l’attestation URSSAF de moins de 3 mois', ways: [['urssaf']] },
  rib: { missing: 'le RIB professionnel', ways: [['rib']] },
  kbis: { missing: 'l’extrait Kbis ou l’avis de situation SIRENE', ways: [['kbis']] },
} as const satisfies PieceSorts<string>

/**
 * Every piece, as it travels on the wire, with what is read of it. A new one is a line here and a way of a
 * sort above; the compiler then asks for its check list and for what is read in it.
 */
export const PIECES: Record<DocumentKind, Piece> = {
  identity_recto: {
    label: 'Pièce d’identité, recto',
    short: 'Recto',
    hint: 'La carte du dirigeant, côté photo.',
    missing: 'le recto de la pièce d’identité',
  },
  identity_verso: {
    label: 'Pièce d’identité, verso',
    short: 'Verso',
    hint: 'L’autre côté de la même carte.',
    missing: 'le verso de la pièce d’identité',
  },
  passport: {
    label: 'Passeport',
    short: 'Passeport',
    hint: 'La double page avec la photo.',
    missing: 'le passeport (la double page avec la photo)',
  },
  urssaf: {
    label: 'Attestation URSSAF de moins de 3 mois',
    short: 'URSSAF',
    hint: 'L’attestation de vigilance, datée de moins de 3 mois.',
    obtainedAt: [
      { name: 'urssaf.fr', address: 'https://www.urssaf.fr/' },
      { name: 'autoentrepreneur.urssaf.fr', address: 'https://www.autoentrepreneur.urssaf.fr/' },
    ],
  },
  rib: {
    label: 'RIB professionnel',
    short: 'RIB',
    hint: 'Celui du compte de l’entreprise. Il n’autorise aucun prélèvement.',
  },
  kbis: {
    label: 'Extrait Kbis ou avis de situation SIRENE',
    short: 'Kbis',
    hint: 'L’extrait Kbis d’une société\u202f; l’avis SIRENE d’un indépendant ou d’une association.',
    obtainedAt: [
      { name: 'monidenum.fr', address: 'https://monidenum.fr/' },
      { name: 'infogreffe.fr', address: 'https://www.infogreffe.fr/' },
      { name: 'avis-situation-sirene.insee.fr', address: 'https://avis-situation-sirene.insee.fr/' },
    ],
  },
}

export type SortName = keyof typeof PIECE_SORTS

export type DocumentKind = (typeof PIECE_SORTS)[SortName]['ways'][number][number]

interface Piece {
  /** The name that an administrator and a client read. */
  label: string
  /** Its name where five stand side by side. */
  short: string
  /** What to send in its slot. */
  hint: string
  /** Official sites where its holder gets it. */
  obtainedAt?: readonly { name: string; address: string }[]
  /** What to call it where the other pieces of its way are there already. */
  missing?: string
}

type PieceSorts<Kind extends string> = Record<string, { missing: string; ways: readonly (readonly Kind[])[] }>

/** The kinds of pieces of one sort, whatever the way. */
export const kindsOf = (sort: SortName): readonly DocumentKind[] => PIECE_SORTS[sort].ways.flat()

const SORT_NAMES = keysOf(PIECE_SORTS)

/** How many sorts of pieces a dossier needs. */
export const SORT_COUNT = SORT_NAMES.length

/** The fewest pieces that make a dossier whole: of each sort the shortest way. */
export const FEWEST_KINDS: readonly DocumentKind[] = SORT_NAMES.flatMap(name => {
  const ways: readonly (readonly DocumentKind[])[] = PIECE_SORTS[name].ways
  return ways.reduce((shortest, way) => (way.length < shortest.length ? way : shortest))
})

export const DOCUMENT_KINDS = SORT_NAMES.flatMap(kindsOf)

/** 10 Mo, specification A5. */
export const MAX_FILE_BYTES = 10_485_760

export const DOCUMENT_LABELS = tableOf(DOCUMENT_KINDS, kind => PIECES[kind].label)

export const isDocumentKind = (value: string): value is DocumentKind => isOneOf(DOCUMENT_KINDS, value)

/**
 * What is still missing before the invoice can be signed (specification A5): of each sort, one way whole.
 * @returns one French sentence part per missing piece; empty when the dossier is complete.
 */
export const missingDocuments = (present: Iterable<DocumentKind>): string[] =>
  missingOf(PIECE_SORTS, PIECES, present)

/** « le RIB professionnel »: one piece inside a sentence. */
export function pieceInSentence(kind: DocumentKind): string {
  const sort = SORT_NAMES.find(name => kindsOf(name).includes(kind))
  return PIECES[kind].missing ?? (sort ? PIECE_SORTS[sort].missing : PIECES[kind].label)
}

/** The same for any table of pieces. */
export function missingOf<Kind extends string>(
  sorts: PieceSorts<Kind>,
  pieces: Record<Kind, { label: string; missing?: string }>,
  present: Iterable<Kind>,
): string[] {
  const has = new Set(present)
  return Object.values(sorts).flatMap(({ missing, ways }) => {
    if (ways.some(way => way.every(kind => has.has(kind)))) return []
    const begun = ways.find(way => way.some(kind => has.has(kind)))
    if (!begun) return [missing]
    return begun.filter(kind => !has.has(kind)).map(kind => pieces[kind].missing ?? missing)
  })
}
