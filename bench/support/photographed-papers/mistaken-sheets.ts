import { letter, line, type Sheet } from './sheet'
import { figures, groups, type Trader, words } from './traders'

const rows = (cells: string[][]) =>
  `<table style="width:100%;font-size:14px;margin:20px 0">${cells.map(row => `<tr>${row.map(cell => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`

/** What owners send by mistake: each names something that a right paper names too. */
export const MISTAKEN: Record<string, (firm: Trader) => Sheet> = {
  'month’s statement of the account': ({ name, bank, account, issued }) =>
    letter(
      'Round',
      `<b style="font-size:24px">${bank.name}</b><h1 style="font-size:20px;margin:30px 0">Relevé de compte n° 9 — arrêté au ${figures(issued)}</h1><p>${name}</p><p>IBAN ${groups(account.iban, 4, 4, 4, 4, 4, 4, 3)}</p>${rows(
        [
          ['Date', 'Nature de l’opération', 'Débit', 'Crédit'],
          ['03/07', 'VIR SEPA CLIENT MARTIN', '', '1 240,00'],
          ['05/07', 'PRLV URSSAF', '612,00', ''],
          ['11/07', 'CARTE STATION SERVICE', '74,20', ''],
          ['18/07', 'CHEQUE 0003412', '350,00', ''],
        ],
      )}<p>Solde créditeur : 4 918,47 €</p>`,
    ),
  'supplier’s invoice with its account': ({ name, street, town, siret, account, issued }) =>
    letter(
      'Office',
      `<h1 style="font-size:26px">FACTURE F-20260418</h1><p>Date de facture : ${figures(issued)} — Échéance : 30 jours</p><p style="margin:20px 0">Client : ${name}<br>${street}<br>${town}<br>SIRET ${siret}</p>${rows(
        [
          ['Désignation', 'Qté', 'PU HT', 'Total HT'],
          ['Chaudière à condensation', '1', '1 890,00', '1 890,00'],
          ['Main-d’œuvre', '6', '52,00', '312,00'],
        ],
      )}<p>Total TTC : 2 642,40 €</p><p style="margin-top:30px;font-size:13px">Règlement par virement — IBAN ${groups(account.iban, 4, 4, 4, 4, 4, 4, 3)}</p>`,
    ),
  'certificate of insurance': ({ name, siren, street, town, issued, since }) =>
    letter(
      'Slab',
      `<b>MUTUELLE DES ARTISANS RÉUNIS</b><h1 style="font-size:20px;margin:34px 0">ATTESTATION D’ASSURANCE RESPONSABILITÉ CIVILE DÉCENNALE</h1><p>Nous soussignés attestons que ${name}, ${street} ${town}, SIREN ${groups(siren, 3, 3, 3)}, est titulaire depuis le ${figures(since)} du contrat n° 88 142 907.</p><p style="margin-top:16px">La présente attestation est valable du 01/01/2026 au 31/12/2026.</p><p style="margin-top:40px">Fait à Niort, le ${words(issued)}</p>`,
    ),
  'notice of tax': ({ name, siren, street, town, issued }) =>
    letter(
      'Book',
      `<b>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES</b><h1 style="font-size:21px;margin:30px 0">AVIS D’IMPÔT 2026 — COTISATION FONCIÈRE DES ENTREPRISES</h1>${line('Numéro SIREN', groups(siren, 3, 3, 3))}${line('Redevable', name)}${line('Adresse', `${street} ${town}`)}${line('Date d’établissement', figures(issued))}${line('Montant à payer', '614,00 €')}${line('Date limite de paiement', '15/12/2026')}`,
    ),
  'articles of the company': ({ name, form, street, town, manager, issued }) =>
    letter(
      'Book',
      `<h1 style="font-size:26px;text-align:center;margin:60px 0 10px">STATUTS</h1><p style="text-align:center">${name}<br>${form} au capital de 10 000 euros<br>Siège social : ${street} ${town}</p><p style="margin-top:40px"><b>Le soussigné</b>, ${manager.given} ${manager.last}, né le ${figures(manager.born)} à ${manager.place}, de nationalité française, a établi ainsi qu’il suit les statuts de la société qui sera immatriculée au registre du commerce et des sociétés.</p><p style="margin-top:20px"><b>Article 1 – Forme</b><br>La société est régie par les dispositions du livre II du code de commerce.</p><p style="margin-top:20px"><b>Article 2 – Objet</b><br>La société a pour objet tous travaux et prestations se rapportant à son activité.</p><p style="margin-top:40px">Fait le ${words(issued)}</p>`,
    ),
}
