import { type FormEvent, useState } from 'react'
import { formatIsoDay } from '~/domain/text/french'
import { api } from '~/web/api'
import { otherApi } from '~/web/other-api'
import { Button } from '~/web/ui/actions/button'
import { Modal } from '~/web/ui/feedback/modal'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import { CodeField } from '~/web/ui/forms/code-field'
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import { useMailedCode } from '~/web/ui/forms/use-mailed-code'
import styles from '../dossier.module.css'
import { SENT_AGAIN, SendAgain } from '../pieces/send-again'
import type { DossierState } from '../state'
import type { OwnSettlementState } from './own-settlement-state'

interface RenunciationProps {
  dossier: DossierState
  settlement: OwnSettlementState
  onDone: (after: OwnSettlementState) => Promise<void>
}

/** « Renoncer à mon dossier »: what follows from it, a code typed just now, and a button that changes nothing. */
export function Renunciation(props: RenunciationProps) {
  const [open, setOpen] = useState(false)
  const { renounce_until, choice } = props.settlement
  const dialog = open && <RenounceDialog {...props} onClose={() => setOpen(false)} />
  // Beside « Je continue », which has said what it is about.
  if (choice)
    return (
      <>
        <Button look="quiet" onClick={() => setOpen(true)}>
          Je renonce
        </Button>
        {dialog}
      </>
    )
  return (
    <section aria-labelledby="renoncer" className={styles.next}>
      <h2 id="renoncer" className={styles.quiet}>
        Renoncer
      </h2>
      <p>
        {renounce_until
          ? `L’aide est inférieure au total de la facture\u00a0: vous pouvez renoncer, sans motif et sans frais, jusqu’au ${formatIsoDay(renounce_until)} inclus.`
          : 'Tant qu’aucune décision n’est rendue, vous pouvez renoncer, sans motif et sans frais.'}{' '}
        Un avoir annule alors votre facture.
      </p>
      <p>
        <Button look="quiet" onClick={() => setOpen(true)}>
          Renoncer à mon dossier
        </Button>
      </p>
      {dialog}
    </section>
  )
}

function RenounceDialog({
  dossier,
  settlement,
  onDone,
  onClose,
}: RenunciationProps & { onClose: () => void }) {
  const params = { id: dossier.id }
  const [sent, setSent] = useState(0)
  const { code, setCode, error, busy, attempt, send } = useMailedCode<'ask' | 'confirm'>()

  const renounce = async () => {
    const after = await otherApi.renounce({ params })
    onClose()
    await onDone(after)
  }
  const begin = () =>
    attempt('ask', async () => {
      if (!settlement.code_needed) return renounce()
      await api.requestAddressCode({ params })
      setSent(before => before + 1)
    })
  const confirm = (event: FormEvent) =>
    send(event, 'confirm', async () => {
      await api.confirmAddress({ params, body: { code } })
      await renounce()
    })

  return (
    <Modal title="Renoncer à mon dossier" onClose={() => busy || onClose()} held>
      <form method="post" noValidate className="stack-24" onSubmit={confirm}>
        <p>
          La facture {settlement.invoice_number} sera annulée par un avoir, et votre dossier sera clos. Cela
          ne se défait pas&nbsp;: pour une nouvelle demande, il faudra signer une nouvelle facture.
        </p>
        {sent > 0 && (
          <>
            <CodeField
              name="renounce-code"
              label={`Code reçu à ${dossier.email}`}
              value={code}
              error={error}
              onChange={setCode}
            />
            <SendAgain busy={busy} onSend={begin} />
            <p role="status">{sent > 1 && SENT_AGAIN}</p>
          </>
        )}
        <ProblemLine words={sent > 0 ? null : error} className="error-box" />
        <DataProtectionNotice purpose="à enregistrer votre renonciation" />
        {sent > 0 ? (
          <Button type="submit" look="danger" disabled={busy !== null} busy={busy === 'confirm'}>
            Renoncer définitivement
          </Button>
        ) : (
          <Button
            look={settlement.code_needed ? 'first' : 'danger'}
            busy={busy !== null}
            onClick={() => void begin()}
          >
            {settlement.code_needed ? 'Recevoir un code pour confirmer' : 'Renoncer définitivement'}
          </Button>
        )}
        <Button look="second" onClick={onClose}>
          Garder mon dossier
        </Button>
      </form>
    </Modal>
  )
}
