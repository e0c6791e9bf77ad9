import { type Business, dotted, two } from './businesses'
import { type Pdf, pageOf, say } from './page'

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The digit behind a field of a machine-readable zone. */
function check(field: string): string {
  let sum = 0
  for (const [at, letter] of [...field].entries())
    sum += Math.max(0, LETTERS.indexOf(letter)) * ([7, 3, 1][at % 3] ?? 1)
  return String(sum % 10)
}

const asZone = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z -]/g, '')
    .toUpperCase()
    .replace(/[ -]/g, '<')
const pad = (text: string, length: number) => (text + '<'.repeat(length)).slice(0, length)
const withCheck = (field: string) => field + check(field)
const born = ({ boss }: Business) =>
  `${String(boss.birth[2]).slice(2)}${two(boss.birth[1])}${two(boss.birth[0])}`

function portrait(pdf: Pdf, x: number, y: number, wide: number) {
  pdf.rect(x, y, wide, wide * 1.28).fill('#d9dde2')
  pdf.ellipse(x + wide / 2, y + wide * 0.5, wide * 0.2, wide * 0.27).fill('#a7a29b')
  pdf.rect(x + wide * 0.18, y + wide * 0.86, wide * 0.64, wide * 0.42).fill('#5b6672')
}

const card: [number, number] = [486, 306]

export const cardFront = (firm: Business) =>
  pageOf(pdf => {
    pdf.rect(0, 0, 486, 306).fill('#eef3f6')
    say(pdf, 'plain', 9, 90, 14, 'RÉPUBLIQUE FRANÇAISE')
    say(pdf, 'bold', 10, 90, 28, 'CARTE NATIONALE D’IDENTITÉ / IDENTITY CARD')
    portrait(pdf, 20, 70, 125)
    for (const [row, [label, value]] of (
      [
        ['NOM / Surname', firm.boss.surname],
        ['Prénoms / Given names', firm.boss.given],
        [
          'SEXE / Sex  NATIONALITÉ / Nationality  DATE DE NAISS. / Date of birth',
          `${firm.boss.woman ? 'F' : 'M'}       FRA       ${dotted(firm.boss.birth, ' ')}`,
        ],
        ['LIEU DE NAISSANCE / Place of birth', 'BORDEAUX'],
        [
          'N° DU DOCUMENT / Document No   DATE D’EXPIR. / Expiry date',
          `D2H6862M2   ${dotted([14, 8, 2033], ' ')}`,
        ],
      ] as [string, string][]
    ).entries()) {
      say(pdf, 'plain', 7, 165, 66 + row * 42, label)
      say(pdf, 'bold', 11, 165, 76 + row * 42, value)
    }
  }, card)

export const cardBack = (firm: Business) =>
  pageOf(pdf => {
    pdf.rect(0, 0, 486, 306).fill('#f2f0ea')
    say(pdf, 'plain', 7.5, 30, 26, 'TAILLE / Height')
    say(pdf, 'bold', 10, 30, 36, '1,74 m')
    say(pdf, 'plain', 7.5, 170, 26, 'DATE DE DÉLIVRANCE / Date of issue')
    say(pdf, 'bold', 10, 170, 36, '15 08 2023')
    say(pdf, 'plain', 7.5, 30, 66, 'ADRESSE / Address')
    say(pdf, 'bold', 10, 30, 76, firm.address)
    say(pdf, 'bold', 10, 30, 90, firm.town)
    const first = `IDFRA${withCheck('D2H6862M2')}`
    const middle = `${withCheck(born(firm))}${firm.boss.woman ? 'F' : 'M'}${withCheck('330814')}FRA`
    const [top, centre] = [pad(first, 30), pad(middle, 29)]
    const whole = check(top.slice(5) + centre.slice(0, 7) + centre.slice(8, 15) + centre.slice(18))
    for (const [row, text] of [
      top,
      centre + whole,
      pad(`${asZone(firm.boss.surname)}<<${asZone(firm.boss.given)}`, 30),
    ].entries())
      say(pdf, 'typedBold', 22, 34, 190 + row * 34, text)
  }, card)

export const oldFront = (firm: Business) =>
  pageOf(
    pdf => {
      pdf.rect(0, 0, 486, 340).fill('#e6eef5')
      say(pdf, 'serifBold', 11, 170, 14, 'RÉPUBLIQUE FRANÇAISE')
      say(pdf, 'serif', 10, 30, 40, 'CARTE NATIONALE D’IDENTITÉ N° : 110433300881')
      portrait(pdf, 24, 66, 110)
      for (const [row, text] of [
        `Nom : ${firm.boss.surname}`,
        `Prénom(s) : ${firm.boss.given}`,
        `Sexe : ${firm.boss.woman ? 'F' : 'M'}    Né(e) le : ${dotted(firm.boss.birth, '.')}`,
        'à : BORDEAUX',
        'Taille : 1,74 m',
        'Nationalité Française',
      ].entries())
        say(pdf, 'serif', 11.5, 170, 76 + row * 25, text)
      const top = `IDFRA${pad(asZone(firm.boss.surname), 25)}331042`
      const start = `${withCheck('140433300881')}${pad(asZone(firm.boss.given).replace('<', '<<'), 14)}${withCheck(born(firm))}${firm.boss.woman ? 'F' : 'M'}`
      say(pdf, 'typed', 18.5, 32, 262, top)
      say(pdf, 'typed', 18.5, 32, 292, start + check(top + start))
    },
    [486, 340],
  )

export const oldBack = (firm: Business) =>
  pageOf(
    pdf => {
      pdf.rect(0, 0, 486, 340).fill('#e6eef5')
      for (const [row, text] of [
        `Adresse : ${firm.address.toUpperCase()}`,
        firm.town,
        '',
        'Carte valable jusqu’au : 02.04.2029',
        'délivrée le : 03.04.2014',
        `par : PRÉFECTURE (${firm.town.slice(0, 2)})`,
        'Signature de l’autorité :',
      ].entries())
        say(pdf, 'serif', 12, 36, 40 + row * 36, text)
    },
    [486, 340],
  )

export const passportPage = (firm: Business) =>
  pageOf(
    pdf => {
      pdf.rect(0, 0, 520, 366).fill('#f3efe6')
      say(pdf, 'bold', 11, 24, 18, 'PASSEPORT')
      say(pdf, 'plain', 9, 24, 32, 'PASSPORT')
      say(pdf, 'plain', 10, 300, 20, 'RÉPUBLIQUE FRANÇAISE')
      portrait(pdf, 26, 70, 120)
      for (const [row, [label, value]] of (
        [
          ['Nom / Surname', firm.boss.surname],
          ['Prénoms / Given names', firm.boss.given],
          ['Nationalité / Nationality', 'Française'],
          ['Date de naissance / Date of birth', dotted(firm.boss.birth, ' ')],
          ['Date d’expiration / Date of expiry', '19 03 2031'],
        ] as [string, string][]
      ).entries()) {
        say(pdf, 'plain', 7.5, 180, 66 + row * 38, label)
        say(pdf, 'bold', 11, 180, 76 + row * 38, value)
      }
      const middle = `${withCheck('21CX44170')}FRA${withCheck(born(firm))}${firm.boss.woman ? 'F' : 'M'}${withCheck('310319')}${'<'.repeat(14)}0`
      const all = check(middle.slice(0, 10) + middle.slice(13, 20) + middle.slice(21))
      say(
        pdf,
        'typedBold',
        17.6,
        26,
        300,
        pad(`P<FRA${asZone(firm.boss.surname)}<<${asZone(firm.boss.given)}`, 44),
      )
      say(pdf, 'typedBold', 17.6, 26, 328, middle + all)
    },
    [520, 366],
  )
