import { data } from 'react-router'
import { pageMeta } from '~/web/page-meta'
import { ButtonLink } from '~/web/ui/actions/button'
import { PageFrame } from '~/web/ui/frame/page-frame'
import type { Route } from './+types/not-found'
import { LostSheet } from './lost-sheet'
import styles from './not-found.module.css'

export const handle = { hydrate: false }

export const loader = () => data(null, { status: 404 })

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Page non trouvée',
    description: 'Cette adresse ne mène à aucune page du site.',
    path: args.location.pathname,
    hidden: true,
  })

/** What any unknown address shows; the SEO screen shows it for a slug that has no page. */
export default function NotFound() {
  return (
    <PageFrame>
      <div className={styles.missing}>
        <div className={styles.words}>
          <h1>Page non trouvée</h1>
          <p>
            Cette feuille n’est pas dans la liasse : l’adresse est peut-être mal recopiée, ou la page a été
            retirée.
          </p>
          <p className={styles.ways}>
            <ButtonLink to="/">Retour à l’accueil</ButtonLink>
            <ButtonLink to="/comment-ca-marche" look="second">
              Comment ça marche
            </ButtonLink>
          </p>
        </div>
        <LostSheet />
      </div>
    </PageFrame>
  )
}
