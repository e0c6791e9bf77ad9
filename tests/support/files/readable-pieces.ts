import { DOCUMENT_CHECKS } from '../../../src/domain/dossier/pieces/document-checks'
import type { DocumentKind } from '../../../src/domain/dossier/pieces/document-kind'
import { lineStanding, type ReadPiece } from '../../../src/domain/reading/standing'
import { parisDay } from '../../../src/domain/text/french'
import { company } from '../dossiers/path'
import { textPdf } from './text-pdf'

/** A sole trader whose pieces are all read as they should be. */
export const soleTrader = { ...company, company_name: 'Corinne Berthier' }

const today = () => parisDay(new Date()).split('-').reverse().join('/')

const ACCOUNT = ['IBAN FR14 2004 1010 0505 0001 3M02 606', 'BIC AGRIFRPP', 'Domiciliation : Agence de Lyon']

const LINES: Partial<Record<DocumentKind, () => string[]>> = {
  identity_recto: () => [
    'RÉPUBLIQUE FRANÇAISE',
    'CARTE NATIONALE D’IDENTITÉ',
    'Nom : BERTHIER',
    'Prénom(s) : Corinne',
    'Née le : 06.12.1965',
  ],
  identity_verso: () => [
    'Carte valable jusqu’au : 01.01.2034',
    'Délivrée le : 02.01.2024',
    'Signature de l’autorité',
    'Taille : 1,68 m',
  ],
  urssaf: () => [
    'Urssaf',
    'ATTESTATION DE VIGILANCE',
    'Attestation de fourniture des déclarations sociales et paiement des cotisations',
    'SIRET : 732 829 320 00074',
    'Code de sécurité : Z2J7YQXH4KPB',
    `Fait à Lyon, le ${today()}`,
  ],
  rib: () => ['RELEVÉ D’IDENTITÉ BANCAIRE', 'Titulaire du compte : CORINNE BERTHIER', ...ACCOUNT],
  kbis: () => [
    'AVIS DE SITUATION AU RÉPERTOIRE SIRENE',
    'Identifiant SIREN 732 829 320',
    `À la date du ${today()}`,
    'Dénomination : CORINNE BERTHIER',
  ],
}

/** The five pieces of a sole trader, as PDFs whose words are read. */
export async function readablePieces(): Promise<Map<DocumentKind, Buffer>> {
  const drawn = Object.entries(LINES).map(
    async ([kind, lines]) => [kind as DocumentKind, await textPdf(lines())] as const,
  )
  return new Map(await Promise.all(drawn))
}

const STRANGER = 'SCI DU VIEUX MOULIN'

/** Bank details whose account is somebody else’s. */
export const strangersAccount = () =>
  textPdf(['RELEVÉ D’IDENTITÉ BANCAIRE', `Titulaire du compte : ${STRANGER}`, ...ACCOUNT])

/** A piece that is not what it should be, and its slot. */
export interface WrongPiece {
  slot: DocumentKind
  fault: string
  bytes: Buffer
}

/** Ten faults that a tired eye lets pass, each of which the reading finds wrong or leaves in doubt. */
export async function wrongPieces(): Promise<WrongPiece[]> {
  const lines = (kind: DocumentKind) => LINES[kind]?.() ?? []
  const other = (kind: DocumentKind, was: RegExp, is: string) =>
    lines(kind).map(line => line.replace(was, is))
  const dated = (kind: DocumentKind, day: string) => other(kind, /\d\d\/\d\d\/\d{4}/, day)
  const faults: [DocumentKind, string, string[]][] = [
    ['rib', 'somebody else’s account', other('rib', /CORINNE BERTHIER/, STRANGER)],
    ['rib', 'no bank details', lines('kbis')],
    ['urssaf', 'too old', dated('urssaf', '02/01/2024')],
    ['urssaf', 'another firm’s', other('urssaf', /732 829 320 00074/, '552 100 554 00025')],
    ['urssaf', 'bank details', lines('rib')],
    ['urssaf', 'dated in the future', dated('urssaf', '02/01/2099')],
    ['kbis', 'another firm’s', other('kbis', /732 829 320/, '552 100 554')],
    ['kbis', 'bank details', lines('rib')],
    ['identity_verso', 'expired', other('identity_verso', /01\.01\.2034/, '01.01.2019')],
    ['identity_recto', 'the other side', lines('identity_verso')],
  ]
  const drawn = faults.map(async ([slot, fault, said]) => ({ slot, fault, bytes: await textPdf(said) }))
  return Promise.all(drawn)
}

/** The lines of a piece at which Space stops and that the keys of a good dossier do not tick. */
export const stoppingLines = (kind: DocumentKind, reading: ReadPiece): string[] =>
  DOCUMENT_CHECKS[kind]
    .filter(line => ['failed', 'doubtful'].includes(lineStanding(kind, line, reading)))
    .map(({ id }) => id)
