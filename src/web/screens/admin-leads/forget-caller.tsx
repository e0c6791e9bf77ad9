import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { readAtDesk } from '~/domain/place/dialled-number'
import { counted } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { AskDialog } from '~/web/ui/admin/form/ask-dialog'
import { FieldsDialog } from '~/web/ui/admin/form/fields-dialog'
import { useLeadChange } from './lead-queries'

type Kept = Awaited<ReturnType<typeof adminApi.countCaller>>

/** For who called, or wished to be called back, and opposes the keeping of his number: it is counted first, then forgotten. */
export function ForgetCaller() {
  const [asking, ask] = useState(false)
  const [kept, keep] = useState<Kept | null>(null)
  const count = useMutation({ mutationFn: (number: string) => adminApi.countCaller({ body: { number } }) })
  function close() {
    ask(false)
    count.reset()
  }
  return (
    <>
      <AdminButton onClick={() => ask(true)}>Oublier un numéro…</AdminButton>
      {asking && (
        <FieldsDialog
          title="Oublier un numéro"
          action="Chercher ce numéro"
          about={
            <p>
              Pour qui a appelé, ou demandé à être rappelé, et nous écrit de ne plus garder son numéro. Rien
              n’est effacé avant que vous ayez vu combien d’appels le portent.
            </p>
          }
          act={count}
          keptAs="oubli"
          onClose={close}
          onDone={({ number }, leave) =>
            count.mutate(String(number), {
              onSuccess: found => {
                leave()
                keep(found)
              },
            })
          }
          fields={[{ name: 'number', label: 'Numéro de la personne' }]}
        />
      )}
      {kept && <Confirmation kept={kept} onClose={() => keep(null)} />}
    </>
  )
}

function Confirmation({ kept, onClose }: { kept: Kept; onClose: () => void }) {
  const { number, wishes } = kept
  const forget = useLeadChange(() => adminApi.forgetCaller({ body: { number } }))
  function done({ calls, disputed, running }: Kept) {
    const later = disputed + running
    toast.success(later < calls || calls === 0 ? 'Le numéro est oublié' : 'Le numéro sera oublié', {
      description: later > 0 ? laterWords(kept) : undefined,
    })
    onClose()
  }
  return (
    <AskDialog
      title={`Oublier le ${readAtDesk(number)}`}
      action="Oublier pour de bon"
      look="danger"
      keep="Garder"
      act={forget}
      onDone={() => forget.mutate(undefined, { onSuccess: done })}
      onClose={onClose}
    >
      <p>
        <strong>{keptWords(kept)}</strong>
      </p>
      <p>
        Le numéro et ce qui a été dit disparaissent, des sauvegardes aussi sous 30&nbsp;jours. Durées, prix et
        factures restent&nbsp;; le client lit «&nbsp;Numéro masqué ou effacé&nbsp;». Si la personne rappelle,
        son numéro est gardé de nouveau.
      </p>
      {kept.disputed + kept.running > 0 && <p>{laterWords(kept)}</p>}
      {wishes > 0 && (
        <p>
          {wishes > 1 ? 'Les e-mails' : 'L’e-mail'} que votre boîte a {wishes > 1 ? 'reçus' : 'reçu'} pour
          rappeler cette personne {wishes > 1 ? 's’y effacent' : 's’y efface'} à la main.
        </p>
      )}
    </AskDialog>
  )
}

function keptWords({ calls, wishes }: Kept): string {
  const words = [
    calls > 0 && `${counted(calls, 'appel')} de ce numéro`,
    wishes > 0 && `${counted(wishes, 'demande')} d’y être rappelé`,
  ]
  return `${words.filter(Boolean).join(', ')}.`
}

/** What keeps the number for now, and until when: nobody has to come back for it. */
function laterWords({ disputed, running }: Kept): string {
  const words = [
    disputed > 0 &&
      `${counted(disputed, 'appel')} sous contestation ${disputed > 1 ? 'le gardent' : 'le garde'} jusqu’à la décision`,
    running > 0 &&
      `${counted(running, 'appel')} en cours ${running > 1 ? 'le gardent' : 'le garde'} jusqu’à la fin`,
  ]
  return `${words.filter(Boolean).join(', ')}\u00a0; il disparaît dans l’heure qui suit, sans que vous ayez à revenir.`
}
