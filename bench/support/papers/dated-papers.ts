import { box, column, type Paper, type Print, svg } from './drawing'
import { type Firm, slashed, spaced, written } from './firms'

const [W, H] = [1240, 1754]

/** A way to write a day. */
const dotted = (day: string) => day.split('-').reverse().join('.')
const dashed = (day: string) => day.split('-').reverse().join('-')
const short = (day: string) => slashed(day).replace(/\d\d(\d\d)$/, '$1')
const first = (day: string) => written(day).replace(/^1 /, '1er ')
const loud = (day: string) => first(day).toUpperCase()
const apart = (day: string) => day.split('-').reverse().join(' / ')
const weekday = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('fr-FR', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

interface Layout {
  name: string
  kind: 'urssaf' | 'kbis' | 'sirene' | 'rne'
  font: string
  prints: (firm: Firm, day: string) => Print[]
  more?: string
}

const person = ({ manager }: Firm) => `${manager.first} ${manager.last}`
const address = (firm: Firm) => [firm.name, firm.street, `${firm.postal} ${firm.city}`]
const code = (firm: Firm) => `${firm.siren.slice(0, 3)}HJ4RT8W2NX6Q`.slice(0, 15)

/** Rows of a table: labels on the left, values at a tabulation. */
const rows = (x: number, tab: number, y: number, size: number, pairs: [string, string][], step = 44) =>
  pairs.flatMap(([label, value], at): Print[] => [
    { x, y: y + at * step, size, text: label },
    { x: tab, y: y + at * step, size, text: value },
  ])

const certified = (firm: Firm, y: number, size: number) =>
  column(100, y, size, [
    'ATTESTATION DE FOURNITURE DES DÉCLARATIONS SOCIALES',
    'ET DE PAIEMENT DES COTISATIONS ET CONTRIBUTIONS',
    'Article L. 243-15 du code de la sécurité sociale',
    `Dénomination : ${firm.form} ${firm.name}`,
    `SIREN : ${spaced(firm.siren)}    SIRET : ${spaced(firm.siret)}`,
    'Vous êtes à jour de vos obligations au 31/07/2025 pour les périodes échues depuis le 01/08/2024.',
    `Code de sécurité : ${code(firm)}`,
  ])

const registered = (firm: Firm, y: number, size: number) =>
  rows(100, 560, y, size, [
    ['Immatriculation au RCS, numéro', `${spaced(firm.siren)} R.C.S. ${firm.city}`],
    ['Date d’immatriculation', '11/03/2016'],
    ['Dénomination', firm.name],
    ['Forme juridique', firm.form],
    ['Début d’activité', '01/04/2016'],
    ['Durée de la personne morale', 'Jusqu’au 11/03/2115'],
    ['Date de clôture de l’exercice', '31 décembre'],
    ['Gérant', person(firm)],
    ['Né(e) le', `${slashed(firm.manager.born)} à Nantes (44)`],
  ])

const established = (firm: Firm, y: number, size: number) =>
  rows(100, 560, y, size, [
    ['Identifiant SIREN', spaced(firm.siren)],
    ['Identifiant SIRET du siège', spaced(firm.siret)],
    ['Dénomination', firm.name],
    ['Date de création de l’entreprise', '11/03/2016'],
    ['Adresse', `${firm.street} ${firm.postal} ${firm.city}`],
    ['Activité principale (APE)', '43.32A'],
    ['Tranche d’effectif (2023)', '1 ou 2 salariés'],
  ])

/** Where papers say when they were issued, and what other days stand around. */
const LAYOUTS: Layout[] = [
  {
    name: 'urssaf, place and day above the address',
    kind: 'urssaf',
    font: 'Nimbus Sans',
    prints: (firm, day) => [
      { x: 90, y: 100, size: 40, text: 'Urssaf', bold: true },
      { x: 760, y: 130, size: 20, text: `Montreuil, le ${first(day)}` },
      ...column(760, 220, 20, address(firm)),
      { x: 90, y: 250, size: 18, text: 'Vos références : dossier du 14/02/2024' },
      { x: 90, y: 400, size: 28, text: 'Attestation de vigilance', bold: true },
      ...certified(firm, 470, 19),
    ],
  },
  {
    name: 'urssaf, day in a table below its label',
    kind: 'urssaf',
    font: 'P052',
    prints: (firm, day) => [
      { x: 90, y: 100, size: 34, text: 'URSSAF ILE-DE-FRANCE', bold: true },
      { x: 100, y: 210, size: 20, text: 'N° de compte' },
      { x: 480, y: 210, size: 20, text: 'Date d’émission' },
      { x: 860, y: 210, size: 20, text: 'Effectif' },
      { x: 100, y: 250, size: 22, text: '117 4400128' },
      { x: 480, y: 250, size: 22, text: slashed(day) },
      { x: 860, y: 250, size: 22, text: '3' },
      { x: 300, y: 370, size: 30, text: 'ATTESTATION DE VIGILANCE', bold: true },
      ...certified(firm, 450, 21),
    ],
    more: box(90, 175, 1060, 95),
  },
  {
    name: 'urssaf, day at the foot',
    kind: 'urssaf',
    font: 'URW Bookman',
    prints: (firm, day) => [
      { x: 90, y: 100, size: 40, text: 'Urssaf', bold: true },
      ...certified(firm, 300, 20),
      { x: 90, y: 1_000, size: 20, text: 'Pour valoir ce que de droit.' },
      { x: 90, y: 1_060, size: 20, text: `Fait à ${firm.city}, le : ${dashed(day)}` },
      { x: 90, y: 1_640, size: 17, text: 'Document valable jusqu’au 30/06/2027. Modèle 2021-04.' },
    ],
  },
  {
    name: 'urssaf, delivered, two figures for the year',
    kind: 'urssaf',
    font: 'Liberation Sans Narrow',
    prints: (firm, day) => [
      { x: 800, y: 100, size: 30, text: 'urssaf.fr', bold: true },
      { x: 90, y: 200, size: 24, text: 'ATTESTATION DE VIGILANCE', bold: true },
      { x: 90, y: 250, size: 22, text: `Délivrée le ${short(day)}` },
      ...certified(firm, 340, 22),
    ],
  },
  {
    name: 'urssaf, made on',
    kind: 'urssaf',
    font: 'Nimbus Roman',
    prints: (firm, day) => [
      { x: 90, y: 110, size: 30, text: 'URSSAF Pays de la Loire' },
      ...certified(firm, 260, 22),
      { x: 720, y: 900, size: 22, text: `Établi le ${apart(day)}` },
      { x: 720, y: 940, size: 22, text: 'Le directeur' },
    ],
  },
  {
    name: 'kbis, up to date in capitals',
    kind: 'kbis',
    font: 'Nimbus Sans Narrow',
    prints: (firm, day) => [
      { x: 90, y: 90, size: 22, text: `Greffe du Tribunal de Commerce de ${firm.city}` },
      { x: 90, y: 122, size: 20, text: '2 RUE DU PALAIS' },
      { x: 480, y: 220, size: 36, text: 'EXTRAIT KBIS', bold: true },
      { x: 420, y: 270, size: 24, text: `À JOUR AU ${loud(day)}` },
      ...registered(firm, 400, 21),
    ],
  },
  {
    name: 'kbis, day at the foot by the clerk',
    kind: 'kbis',
    font: 'C059',
    prints: (firm, day) => [
      { x: 400, y: 120, size: 34, text: 'Extrait Kbis', bold: true },
      {
        x: 120,
        y: 180,
        size: 21,
        text: 'IMMATRICULATION PRINCIPALE AU REGISTRE DU COMMERCE ET DES SOCIÉTÉS',
      },
      ...registered(firm, 300, 20),
      { x: 100, y: 800, size: 20, text: 'Mention n° 3 du 12/01/2024 : transfert du siège' },
      { x: 600, y: 1_400, size: 21, text: `Extrait délivré par le greffier le ${slashed(day)}` },
      { x: 600, y: 1_440, size: 20, text: 'Signature : Le Greffier' },
    ],
  },
  {
    name: 'kbis, day of the extract in a box',
    kind: 'kbis',
    font: 'Noto Sans Mono',
    prints: (firm, day) => [
      { x: 90, y: 100, size: 20, text: `GREFFE DU TRIBUNAL DES ACTIVITÉS ÉCONOMIQUES DE ${firm.city}` },
      { x: 90, y: 200, size: 30, text: 'EXTRAIT KBIS', bold: true },
      { x: 780, y: 180, size: 18, text: 'Date de l’extrait' },
      { x: 780, y: 215, size: 22, text: dotted(day) },
      ...registered(firm, 340, 18),
    ],
    more: box(760, 150, 320, 85),
  },
  {
    name: 'kbis, in the middle of a sentence',
    kind: 'kbis',
    font: 'URW Gothic',
    prints: (firm, day) => [
      { x: 90, y: 110, size: 32, text: 'Extrait Kbis', bold: true },
      ...column(90, 170, 19, [
        'Extrait d’immatriculation principale au registre du commerce et des sociétés,',
        `certifié conforme et à jour à la date du ${first(day)} par le greffe du tribunal.`,
      ]),
      ...registered(firm, 330, 19),
    ],
  },
  {
    name: 'sirene, situation on',
    kind: 'sirene',
    font: 'Nimbus Sans',
    prints: (firm, day) => [
      { x: 90, y: 100, size: 30, text: 'INSEE', bold: true },
      { x: 90, y: 130, size: 16, text: 'Institut national de la statistique et des études économiques' },
      { x: 300, y: 240, size: 30, text: 'AVIS DE SITUATION AU RÉPERTOIRE SIRENE', bold: true },
      { x: 500, y: 290, size: 21, text: `Situation au ${first(day)}` },
      ...established(firm, 400, 20),
    ],
  },
  {
    name: 'sirene, edited on, at the foot',
    kind: 'sirene',
    font: 'Nimbus Mono PS',
    prints: (firm, day) => [
      { x: 300, y: 140, size: 28, text: 'Avis de situation au répertoire Sirene', bold: true },
      ...established(firm, 260, 20),
      { x: 90, y: 1_600, size: 18, text: `Avis édité le ${dotted(day)} à 10:42   page 1/1` },
    ],
  },
  {
    name: 'sirene, day below its label',
    kind: 'sirene',
    font: 'P052',
    prints: (firm, day) => [
      { x: 90, y: 100, size: 34, text: 'Insee' },
      { x: 90, y: 190, size: 27, text: 'AVIS DE SITUATION AU RÉPERTOIRE SIRENE' },
      ...rows(90, 420, 250, 20, [['Date d’édition', slashed(day)]]),
      ...established(firm, 360, 20),
    ],
  },
  {
    name: 'rne, attestation of a day of the week',
    kind: 'rne',
    font: 'URW Bookman',
    prints: (firm, day) => [
      { x: 90, y: 100, size: 30, text: 'INPI', bold: true },
      { x: 90, y: 200, size: 25, text: 'ATTESTATION D’IMMATRICULATION AU REGISTRE' },
      { x: 90, y: 240, size: 25, text: 'NATIONAL DES ENTREPRISES' },
      { x: 90, y: 300, size: 20, text: `Document généré le ${weekday(day)}` },
      ...registered(firm, 400, 19),
    ],
  },
  {
    name: 'rne, issued in the right column',
    kind: 'rne',
    font: 'Nimbus Roman',
    prints: (firm, day) => [
      { x: 90, y: 100, size: 26, text: 'Registre national des entreprises' },
      { x: 90, y: 180, size: 30, text: 'Attestation d’immatriculation', bold: true },
      { x: 800, y: 100, size: 20, text: 'Délivrée le' },
      { x: 800, y: 134, size: 22, text: slashed(day) },
      ...registered(firm, 330, 22),
      { x: 100, y: 800, size: 19, text: 'Dernière modification : 02/09/2023' },
    ],
  },
  {
    name: 'rne, dated',
    kind: 'rne',
    font: 'C059',
    prints: (firm, day) => [
      { x: 90, y: 110, size: 28, text: 'ATTESTATION D’IMMATRICULATION', bold: true },
      { x: 90, y: 150, size: 22, text: 'au registre national des entreprises (RNE) tenu par l’INPI' },
      { x: 90, y: 210, size: 22, text: `En date du ${first(day)}` },
      ...registered(firm, 320, 20),
    ],
  },
]

/** A day of its own for each paper, so that all figures and months are met. */
function dayOf(number: number): string {
  const day = new Date(Date.UTC(2025, 8, 1) + ((number * 83) % 430) * 86_400_000)
  return day.toISOString().slice(0, 10)
}

/** The papers of a firm that bear the day of their issue, each in a layout of its own. */
export function datedPapers(firm: Firm, index: number): Paper[] {
  return LAYOUTS.map(({ name, kind, font, prints, more }, place) => {
    const issued_on = dayOf(index * LAYOUTS.length + place)
    return {
      name,
      kind,
      width: W,
      height: H,
      svg: svg(W, H, prints(firm, issued_on), more, font),
      truth: { siren: firm.siren, issued_on },
      firm: index,
    }
  })
}
