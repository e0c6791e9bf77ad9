import { formatDay, formatMinute } from '~/domain/text/french'
import { clientPart } from '~/web/ui/feedback/client-part'
import styles from './dossier.module.css'
import type { MessagesProps } from './messages/messages'
import type { OffersProps } from './offers'
import type { DossierState } from './state'

const Messages = clientPart(() => import('./messages/messages'))

/** What stands above the step: its erasure, an address that waits, and what the team wrote lately. */
export default function Notices({ dossier, refresh, wroteLately }: OffersProps) {
  return (
    <>
      <ErasureNear dossier={dossier} />
      <AddressWaits dossier={dossier} />
      {wroteLately && <TeamWrote id={dossier.id} refresh={refresh} />}
    </>
  )
}

/** As the e-mail before it says: what goes, when, and what keeps it. */
function ErasureNear({ dossier: { purge_at, step } }: { dossier: DossierState }) {
  if (!purge_at) return null
  return (
    <div role="status" className={styles.code}>
      <p>
        Ce dossier n’a pas changé depuis longtemps&nbsp;: ses pièces et ses coordonnées seront effacées le{' '}
        <strong>{formatDay(new Date(purge_at))}</strong>. Pour le garder, {step < 4 && 'continuez-le ou '}
        écrivez-nous un mot avant ce jour, dans «&nbsp;Écrire à l’équipe&nbsp;», en bas de cette page.
      </p>
    </div>
  )
}

/** Another address was typed without a code: until when the proven one may object, and how not to wait. */
function AddressWaits({ dossier: { email, email_next } }: { dossier: DossierState }) {
  if (!email_next) return null
  return (
    <p role="status" className="second-text">
      L’adresse {email_next.email} remplacera {email} le {formatMinute(new Date(email_next.from))} (heure de
      Paris)&nbsp;: l’adresse confirmée en est avertie et peut s’y opposer. Pour ne pas attendre, demandez un
      code dans «&nbsp;Mes données&nbsp;», en bas de cette page, et corrigez-la là.
    </p>
  )
}

function TeamWrote(props: MessagesProps) {
  return (
    <section aria-labelledby="messages" className={styles.code}>
      <h2 id="messages">Vos échanges avec l’équipe</h2>
      <Messages {...props} />
    </section>
  )
}
