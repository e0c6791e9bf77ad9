import { hiddenMeta } from '~/web/page-meta'
import { ButtonLink } from '~/web/ui/actions/button'
import { PageFrame } from '~/web/ui/frame/page-frame'
import styles from './dossier-efface.module.css'

export const handle = { hydrate: false }

export const meta = hiddenMeta('Dossier effacé', 'Votre dossier est effacé.')

/** Where « Effacer mon dossier » ends: it says nothing of whose it was. */
export default function DossierEfface() {
  return (
    <PageFrame width="form">
      <h1>Votre dossier est effacé</h1>
      <p className={styles.words}>
        Vos pièces et vos coordonnées n’existent plus chez nous. Les copies de sauvegarde les perdent au plus
        tard 30 jours après. Une facture signée et son avoir restent à part, dix ans.
      </p>
      <p>
        <ButtonLink to="/" look="second">
          Retour à l’accueil
        </ButtonLink>
      </p>
    </PageFrame>
  )
}
