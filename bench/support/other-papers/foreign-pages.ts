import { type Business, dotted } from './businesses'
import { grid, pageOf, say } from './page'

/** Papers that owners send by mistake. */
export const mistakes: Record<string, (firm: Business) => Promise<Buffer>> = {
  'supplier’s invoice': firm =>
    pageOf(pdf => {
      say(pdf, 'bold', 18, 40, 40, 'Facture n° FA26-0871')
      say(pdf, 'plain', 10, 40, 70, `Client : ${firm.name}, ${firm.address}, ${firm.town}`)
      grid(
        pdf,
        40,
        120,
        [260, 80, 100],
        [
          ['Désignation', 'Qté', 'Montant HT'],
          ['Entretien annuel', '1', '420,00'],
          ['Total TTC', '', '504,00'],
        ],
      )
      say(pdf, 'plain', 10, 40, 230, `Paiement par virement : IBAN ${firm.bank.iban}  BIC ${firm.bank.bic}`)
      say(pdf, 'plain', 10, 40, 250, `SIRET ${firm.siret} - RCS ${firm.town.slice(6)}`)
    }),
  'account statement': firm =>
    pageOf(pdf => {
      say(pdf, 'bold', 16, 40, 40, firm.bank.label)
      say(pdf, 'bold', 13, 40, 80, 'Extrait de compte n° 5')
      say(pdf, 'plain', 10, 40, 104, `${firm.name}   IBAN ${firm.bank.iban}   BIC ${firm.bank.bic}`)
      grid(
        pdf,
        40,
        140,
        [80, 280, 80],
        [
          ['Date', 'Opération', 'Montant'],
          ['03/05', 'Virement reçu', '1 200,00'],
          ['15/05', 'Prélèvement Urssaf', '-640,00'],
          ['31/05', 'Nouveau solde', '4 020,11'],
        ],
      )
    }),
  'driving licence': firm =>
    pageOf(
      pdf => {
        pdf.rect(0, 0, 486, 306).fill('#f6e7ea')
        say(pdf, 'bold', 12, 120, 14, 'PERMIS DE CONDUIRE')
        say(pdf, 'plain', 10, 120, 30, 'RÉPUBLIQUE FRANÇAISE')
        for (const [row, text] of [
          `1. ${firm.boss.surname}`,
          `2. ${firm.boss.given}`,
          `3. ${dotted(firm.boss.birth, '.')} BORDEAUX`,
          '4a. 02.11.2021   4b. 02.11.2036',
          '5. 21AB44170',
          '9. B',
        ].entries())
          say(pdf, 'bold', 11, 190, 66 + row * 28, text)
      },
      [486, 306],
    ),
  'insurance certificate': firm =>
    pageOf(pdf => {
      say(pdf, 'serifBold', 16, 60, 60, 'ATTESTATION D’ASSURANCE')
      say(pdf, 'serifBold', 12, 60, 84, 'Responsabilité civile professionnelle')
      for (const [row, text] of [
        'La compagnie soussignée atteste que',
        `${firm.name}, SIREN ${firm.siren}`,
        'est titulaire du contrat n° 88 412 907',
        'pour la période du 01/01/2026 au 31/12/2026.',
        `Fait à Paris, le ${dotted(firm.day)}`,
      ].entries())
        say(pdf, 'serif', 12, 60, 130 + row * 24, text)
    }),
  'contribution schedule': firm =>
    pageOf(pdf => {
      say(pdf, 'bold', 22, 40, 36, 'urssaf', '#1f4e9c')
      say(pdf, 'bold', 14, 40, 100, 'Échéancier de vos cotisations 2026')
      say(pdf, 'plain', 10, 40, 130, `Numéro SIRET ${firm.siret}`)
      grid(
        pdf,
        40,
        160,
        [120, 120],
        [
          ['Échéance', 'Montant'],
          ['05/02/2026', '612,00'],
          ['05/05/2026', '612,00'],
          ['05/08/2026', '612,00'],
        ],
      )
      say(pdf, 'plain', 10, 40, 270, 'Ces montants seront prélevés sur votre compte bancaire.')
    }),
  'works order': firm =>
    pageOf(pdf => {
      say(pdf, 'bold', 16, 40, 40, 'BON DE COMMANDE')
      for (const [row, text] of [
        `${firm.legal} ${firm.name}`,
        `RCS ${firm.town.slice(6)} ${firm.siren}`,
        'Désignation : création d’un site internet',
        'Montant HT : 3 200,00 euros',
        'Date de livraison souhaitée : 30/09/2026',
        'Signature du client',
      ].entries())
        say(pdf, 'plain', 11, 40, 90 + row * 22, text)
    }),
}
