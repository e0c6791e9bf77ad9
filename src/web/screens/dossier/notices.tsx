import { formatMinute } from '~/domain/text/french'
import { clientPart } from '~/web/ui/feedback/client-part'
import styles from './dossier.module.css'
import type { DossierState } from './state'

const Messages = clientPart(() => import('./messages/messages'))

/** What stands above the step: an address that waits, and what the team wrote lately. */
export default function Notices({ dossier, wroteLately }: { dossier: DossierState; wroteLately: boolean }) {
  return (
    <>
      <AddressWaits dossier={dossier} />
      {wroteLately && <TeamWrote id={dossier.id} />}
    </>
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

function TeamWrote({ id }: Pick<DossierState, 'id'>) {
  return (
    <section aria-labelledby="messages" className={styles.code}>
      <h2 id="messages">Vos échanges avec l’équipe</h2>
      <Messages id={id} />
    </section>
  )
}
