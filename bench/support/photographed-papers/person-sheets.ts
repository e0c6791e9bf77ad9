import { filled, zoneKey } from '../papers/numbers'
import { A4, CARD, OLD_CARD, type Sheet } from './sheet'
import { figures, type Trader } from './traders'

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z]/g, '<')
const short = (day: string) => day.slice(2).replaceAll('-', '')
const withKey = (text: string) => text + zoneKey(text)

const zone = (rows: string[], size: number, bottom: number) =>
  `<pre style="position:absolute;left:34px;bottom:${bottom}px;font:${size}px/1.5 Zone;letter-spacing:1px">${rows.map(row => row.replaceAll('<', '&lt;')).join('\n')}</pre>`

const portrait = (left: number, top: number, width: number) =>
  `<svg style="position:absolute;left:${left}px;top:${top}px" width="${width}" height="${width * 1.28}" viewBox="0 0 100 128"><rect width="100" height="128" fill="#d9dde3"/><ellipse cx="50" cy="52" rx="22" ry="28" fill="#b9957a"/><path d="M26 46q24-40 48 0q-8-14-24-14t-24 14" fill="#3a2c25"/><path d="M8 128q6-44 42-44t42 44z" fill="#39465a"/></svg>`

const guilloche =
  'background:repeating-radial-gradient(circle at 20% 30%,#eef3f9 0 7px,#e4ecf5 7px 9px),#f0f4f8'

const field = (left: number, top: number, label: string, value: string, size = 25) =>
  `<div style="position:absolute;left:${left}px;top:${top}px"><div style="font-size:${size * 0.52}px;color:#44546a">${label}</div><div style="font-size:${size}px;line-height:1.15">${value}</div></div>`

const number = ({ siren }: Trader) => `D2H${siren.slice(2, 5)}TB${siren.slice(7, 8)}`

/** The card of 2021, front. */
export const cardFront = (firm: Trader): Sheet => ({
  ...CARD,
  body: `<div style="position:absolute;inset:0;${guilloche};font-family:Office">
<div style="position:absolute;left:34px;top:24px;font-size:21px"><b>RÉPUBLIQUE FRANÇAISE</b></div><div style="position:absolute;right:34px;top:24px;font-size:21px"><b>FR</b></div>
<div style="position:absolute;left:34px;top:58px;font-size:23px"><b>CARTE NATIONALE D’IDENTITÉ / IDENTITY CARD</b></div>${portrait(40, 130, 260)}
${field(340, 120, 'NOM / Surname', firm.manager.last)}${field(340, 196, 'Prénoms / Given names', firm.manager.given.replace(' ', ', '))}
${field(340, 272, 'SEXE / Sex', firm.manager.sex)}${field(470, 272, 'NATIONALITÉ / Nationality', 'FRA')}${field(700, 272, 'DATE DE NAISS. / Date of birth', figures(firm.manager.born, ' '))}
${field(340, 348, 'LIEU DE NAISSANCE / Place of birth', firm.manager.place)}${field(340, 424, 'NOM D’USAGE / Alternate name', '')}
${field(340, 500, 'N° DU DOCUMENT / Document No', number(firm))}${field(700, 500, 'DATE D’EXPIR. / Expiry date', '17 09 2033')}</div>`,
})

/** The card of 2021, back: three rows of thirty for machines. */
export function cardBack(firm: Trader): Sheet {
  const { born, sex, last, given } = firm.manager
  const one = filled(`IDFRA${withKey(number(firm))}`, 30)
  const two = filled(`${withKey(short(born))}${sex}${withKey('330917')}FRA`, 29)
  const sum = zoneKey(one.slice(5) + two.slice(0, 7) + two.slice(8, 15) + two.slice(18))
  const three = filled(`${plain(last)}<<${plain(given)}`, 30)
  return {
    ...CARD,
    body: `<div style="position:absolute;inset:0;${guilloche};font-family:Office">
${field(40, 40, 'TAILLE / Height', '1,74 m')}${field(40, 120, 'DATE DE DÉLIVRANCE / Date of issue', '18 09 2023')}${field(40, 200, 'ADRESSE / Address', `${firm.street}<br>${firm.town}<br>FRANCE`, 22)}
<div style="position:absolute;right:60px;top:60px;width:150px;height:150px;background:repeating-conic-gradient(#222 0 25%,#fff 0 50%) 0 0/15px 15px"></div>
${zone([one, two + sum, three], 46, 26)}</div>`,
  }
}

/** The laminated card of 1995: the zone for machines is on the front. */
export function oldFront(firm: Trader): Sheet {
  const { born, sex, last, given, place } = firm.manager
  const start = `1506${firm.siren.slice(0, 3)}${firm.siren.slice(3, 8)}`
  const one = `${filled(`IDFRA${plain(last)}`, 30)}${firm.town.slice(0, 2)}1025`
  const two = `${withKey(start)}${filled(plain(given).replace('<', '<<'), 14)}${withKey(short(born))}${sex}`
  return {
    ...OLD_CARD,
    body: `<div style="position:absolute;inset:0;${guilloche};font-family:Book">
<div style="position:absolute;left:400px;top:26px;font-size:32px">RÉPUBLIQUE FRANÇAISE</div><div style="position:absolute;left:40px;top:96px;font-size:26px">CARTE NATIONALE D’IDENTITÉ N° : <b>${start}</b></div><div style="position:absolute;right:50px;top:96px;font-size:26px">Nationalité Française</div>${portrait(56, 160, 270)}
<div style="position:absolute;left:380px;top:170px;font-size:29px;line-height:2.05">Nom : <b>${last}</b><br>Prénom(s) : <b>${given.replace(' ', ', ')}</b><br>Sexe : <b>${sex}</b> &nbsp;&nbsp; Né(e) le : <b>${figures(born, '.')}</b><br>à : <b>${place}</b><br>Taille : <b>1,79m</b></div>
${zone([one, two + zoneKey(one + two)], 43, 30)}</div>`,
  }
}

export const oldBack = (firm: Trader): Sheet => ({
  ...OLD_CARD,
  body: `<div style="position:absolute;inset:0;${guilloche};font-family:Book;padding:60px 70px;font-size:29px;line-height:2.1">Adresse : <b>${firm.street}</b><br><b>${firm.town}</b><br><br>Carte valable jusqu’au : <b>11.06.2030</b><br>délivrée le : <b>12.06.2015</b><br>par : <b>PRÉFECTURE (${firm.town.slice(0, 2)})</b><br>Signature de l’autorité :</div>`,
})

/** The page of a passport that bears the picture. */
export function passport(firm: Trader): Sheet {
  const { born, sex, last, given, place } = firm.manager
  const id = `17CK${firm.siren.slice(3, 8)}`
  const one = filled(`P<FRA${plain(last)}<<${plain(given)}`, 44)
  const body = `${withKey(id)}FRA${withKey(short(born))}${sex}${withKey('270403')}${filled('', 14)}0`
  const two = body + zoneKey(body.slice(0, 10) + body.slice(13, 20) + body.slice(21))
  return {
    width: 1250,
    height: 880,
    body: `<div style="position:absolute;inset:0;background:repeating-linear-gradient(115deg,#f6ecec 0 6px,#f0e4e6 6px 8px);font-family:Slab">
<div style="position:absolute;left:50px;top:30px;font-size:30px"><b>PASSEPORT</b> &nbsp; PASSPORT</div><div style="position:absolute;right:60px;top:30px;font-size:24px">RÉPUBLIQUE FRANÇAISE</div>${portrait(56, 130, 310)}
${field(410, 100, 'Type / Type', 'P')}${field(560, 100, 'Code du pays / Country code', 'FRA')}${field(900, 100, 'Passeport n° / Passport No.', id)}
${field(410, 180, 'Nom / Surname (1)', last)}${field(410, 260, 'Prénoms / Given names (2)', given.replace(' ', ', '))}${field(410, 340, 'Nationalité / Nationality (3)', 'Française')}
${field(410, 420, 'Date de naissance / Date of birth (4)', figures(born, ' '))}${field(820, 420, 'Sexe / Sex (5)', sex)}${field(410, 500, 'Lieu de naissance / Place of birth (6)', place)}
${field(410, 580, 'Date de délivrance / Date of issue (7)', '04 04 2017')}${field(820, 580, 'Date d’expiration / Date of expiry (8)', '03 04 2027')}
${zone([one, two], 41, 26)}</div>`,
  }
}

/** A photocopy of both sides of the old card on one sheet would be two papers; a lone licence is none. */
export const licence = (firm: Trader): Sheet => ({
  ...CARD,
  body: `<div style="position:absolute;inset:0;background:#f3dfe4;font-family:Office"><div style="position:absolute;left:40px;top:26px;font-size:27px"><b>PERMIS DE CONDUIRE</b> &nbsp; RÉPUBLIQUE FRANÇAISE</div>${portrait(44, 120, 240)}
<div style="position:absolute;left:330px;top:110px;font-size:25px;line-height:1.75">1. ${firm.manager.last}<br>2. ${firm.manager.given}<br>3. ${figures(firm.manager.born, '.')} ${firm.manager.place}<br>4a. 12.03.2019 &nbsp; 4c. PRÉFECTURE ${firm.town.slice(0, 2)}<br>4b. 12.03.2034<br>5. 19AB${firm.siren.slice(2, 7)}<br>9. AM/B1/B</div></div>`,
})

/** A person's health card's attestation: a paper of Sécurité sociale that is not the firm's. */
export const healthRights = ({ manager, street, town, issued }: Trader): Sheet => ({
  ...A4,
  body: `<div style="padding:60px;font-family:Round"><b style="font-size:22px;color:#0c419a">l’Assurance Maladie</b><h1 style="font-size:21px;margin:40px 0 20px">ATTESTATION DE DROITS</h1><p>à l’assurance maladie — valable du ${figures(issued)} au 31/12/2027</p><p style="margin-top:24px">Assuré(e) : ${manager.last} ${manager.given}<br>N° de sécurité sociale : ${manager.sex === 'M' ? 1 : 2} ${short(manager.born).slice(0, 2)} ${short(manager.born).slice(2, 4)} 75 116 008 42<br>${street}<br>${town}</p><p style="margin-top:26px">Cette attestation est établie par la caisse primaire d’assurance maladie et vaut présentation de la carte Vitale. Elle ne préjuge pas des droits ouverts par la sécurité sociale des indépendants ou l’URSSAF.</p></div>`,
})
