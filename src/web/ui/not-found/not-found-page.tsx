import { ButtonLink } from '../actions/button'
import { PageFrame } from '../frame/page-frame'
import styles from './not-found-page.module.css'

/** « Page non trouvée »: what an unknown address shows, and a landing page's address without a page. */
export function NotFoundPage() {
  return (
    <PageFrame>
      <div className={`stack-40 ${styles.missing}`}>
        <div className={`stack-24 ${styles.words}`}>
          <h1>Page non trouvée</h1>
          <p>
            Cette page n’existe pas&nbsp;: l’adresse est peut-être mal recopiée, ou la page a été retirée.
          </p>
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

/** A folder whose middle sheet is only an outline. */
function NotFoundSheet() {
  return (
    <svg viewBox="0 0 320 260" width="320" height="260" aria-hidden="true" focusable="false">
      <g stroke="#16181d" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M30 60h84l16 22h160v158H30z" fill="#e4e9fb" />
        <path d="M70 38h180v150H70z" fill="none" strokeDasharray="6 6" stroke="#857f70" />
        <path d="M18 116h268l16 124H34z" fill="#fff1b8" />
        <path d="M54 140h90M54 156h60" stroke="#2438a6" strokeLinecap="round" />
      </g>
      <path
        d="M148 78c0-8 5-13 12-13s12 5 12 12c0 9-12 9-12 19m0 9v1"
        fill="none"
        stroke="#7a4e00"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  )
}
