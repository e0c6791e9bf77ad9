import { column, type Paper, type Print, svg } from './drawing'
import { type Firm, inFours, slashed, spaced } from './firms'

/** Papers that share words and numbers with ours, and are none of them. */
export function decoyPapers(firm: Firm, index: number): Paper[] {
  const { account, bic, name } = firm.bank
  const head = (title: string): Print[] => [
    { x: 90, y: 130, size: 30, text: firm.name, bold: true },
    ...column(90, 180, 20, [
      firm.street,
      `${firm.postal} ${firm.city}`,
      `SIRET ${spaced(firm.siret)} - RCS ${firm.city}`,
    ]),
    { x: 90, y: 380, size: 34, text: title, bold: true },
  ]
  const texts: [string, Print[]][] = [
    [
      'invoice',
      [
        ...head('FACTURE N° 2026-0145'),
        ...column(90, 460, 24, [
          'Date : 02/06/2026',
          'Prestation de conseil      1     1 200,00 €',
          'Total HT  1 200,00 €',
          'TVA 20 %  240,00 €',
          'Total TTC  1 440,00 €',
          'Règlement par virement :',
          `IBAN ${inFours(account.iban)}`,
          `BIC ${bic}`,
          `Titulaire du compte : ${firm.name}`,
        ]),
      ],
    ],
    [
      'quote',
      [
        ...head('DEVIS N° D-2026-31'),
        ...column(90, 460, 24, [
          'Valable 30 jours',
          'Fourniture et pose    3 400,00 €',
          'Total TTC  4 080,00 €',
          'Bon pour accord, date et signature',
        ]),
      ],
    ],
    [
      'bank statement',
      [
        { x: 90, y: 120, size: 36, text: name, bold: true },
        { x: 90, y: 220, size: 32, text: 'RELEVÉ DE COMPTE', bold: true },
        ...column(90, 300, 22, [
          `Titulaire du compte : ${firm.name}`,
          `IBAN ${inFours(account.iban)}  BIC ${bic}`,
          'Ancien solde au 30/04/2026   4 512,90',
          'PRLV URSSAF 15/05   812,00',
          'VIR CLIENT 17/05   1 440,00',
          'Nouveau solde au 31/05/2026   5 140,90',
        ]),
      ],
    ],
    [
      'pay slip',
      [
        ...head('BULLETIN DE PAIE'),
        ...column(90, 460, 22, [
          'Période du 01/05/2026 au 31/05/2026',
          'URSSAF de rattachement : Rhône-Alpes',
          'Salarié : DURAND Paul',
          'Salaire brut  2 310,00',
          'Cotisations sociales  502,10',
          'Net à payer  1 807,90 €',
        ]),
      ],
    ],
    [
      'call for contributions',
      [
        { x: 90, y: 120, size: 40, text: 'Urssaf', bold: true },
        { x: 90, y: 260, size: 32, text: 'APPEL DE COTISATIONS', bold: true },
        ...column(90, 340, 24, [
          `SIRET : ${spaced(firm.siret)}`,
          `Le ${slashed(firm.issued)}`,
          'Montant dû au titre du 2e trimestre : 1 204,00 €',
          'Date limite de paiement : 05/08/2026',
          'À défaut de paiement, des majorations seront appliquées.',
        ]),
      ],
    ],
    [
      'articles of association',
      [
        { x: 300, y: 200, size: 34, text: 'STATUTS CONSTITUTIFS', bold: true },
        ...column(90, 320, 22, [
          `${firm.name}, ${firm.form} au capital de 10 000 euros`,
          `Siège social : ${firm.street}, ${firm.postal} ${firm.city}`,
          'En cours d’immatriculation au registre du commerce et des sociétés',
          'ARTICLE 1 - FORME',
          'La société est régie par les lois et règlements en vigueur.',
          'ARTICLE 2 - OBJET',
          `Gérant : ${firm.manager.last} ${firm.manager.first}`,
        ]),
      ],
    ],
    [
      'tax notice',
      [
        { x: 90, y: 120, size: 26, text: 'DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES' },
        { x: 90, y: 240, size: 34, text: 'AVIS D’IMPÔT SUR LES REVENUS', bold: true },
        ...column(90, 330, 24, [
          `${firm.manager.last} ${firm.manager.first}`,
          'Numéro fiscal : 30 12 345 678 901',
          'Revenu fiscal de référence : 32 410',
          'Montant à payer : 1 402 €',
        ]),
      ],
    ],
    [
      'debit mandate',
      [
        { x: 90, y: 120, size: 34, text: 'MANDAT DE PRÉLÈVEMENT SEPA', bold: true },
        ...column(90, 240, 24, [
          'Référence unique du mandat : RUM-2026-889',
          'En signant ce formulaire, vous autorisez le créancier à envoyer des instructions à votre banque.',
          `Débiteur : ${firm.name}`,
          `IBAN : ${inFours(account.iban)}`,
          `BIC : ${bic}`,
          'Type de paiement : récurrent',
          'Signature :',
        ]),
      ],
    ],
  ]
  return texts.map(([title, prints]) => ({
    name: `decoy: ${title}`,
    kind: 'other',
    width: 1240,
    height: 1754,
    svg: svg(1240, 1754, prints),
    truth: {},
    firm: index,
  }))
}
