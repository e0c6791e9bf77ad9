import { Refusal } from '~/domain/refusal'
import { formatMoment } from '~/domain/text/french'
import { findDossier } from '~/store/dossiers/dossiers'
import { findSite } from '~/store/sites/sites'
import type { Deps } from '../ground/deps'
import { type SiteAt, type SiteOfDeps, siteRef } from './site-of'

/** What it needs of the outside. */
type PrintHandoverDeps = SiteOfDeps & Pick<Deps, 'pdfRenderer' | 'agency'>

/** The procès-verbal de livraison: what is handed over, when, and whether it was accepted. @throws Refusal not-found */
export async function printHandover(deps: PrintHandoverDeps, at: SiteAt): Promise<Uint8Array> {
  const project = await findSite(deps.db, await siteRef(deps, at))
  const dossier = project?.dossier_id ? await findDossier(deps.db, project.dossier_id) : undefined
  if (!dossier) throw new Refusal('not-found')
  if (!project?.online_at || !project.site_url) throw new Refusal('not-found')
  const { company_name, siret, invoice_number, is_test } = dossier
  const paris = (at: Date) => `${formatMoment(at)} (heure de Paris)`
  return deps.pdfRenderer.facts({
    title: 'Procès-verbal de livraison',
    paper: { seller: deps.agency, issued_at: project.online_at, is_test },
    sections: [
      {
        title: 'Ce qui est livré',
        facts: [
          ['Client', `${company_name}, SIRET ${siret}`],
          ['Prestation', `Site internet avec IA intégrée, facture ${invoice_number}`],
          ['Adresse du site', project.site_url],
          ['Mise en ligne', paris(project.online_at)],
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
            project.accepted_at
              ? `Le ${paris(project.accepted_at)}, par le titulaire du lien du dossier.`
              : 'Pas encore.',
          ],
        ],
      },
    ],
  })
}
