import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '../actions/button'
import { forgetDossier, type KnownDossier, readKnownDossier } from './known-dossier'
import styles from './resume.module.css'

/** Offers to go on with the dossier that this browser opened last, and to forget it here. */
export function KnownDossierOffer() {
  const [known, setKnown] = useState<KnownDossier | null>(null)
  useEffect(() => setKnown(readKnownDossier()), [])
  if (!known) return null
  return (
    <section aria-labelledby="dossier-connu" className={`stack-8 ${styles.known}`}>
      <h2 id="dossier-connu" className={styles.knownTitle}>
        Un dossier a été ouvert sur cet appareil
      </h2>
      <p>
        Celui de <strong>{known.company_name}</strong>, là où vous l’avez laissé.
      </p>
      <p className={styles.ways}>
        <ButtonLink to={`/dossier/${known.id}`} reloadDocument size="small">
          Continuer ce dossier
        </ButtonLink>
        <Button
          look="quiet"
          size="small"
          onClick={() => {
            forgetDossier()
            setKnown(null)
          }}
        >
          Oublier sur cet appareil
        </Button>
      </p>
    </section>
  )
}
