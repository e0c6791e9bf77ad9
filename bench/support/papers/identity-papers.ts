import { box, column, MONO, type Paper, SERIF, svg } from './drawing'
import { type Firm, slashed } from './firms'
import { filled, zoneKey } from './numbers'

const bare = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z]+/g, '<')
const short = (day: string) => day.slice(2).replace(/-/g, '')

/** A card of each of the two French models, both sides, and a passport, of the firm's manager. */
export function identityPapers(firm: Firm, index: number): Paper[] {
  const { last, first, born, sex } = firm.manager
  const truth = { last_name: bare(last).replace(/</g, ' ') }
  const face = (x: number, y: number, width: number, height: number) =>
    `${box(x, y, width, height, '#cfd3da')}<circle cx="${x + width / 2}" cy="${y + height * 0.38}" r="${width * 0.24}" fill="#9aa0ab"/><rect x="${x + width * 0.2}" y="${y + height * 0.66}" width="${width * 0.6}" height="${height * 0.3}" fill="#8d94a0"/>`
  const zone = (x: number, y: number, size: number, rows: string[]) =>
    rows.map((text, at) => ({ x, y: y + at * size * 1.5, size, text, font: MONO }))

  const oldOne = `IDFRA${filled(bare(last), 25)}693214`
  const oldStart = `1204693${String(40000 + index * 7)}`
  const oldMiddle = `${oldStart}${zoneKey(oldStart)}${filled(bare(first).replace(/</, '<<'), 14)}${short(born)}${zoneKey(short(born))}${sex}`
  const oldRecto = svg(
    1200,
    840,
    [
      { x: 420, y: 70, size: 30, text: 'RÉPUBLIQUE FRANÇAISE', bold: true },
      { x: 40, y: 130, size: 26, text: `CARTE NATIONALE D’IDENTITÉ N° : ${oldStart}`, font: SERIF },
      ...column(
        420,
        230,
        28,
        [
          `Nom : ${last}`,
          `Prénom(s) : ${first}`,
          `Sexe : ${sex}     Né(e) le : ${slashed(born).replace(/\//g, '.')}`,
          'à : PARIS 12E',
          'Nationalité Française',
        ],
        62,
      ),
      ...zone(40, 740, 38, [oldOne, oldMiddle + zoneKey(oldOne + oldMiddle)]),
    ],
    face(60, 190, 300, 400),
    SERIF,
  )
  const oldVerso = svg(
    1200,
    840,
    [
      ...column(60, 120, 28, [`Adresse : ${firm.street}`, `${firm.postal} ${firm.city}`], 52),
      ...column(
        60,
        320,
        28,
        [
          'Carte valable jusqu’au : 14.04.2032',
          'délivrée le : 15.04.2017',
          `par : PRÉFECTURE DE ${firm.city}`,
          'Signature de l’autorité',
        ],
        60,
      ),
    ],
    '',
    SERIF,
  )

  const number = `X4RT${String(10000 + index * 311).slice(0, 5)}`
  const newOne = filled(`IDFRA${number}${zoneKey(number)}`, 30)
  const newTwo = filled(`${short(born)}${zoneKey(short(born))}${sex}310211${zoneKey('310211')}FRA`, 29)
  const composite = zoneKey(newOne.slice(5) + newTwo.slice(0, 7) + newTwo.slice(8, 15) + newTwo.slice(18, 29))
  const newRecto = svg(
    1200,
    760,
    [
      { x: 60, y: 60, size: 24, text: 'RÉPUBLIQUE FRANÇAISE    FR' },
      { x: 60, y: 110, size: 26, text: 'CARTE NATIONALE D’IDENTITÉ / IDENTITY CARD', bold: true },
      ...column(
        430,
        190,
        20,
        [
          'NOM / Surname',
          last,
          'Prénoms / Given names',
          first,
          'SEXE / Sex   NATIONALITÉ / Nationality   DATE DE NAISS. / Date of birth',
          `${sex}            FRA              ${slashed(born).replace(/\//g, ' ')}`,
          'LIEU DE NAISSANCE / Place of birth',
          'PARIS',
          'N° DU DOCUMENT / Document No   DATE D’EXPIR. / Expiry date',
          `${number}      11 02 2031`,
        ],
        52,
      ),
    ],
    face(60, 160, 320, 430),
  )
  const newVerso = svg(1200, 760, [
    ...column(
      60,
      90,
      22,
      [
        'TAILLE / Height   1,68 m',
        'DATE DE DÉLIVRANCE / Date of issue   12 02 2021',
        `ADRESSE / Address   ${firm.street}`,
        `${firm.postal} ${firm.city}`,
      ],
      56,
    ),
    ...zone(50, 530, 52, [newOne, newTwo + composite, filled(`${bare(last)}<<${bare(first)}`, 30)]),
  ])

  const passportNumber = `19AA${String(10000 + index * 17)}`
  const start = `${passportNumber}${zoneKey(passportNumber)}FRA${short(born)}${zoneKey(short(born))}${sex}290630${zoneKey('290630')}`
  const personal = `${filled('', 14)}0`
  const end = zoneKey(start.slice(0, 10) + start.slice(13, 20) + start.slice(21, 28) + personal)
  const passport = svg(
    1400,
    980,
    [
      { x: 60, y: 70, size: 30, text: 'PASSEPORT / PASSPORT', bold: true },
      { x: 760, y: 70, size: 26, text: 'RÉPUBLIQUE FRANÇAISE' },
      ...column(
        480,
        170,
        24,
        [
          'Nom / Surname (1)',
          last,
          'Prénoms / Given names (2)',
          first,
          'Nationalité / Nationality (3)',
          'Française',
          'Date de naissance / Date of birth (4)',
          slashed(born).replace(/\//g, ' '),
          'Date d’expiration / Date of expiry',
          '30 06 2029',
        ],
        54,
      ),
      ...zone(50, 860, 45, [`P<FRA${filled(`${bare(last)}<<${bare(first)}`, 39)}`, start + personal + end]),
    ],
    face(70, 160, 340, 450),
  )

  const paper = (
    name: string,
    kind: string,
    drawn: string,
    width: number,
    height: number,
    known = true,
  ): Paper => ({ name, kind, width, height, svg: drawn, truth: known ? truth : {}, firm: index })
  return [
    paper('card of 1995, front', 'identity_recto', oldRecto, 1200, 840),
    paper('card of 1995, back', 'identity_verso', oldVerso, 1200, 840, false),
    paper('card of 2021, front', 'identity_recto', newRecto, 1200, 760),
    paper('card of 2021, back', 'identity_verso', newVerso, 1200, 760),
    paper('passport', 'passport', passport, 1400, 980),
  ]
}
