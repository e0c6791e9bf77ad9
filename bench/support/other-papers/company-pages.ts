import { type Business, dotted, inWords } from './businesses'
import { grid, pageOf, say } from './page'

const groups = (text: string, sizes: number[]) =>
  sizes
    .map((size, at) => {
      const start = sizes.slice(0, at).reduce((sum, one) => sum + one, 0)
      return text.slice(start, start + size)
    })
    .join(' ')
const siren = (firm: Business) => groups(firm.siren, [3, 3, 3])
const siret = (firm: Business) => groups(firm.siret, [3, 3, 3, 5])

/** A bank's web page printed: a coloured band, a boxed table of the account. */
export const ribOnline = (firm: Business) =>
  pageOf(pdf => {
    pdf.rect(0, 0, 595, 70).fill('#17456b')
    say(pdf, 'bold', 20, 40, 26, firm.bank.label, '#fff')
    say(pdf, 'bold', 15, 40, 110, 'Relevé d’identité bancaire')
    say(pdf, 'plain', 10, 40, 150, 'Intitulé du compte')
    say(pdf, 'bold', 11, 40, 166, `${firm.legal} ${firm.name}`)
    say(pdf, 'plain', 10, 40, 182, `${firm.address} ${firm.town}`)
    grid(
      pdf,
      40,
      230,
      [90, 90, 150, 60],
      [['Code banque', 'Code guichet', 'N° de compte', 'Clé RIB'], firm.bank.bban],
    )
    say(pdf, 'plain', 10, 40, 310, 'IBAN')
    say(pdf, 'bold', 12, 110, 308, groups(firm.bank.iban, [4, 4, 4, 4, 4, 4, 3]))
    say(pdf, 'plain', 10, 40, 334, 'Code BIC')
    say(pdf, 'bold', 12, 110, 332, firm.bank.bic)
  })

/** An account slip from a printer of old: typed, narrow, the holder on the right. */
export const ribSlip = (firm: Business) =>
  pageOf(pdf => {
    say(pdf, 'typedBold', 13, 60, 60, firm.bank.label.toUpperCase())
    say(pdf, 'typedBold', 12, 60, 96, 'RELEVE D’IDENTITE BANCAIRE - RIB')
    say(pdf, 'typed', 10, 60, 140, 'BANQUE  GUICHET  COMPTE        CLE')
    say(
      pdf,
      'typed',
      10,
      60,
      156,
      `${firm.bank.bban[0]}   ${firm.bank.bban[1]}    ${firm.bank.bban[2]}   ${firm.bank.bban[3]}`,
    )
    say(pdf, 'typed', 10, 60, 190, 'DOMICILIATION')
    say(pdf, 'typed', 10, 60, 204, `AGENCE DE ${firm.town.slice(6)}`)
    say(pdf, 'typed', 10, 330, 190, 'TITULAIRE DU COMPTE')
    say(pdf, 'typed', 10, 330, 204, firm.name.toUpperCase())
    say(pdf, 'typed', 10, 330, 218, firm.address.toUpperCase())
    say(pdf, 'typed', 10, 60, 260, `IBAN : ${groups(firm.bank.iban, [4, 4, 4, 4, 4, 4, 3])}`)
    say(pdf, 'typed', 10, 60, 276, `BIC  : ${firm.bank.bic}`)
  })

/** The certificate as the Urssaf's site makes it: two columns of print, the code in a frame. */
export const vigilance = (firm: Business) =>
  pageOf(pdf => {
    say(pdf, 'bold', 24, 40, 36, 'urssaf', '#1f4e9c')
    say(pdf, 'plain', 9, 40, 68, 'Au service de notre protection sociale')
    say(pdf, 'plain', 10, 340, 110, firm.name)
    say(pdf, 'plain', 10, 340, 124, firm.address)
    say(pdf, 'plain', 10, 340, 138, firm.town)
    say(pdf, 'plain', 10, 40, 190, `Fait à Montreuil, le ${inWords(firm.day)}`)
    say(pdf, 'bold', 14, 40, 230, 'Attestation de vigilance')
    const lines = [
      'Madame, Monsieur,',
      'Vous trouverez ci-dessous votre attestation de fourniture des déclarations sociales et de',
      'paiement des cotisations de sécurité sociale, prévue à l’article L. 243-15 du code de la',
      'sécurité sociale. Elle est valable six mois.',
      `Entreprise : ${firm.legal} ${firm.name}`,
      `SIREN ${siren(firm)}`,
      `SIRET ${siret(firm)}`,
      'Effectif moyen au 31/12/2025 : 4 salariés. Masse salariale : 96 420 euros.',
    ]
    for (const [row, text] of lines.entries()) say(pdf, 'plain', 10, 40, 262 + row * 18, text)
    pdf.rect(40, 430, 300, 42).stroke('#1f4e9c')
    say(pdf, 'plain', 9, 50, 438, 'Code de sécurité')
    say(pdf, 'typedBold', 12, 50, 452, `${firm.siren.slice(0, 5)}ZQ84WNV1TL`)
  })

/** The same in a book face, its date above the address. */
export const vigilanceLetter = (firm: Business) =>
  pageOf(pdf => {
    say(pdf, 'serif', 11, 60, 60, 'URSSAF de votre région')
    say(pdf, 'serif', 11, 330, 60, `Le ${dotted(firm.day)}`)
    say(pdf, 'serifBold', 15, 100, 140, 'ATTESTATION DE VIGILANCE')
    for (const [row, text] of [
      'Nous attestons que l’employeur désigné ci-après est à jour de ses obligations en matière',
      'de cotisations de sécurité sociale et d’allocations familiales à la date du 31 décembre 2025.',
      `Dénomination : ${firm.name}`,
      `N° SIRET : ${firm.siret}`,
      'Ce document comporte un code de sécurité qui permet d’en vérifier l’authenticité :',
      `${firm.siren.slice(0, 5)}KD73PXE9MB`,
    ].entries())
      say(pdf, 'serif', 11.5, 60, 190 + row * 24, text)
  })

/** An extract in the manner of the registries' site: headings between rules, values at a tabulation. */
export const extract = (firm: Business) =>
  pageOf(pdf => {
    say(pdf, 'plain', 9, 40, 40, `Greffe du Tribunal de Commerce de ${firm.town.slice(6)}`)
    say(pdf, 'plain', 9, 40, 53, 'N° de gestion 2019B01288')
    say(pdf, 'bold', 18, 380, 44, 'Extrait Kbis')
    say(
      pdf,
      'bold',
      10.5,
      60,
      104,
      'EXTRAIT D’IMMATRICULATION PRINCIPALE AU REGISTRE DU COMMERCE ET DES SOCIETES',
    )
    say(pdf, 'plain', 10, 220, 122, `à jour au ${inWords(firm.day)}`)
    const rows: [string, string][] = [
      ['Immatriculation au RCS, numéro', `${siren(firm)} R.C.S. ${firm.town.slice(6)}`],
      ['Date d’immatriculation', '17/09/2019'],
      ['Dénomination ou raison sociale', firm.name],
      ['Forme juridique', firm.legal],
      ['Capital social', '5 000,00 Euros'],
      ['Adresse du siège', `${firm.address} ${firm.town}`],
      ['Durée de la personne morale', 'Jusqu’au 17/09/2118'],
      ['Date de clôture de l’exercice social', '31 décembre'],
    ]
    for (const [row, [label, value]] of rows.entries()) {
      say(pdf, 'italic', 9.5, 40, 168 + row * 20, label)
      say(pdf, 'plain', 9.5, 260, 168 + row * 20, value)
    }
    say(pdf, 'bold', 10, 40, 350, 'GESTION, DIRECTION, ADMINISTRATION, CONTROLE, ASSOCIES OU MEMBRES')
    say(pdf, 'bold', 9.5, 40, 376, firm.legal.startsWith('SAS') ? 'Président' : 'Gérant')
    say(pdf, 'italic', 9.5, 40, 396, 'Nom, prénoms')
    say(pdf, 'plain', 9.5, 260, 396, `${firm.boss.surname} ${firm.boss.given}`)
    say(pdf, 'italic', 9.5, 40, 416, 'Date et lieu de naissance')
    say(pdf, 'plain', 9.5, 260, 416, `Le ${dotted(firm.boss.birth)} à Bordeaux (33)`)
    say(pdf, 'plain', 8.5, 400, 780, 'Le Greffier')
  })

/** The notice of the Insee: a framed heading, a grid. */
export const notice = (firm: Business) =>
  pageOf(pdf => {
    say(pdf, 'bold', 16, 40, 40, 'INSEE')
    pdf.rect(40, 80, 515, 46).stroke('#333')
    say(pdf, 'bold', 13, 130, 90, 'Avis de situation au répertoire Sirene')
    say(pdf, 'plain', 10, 210, 108, `À la date du ${dotted(firm.day)}`)
    grid(
      pdf,
      40,
      160,
      [200, 315],
      [
        ['Situation de l’entreprise', 'Active'],
        ['Identifiant SIREN', siren(firm)],
        ['Identifiant SIRET du siège', siret(firm)],
        ['Dénomination', firm.name],
        ['Catégorie juridique', `${firm.legal} (5499)`],
        ['Activité principale exercée', '45.20A - Entretien et réparation'],
      ],
    )
    grid(
      pdf,
      40,
      330,
      [200, 315],
      [
        ['Situation de l’établissement', 'Actif depuis le 17/09/2019'],
        ['Identifiant SIRET', siret(firm)],
        ['Adresse', `${firm.address} ${firm.town}`],
      ],
    )
  })

/** The certificate of the national register. */
export const register = (firm: Business) =>
  pageOf(pdf => {
    say(pdf, 'bold', 20, 40, 40, 'inpi', '#0b3d5c')
    say(pdf, 'bold', 14, 60, 100, 'Attestation d’immatriculation au Registre national des entreprises')
    say(pdf, 'plain', 10, 60, 126, `Extrait du ${dotted(firm.day)}`)
    for (const [row, text] of [
      'IDENTITÉ DE L’ENTREPRISE',
      `Dénomination : ${firm.name}`,
      `Numéro SIREN : ${siren(firm)}`,
      `Forme juridique : ${firm.legal}`,
      'Date de début d’activité : 17/09/2019',
      `Adresse du siège : ${firm.address}, ${firm.town}`,
      'DIRIGEANTS',
      `Gérant : ${firm.boss.surname} ${firm.boss.given}`,
    ].entries())
      say(pdf, row === 0 || row === 6 ? 'bold' : 'plain', 10.5, 60, 170 + row * 24, text)
  })
