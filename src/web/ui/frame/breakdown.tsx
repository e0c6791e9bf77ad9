import { useLocation } from 'react-router'
import { ButtonLink } from '../actions/button'
import { BrandMark } from './brand-mark'
import styles from './breakdown.module.css'

/** What stands in for a page that cannot be shown. It reads nothing: the identity may be what failed. */
export function Breakdown({ missing }: { missing: boolean }) {
  const { pathname, search } = useLocation()
  return (
    <main id="contenu" className={styles.breakdown}>
      <title>{missing ? 'Page non trouvée' : 'Une erreur est survenue'}</title>
      <BrandMark size={56} />
      <h1>{missing ? 'Page non trouvée' : 'Une erreur est survenue de notre côté'}</h1>
      <p>
        {missing
          ? 'Cette adresse ne mène à rien, ou la page a été déplacée.'
          : 'Ce n’est pas de votre fait, et rien de ce que vous aviez envoyé n’est perdu. Réessayez dans un instant.'}
      </p>
      {!missing && <a href={`${pathname}${search}`}>Réessayer</a>}
      <ButtonLink to="/" reloadDocument>
        Retour à l’accueil
      </ButtonLink>
    </main>
  )
}
