import { Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { answeredWith } from '~/contract/failure'
import type { DossierMessage, HolderEvent } from '~/domain/live/message'
import { followLive } from '~/web/follow-live'
import { followUpApi } from '~/web/follow-up-api'
import { Button } from '~/web/ui/actions/button'
import { QrCode } from '~/web/ui/paper/qr-code'
import styles from './photos.module.css'

/**
 * This step, handed over to the telephone: its camera reads the dossier's own address, and what it sends appears
 * here as it arrives (decision 0095).
 */
export default function PhoneHandOver({ id, refresh }: { id: string; refresh: () => Promise<void> }) {
  const [shown, setShown] = useState(false)
  const arrived = useArrivals(id, shown, refresh)

  if (!shown)
    return (
      <div className={styles.phone}>
        <Button look="second" size="small" icon={Smartphone} onClick={() => setShown(true)}>
          Photographier avec mon téléphone
        </Button>
      </div>
    )
  return (
    <section className={styles.handOver} aria-labelledby="telephone">
      <QrCode
        text={`${window.location.origin}/dossier/${id}`}
        label="Code QR qui ouvre cette étape sur votre téléphone"
        className={styles.qr}
      />
      <div className={`stack-8 to-start ${styles.handOverWords}`}>
        <h2 id="telephone">Continuez sur votre téléphone</h2>
        <p>
          Visez ce code avec l’appareil photo de votre téléphone&nbsp;: cette étape s’y ouvre. Gardez cette
          page ouverte, vos photos y apparaissent dès leur arrivée.
        </p>
        <p>Ce code ouvre votre dossier&nbsp;: ne le montrez à personne d’autre.</p>
        <p role="status">
          {arrived > 0
            ? `${arrived} ${arrived > 1 ? 'pièces reçues' : 'pièce reçue'} depuis l’affichage du code.`
            : 'En attente de vos photos…'}
        </p>
        <Button look="quiet" size="small" onClick={() => setShown(false)}>
          Masquer le code
        </Button>
      </div>
    </section>
  )
}

const ARRIVED: readonly HolderEvent[] = ['document-added', 'document-replaced']

const PIECES_CHANGED: readonly HolderEvent[] = [...ARRIVED, 'document-removed', 'document-confirmed']

/** Follows the dossier from the moment that the code is shown, also once it is hidden. @returns how many pieces came */
function useArrivals(id: string, shown: boolean, refresh: () => Promise<void>): number {
  const [count, setCount] = useState(0)
  const [following, setFollowing] = useState(false)
  if (shown && !following) setFollowing(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one stream, whatever is drawn meanwhile
  useEffect(() => {
    if (!following) return
    const leaving = new AbortController()
    const heard = (message: DossierMessage) => {
      if (message.kind === 'change' && !PIECES_CHANGED.includes(message.type)) return
      if (message.kind === 'change' && ARRIVED.includes(message.type)) setCount(before => before + 1)
      // When it opens too: a piece may have come first. What cannot be read now is read with the next message; a dossier that
      // is here no more, since its mailed link gave it another address, will never be: its page says so.
      refresh().catch(error => answeredWith(error, 404) && window.location.reload())
    }
    void followLive<DossierMessage>(
      ({ query, signal }) => followUpApi.companyLive({ params: { id }, query, signal }),
      heard,
      leaving.signal,
    )
    return () => leaving.abort()
  }, [following, id])
  return count
}
