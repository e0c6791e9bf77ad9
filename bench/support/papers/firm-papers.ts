import { box, column, MONO, NARROW, type Paper, type Print, SANS, SERIF, svg } from './drawing'
import { type Firm, inFours, slashed, spaced, written } from './firms'

const [W, H] = [1240, 1754]
const person = ({ manager }: Firm) => `${manager.last} ${manager.first}`

/** The papers of a firm, in several layouts each. */
export function firmPapers(firm: Firm, index: number): Paper[] {
  return [...ribs(firm, index), ...urssafs(firm, index), ...extracts(firm, index)]
}

function ribs(firm: Firm, index: number): Paper[] {
  const { account, name, bic } = firm.bank
  const holder = index % 2 ? `${firm.form} ${firm.name}` : `${firm.name}`
  const table: Print[] = [
    ...['Code banque', 'Code guichet', 'Numéro de compte', 'Clé RIB'].map((text, at) => ({
      x: 110 + at * 260,
      y: 560,
      size: 22,
      text,
    })),
    ...[account.bank, account.branch, account.account, account.key].map((text, at) => ({
      x: 110 + at * 260,
      y: 610,
      size: 28,
      text,
      font: MONO,
    })),
  ]
  const one = svg(
    W,
    H,
    [
      { x: 90, y: 120, size: 40, text: name, bold: true },
      { x: 90, y: 230, size: 36, text: 'RELEVÉ D’IDENTITÉ BANCAIRE', bold: true },
      {
        x: 90,
        y: 300,
        size: 22,
        text: 'Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs',
      },
      {
        x: 90,
        y: 334,
        size: 22,
        text: 'appelés à faire inscrire des opérations à votre compte (virements, prélèvements).',
      },
      { x: 90, y: 420, size: 24, text: `Titulaire du compte : ${holder}` },
      ...table,
      { x: 90, y: 720, size: 24, text: 'IBAN (International Bank Account Number)' },
      { x: 110, y: 770, size: 30, text: inFours(account.iban), font: MONO },
      { x: 90, y: 840, size: 24, text: `BIC : ${bic}` },
      { x: 90, y: 900, size: 24, text: `Domiciliation : ${name} ${firm.city}` },
    ],
    box(90, 520, 1060, 110),
  )
  const two = svg(
    W,
    H,
    [
      { x: 480, y: 160, size: 64, text: 'RIB', bold: true },
      { x: 120, y: 260, size: 26, text: name },
      ...column(120, 330, 24, ['Titulaire', holder, firm.street, `${firm.postal} ${firm.city}`]),
      { x: 120, y: 560, size: 24, text: `IBAN  ${inFours(account.iban)}` },
      { x: 120, y: 620, size: 24, text: `BIC  ${bic}` },
      { x: 120, y: 720, size: 22, text: 'Banque     Guichet     N° de compte       Clé' },
      {
        x: 120,
        y: 765,
        size: 24,
        text: `${account.bank}      ${account.branch}       ${account.account}     ${account.key}`,
      },
      { x: 120, y: 840, size: 22, text: 'Domiciliation' },
      { x: 120, y: 876, size: 22, text: `${name} AGENCE ENTREPRISES` },
    ],
    '',
    NARROW,
  )
  const truth = { iban: account.iban }
  return [paper('rib classic', 'rib', one, truth, index), paper('rib short', 'rib', two, truth, index)]
}

function urssafs(firm: Firm, index: number): Paper[] {
  const truth = { siren: firm.siren, siret: firm.siret, issued_on: firm.issued }
  const code = `${firm.siren.slice(0, 4)}KX7PQ2M9TR8`
  const one = svg(W, H, [
    { x: 90, y: 120, size: 44, text: 'Urssaf', bold: true },
    ...column(720, 150, 22, [firm.name, firm.street, `${firm.postal} ${firm.city}`]),
    { x: 90, y: 320, size: 24, text: `À ${firm.city}, le ${slashed(firm.issued)}` },
    { x: 90, y: 420, size: 32, text: 'ATTESTATION DE VIGILANCE', bold: true },
    ...column(90, 480, 22, [
      'Attestation de fourniture des déclarations sociales et paiement des cotisations',
      'et contributions sociales (article L.243-15 du code de la sécurité sociale)',
      '',
      'Je vous prie de trouver ci-joint votre attestation de vigilance.',
      `Dénomination sociale : ${firm.form} ${firm.name}`,
      `SIREN : ${spaced(firm.siren)}`,
      `SIRET de l’établissement : ${spaced(firm.siret)}`,
      'L’entreprise ci-dessus désignée est à jour de ses obligations de déclaration et de paiement',
      'à la date du 31/12/2025, au titre des 12 derniers mois. Effectif déclaré : 7.',
    ]),
    { x: 90, y: 960, size: 24, text: `Code de sécurité : ${code}`, bold: true },
    {
      x: 90,
      y: 1010,
      size: 20,
      text: 'La validité de ce document est à contrôler sur urssaf.fr avec le code de sécurité.',
    },
  ])
  const two = svg(
    W,
    H,
    [
      { x: 760, y: 110, size: 22, text: 'URSSAF RÉGIONALE' },
      { x: 230, y: 300, size: 26, text: 'ATTESTATION DE FOURNITURE DES DÉCLARATIONS SOCIALES', bold: true },
      { x: 320, y: 340, size: 26, text: 'ET PAIEMENT DES COTISATIONS SOCIALES', bold: true },
      ...column(120, 450, 24, [
        `Raison sociale : ${firm.name}`,
        `Numéro SIRET : ${firm.siret}`,
        `Adresse : ${firm.street}, ${firm.postal} ${firm.city}`,
        'Le directeur atteste que l’entreprise est à jour de ses obligations sociales',
        'pour la période du 01/04/2025 au 31/12/2025.',
        '',
        `Fait à ${firm.city}, le ${written(firm.issued)}`,
        'Le directeur,',
      ]),
      ...column(120, 900, 24, ['Code de sécurité', code]),
    ],
    '',
    SERIF,
  )
  return [
    paper('urssaf letter', 'urssaf', one, truth, index),
    paper('urssaf plain', 'urssaf', two, truth, index),
  ]
}

function extracts(firm: Firm, index: number): Paper[] {
  const truth = { siren: firm.siren, issued_on: firm.issued }
  const kbis = svg(W, H, [
    ...column(90, 110, 22, [
      `Greffe du Tribunal de Commerce de ${firm.city}`,
      `N° de gestion 2014 B 0${firm.siren.slice(0, 4)}`,
    ]),
    { x: 430, y: 260, size: 40, text: 'Extrait Kbis', bold: true },
    {
      x: 170,
      y: 330,
      size: 24,
      text: 'EXTRAIT D’IMMATRICULATION PRINCIPALE AU REGISTRE DU COMMERCE ET DES SOCIÉTÉS',
      font: NARROW,
    },
    { x: 400, y: 372, size: 24, text: `à jour au ${written(firm.issued)}` },
    { x: 90, y: 460, size: 24, text: 'IDENTIFICATION DE LA PERSONNE MORALE', bold: true },
    ...pairs(510, [
      ['Immatriculation au RCS, numéro', `${spaced(firm.siren)} R.C.S. ${firm.city}`],
      ['Date d’immatriculation', '04/02/2014'],
      ['Dénomination ou raison sociale', firm.name],
      ['Forme juridique', firm.form],
      ['Capital social', '10 000,00 Euros'],
      ['Adresse du siège', `${firm.street} ${firm.postal} ${firm.city}`],
    ]),
    { x: 90, y: 850, size: 24, text: 'GESTION, DIRECTION, ADMINISTRATION', bold: true },
    { x: 90, y: 895, size: 22, text: firm.form.startsWith('SAS') ? 'Président' : 'Gérant' },
    ...pairs(940, [
      ['Nom, prénoms', person(firm)],
      ['Date et lieu de naissance', `Le ${slashed(firm.manager.born)} à Paris`],
      ['Nationalité', 'Française'],
    ]),
    { x: 90, y: 1500, size: 20, text: 'Le Greffier' },
  ])
  const sirene = svg(W, H, [
    { x: 90, y: 110, size: 30, text: 'Insee', bold: true },
    { x: 260, y: 240, size: 34, text: 'AVIS DE SITUATION AU RÉPERTOIRE SIRENE', bold: true },
    { x: 430, y: 290, size: 24, text: `À la date du ${slashed(firm.issued)}` },
    ...pairs(400, [
      ['Situation de l’entreprise', 'Active depuis le 04/02/2014'],
      ['Identifiant SIREN', spaced(firm.siren)],
      ['Identifiant SIRET du siège', spaced(firm.siret)],
      ['Dénomination', firm.name],
      ['Catégorie juridique', '5499 - Société à responsabilité limitée'],
      ['Activité Principale Exercée (APE)', '10.71C'],
    ]),
    { x: 90, y: 760, size: 24, text: 'Situation de l’établissement', bold: true },
    ...pairs(810, [
      ['Identifiant SIRET', spaced(firm.siret)],
      ['Adresse', `${firm.street} ${firm.postal} ${firm.city}`],
    ]),
  ])
  const rne = svg(
    W,
    H,
    [
      { x: 90, y: 120, size: 34, text: 'INPI', bold: true },
      { x: 140, y: 260, size: 30, text: 'ATTESTATION D’IMMATRICULATION', bold: true },
      { x: 140, y: 305, size: 30, text: 'AU REGISTRE NATIONAL DES ENTREPRISES', bold: true },
      { x: 140, y: 360, size: 22, text: `À jour au ${slashed(firm.issued)}` },
      ...column(140, 460, 24, [
        `Dénomination : ${firm.name}`,
        `SIREN : ${spaced(firm.siren)}`,
        `Forme juridique : ${firm.form}`,
        'Date d’immatriculation au RNE : 01/01/2023',
        `Siège : ${firm.street}, ${firm.postal} ${firm.city}`,
        '',
        'Dirigeants et associés',
        `Gérant : ${person(firm)}`,
      ]),
    ],
    '',
    SANS,
  )
  return [
    paper('kbis', 'kbis', kbis, truth, index),
    paper('sirene', 'sirene', sirene, { ...truth, siret: firm.siret }, index),
    paper('rne', 'rne', rne, truth, index),
  ]
}

const pairs = (y: number, rows: [string, string][]): Print[] =>
  rows.flatMap(([label, value], at) => [
    { x: 90, y: y + at * 46, size: 22, text: label },
    { x: 560, y: y + at * 46, size: 22, text: value },
  ])

const paper = (name: string, kind: string, drawn: string, truth: Paper['truth'], firm: number): Paper => ({
  name,
  kind,
  width: W,
  height: H,
  svg: drawn,
  truth,
  firm,
})
