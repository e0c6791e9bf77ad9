import type { Agency } from '~/domain/agency'
import { formatMoment } from '~/domain/text/french'
import type { FactSheet } from '~/invoicing/fact-sheet'
import { addressAsWritten } from './address-as-written'

interface Delivery {
  seller: Agency
  company_name: string
  siret: string
  invoice_number: string | null
  is_test: boolean
  site_url: string
  online_at: Date
  /** Null before it is accepted: the paper is a draft, and bears no seal. */
  accepted_at: Date | null
  /** Of a site that we publish. */
  revision: number | null
  archive_sha256: string | null
}

/** What the procès-verbal de livraison says: what is handed over, when, and whether it was accepted. */
export function handoverSheet(delivery: Delivery): FactSheet {
  const { seller, company_name, siret, invoice_number, is_test, site_url, online_at, accepted_at } = delivery
  const { revision, archive_sha256 } = delivery
  const title = 'Procès-verbal de livraison'
  return {
    title,
    paper: { seller, issued_at: accepted_at ?? online_at, is_test },
    sections: [
      {
        title: 'Ce qui est livré',
        facts: [
          ['Client', `${company_name}, SIRET ${siret}`],
          ['Prestation', `Site internet avec IA intégrée, facture ${invoice_number}`],
          ['Adresse du site', addressAsWritten(site_url)],
          ['Mise en ligne', paris(online_at)],
          ...(revision === null ? [] : [['Publication', `N°\u00a0${revision}`] satisfies [string, string]]),
          ...(archive_sha256 === null
            ? []
            : [
                [
                  'Empreinte',
                  `SHA-256 du fichier ZIP de cette publication\u00a0: ${archive_sha256}`,
                ] satisfies [string, string],
              ]),
          [
            'Accès',
            'Remis par invitation, à l’adresse e-mail du client\u00a0; aucun mot de passe n’est transmis.',
          ],
        ],
      },
      {
        title: 'Réception',
        facts: [
          [
            'Acceptée',
            accepted_at ? `Le ${paris(accepted_at)}, par le titulaire du lien du dossier.` : 'Pas encore.',
          ],
        ],
      },
    ],
    ...(accepted_at && { seal: { at: accepted_at, reason: `${title}, facture ${invoice_number}` } }),
  }
}

const paris = (at: Date) => `${formatMoment(at)} (heure de Paris)`
