import { useEffect, useRef } from 'react'
import { useSite } from '~/web/site'
import { ButtonLink } from '~/web/ui/actions/button'
import { Sheet } from '~/web/ui/paper/sheet'
import { Stamp } from '~/web/ui/paper/stamp'
import styles from './international.module.css'

/** The last screen: what happens now, and where the confirmation went. */
export function Received({ email }: { email: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  const { brand } = useSite()
  useEffect(() => {
    document.title = `Inscription reçue ! – ${brand}`
    window.scrollTo(0, 0)
    title.current?.focus()
  }, [brand])
  return (
    <Sheet under={['vert', 'jaune']} className={`stack-16 to-start ${styles.received}`}>
      <Stamp above="Appel">Sous 24h</Stamp>
      <h1 ref={title} tabIndex={-1}>
        Inscription reçue !
      </h1>
      <p className={styles.next}>Notre équipe vous appellera sous 24h, par téléphone ou WhatsApp.</p>
      <p>
        Un e-mail de confirmation a été envoyé à <strong className={styles.address}>{email}</strong>. S’il
        n’arrive pas d’ici quelques minutes, regardez dans vos indésirables.
      </p>
      <p className={`row-12 ${styles.ways}`}>
        <ButtonLink to="/pay-per-call" reloadDocument look="second">
          Revoir les tarifs
        </ButtonLink>
        <ButtonLink to="/" reloadDocument look="quiet">
          Retour à l’accueil
        </ButtonLink>
      </p>
    </Sheet>
  )
}
