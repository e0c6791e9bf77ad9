import { expect, test } from 'vitest'
import { readContentFiles } from '~/gateways/content-folder'
import { TOPICS, topicOf } from './topic'

test('each article of the folder has the topic that a reader would give it', () => {
  const articles = readContentFiles('content').filter(({ kind }) => kind === 'article')
  const bySlug = Object.fromEntries(articles.map(article => [article.slug, topicOf(article)]))
  expect(bySlug).toMatchObject({
    'aides-site-internet-par-region': 'aides',
    'devis-ou-facture-avant-une-aide': 'aides',
    'pieces-du-dossier-kbis-urssaf-rib': 'aides',
    'seuils-pme-effectif-chiffre-affaires-bilan': 'aides',
    'prix-site-internet-2026': 'prix',
    'choisir-plateforme-agreee': 'comptabilite',
    'site-internet-charge-ou-immobilisation': 'comptabilite',
    'fiche-google-et-site-referencement-local': 'local',
    'avis-clients-regles-et-methode': 'local',
    'lyon-arrondissements-presquile-villeurbanne': 'local',
    'pay-per-call-payer-un-appel-qualifie': 'clients',
    'bouton-de-retractation-site': 'droit',
    'nom-de-domaine-a-qui-appartient-votre-site': 'droit',
    'sortir-location-site-48-mois': 'droit',
    'obligations-legales-site-entreprise': 'droit',
    'ia-site-internet-plombier-chauffagiste': 'ia',
    'ia-site-cabinet-expertise-comptable': 'ia',
  })
  expect(new Set(Object.values(bySlug))).toEqual(new Set(TOPICS))
})
