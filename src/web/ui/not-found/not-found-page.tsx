import { ButtonLink } from '../actions/button'
import { PageFrame } from '../frame/page-frame'
import styles from './not-found-page.module.css'
import { NotFoundSheet } from './not-found-sheet'

/** « Page non trouvée »: what an unknown address shows, and a landing page's address without a page. */
export function NotFoundPage() {
  return (
    <PageFrame>
      <div className={`stack-40 ${styles.missing}`}>
        <div className={`stack-24 ${styles.words}`}>
          <h1>Page non trouvée</h1>
          <p>Cette page n’existe pas : l’adresse est peut-être mal recopiée, ou la page a été retirée.</p>
          <p className="row-12">
            <ButtonLink to="/">Retour à l’accueil</ButtonLink>
            <ButtonLink to="/comment-ca-marche" look="second">
              Comment ça marche
            </ButtonLink>
          </p>
        </div>
        <NotFoundSheet />
      </div>
    </PageFrame>
  )
}
