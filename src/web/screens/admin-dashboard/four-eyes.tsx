import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { eurosTyped } from '~/domain/invoice/euros-typed'
import { formatEuros } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { AdminCheck, AdminInput } from '~/web/ui/admin/form/admin-input'
import { AskDialog } from '~/web/ui/admin/form/ask-dialog'
import { useMay } from '~/web/ui/admin/use-me'
import { DASHBOARD } from './list-queries'

/** Over which amount a decision waits for a second account, and the owner's way to change it. */
export function FourEyes({ over }: { over: number | null }) {
  const [open, setOpen] = useState(false)
  const mayChange = useMay()('change-settings') === true
  return (
    <>
      {over === null ? 'désactivé' : `au-delà de ${formatEuros(over * 100)}`}{' '}
      {mayChange && (
        <AdminButton look="quiet" onClick={() => setOpen(true)}>
          Modifier<span className="visually-hidden"> le double accord</span>
        </AdminButton>
      )}
      {open && <FourEyesDialog over={over} onClose={() => setOpen(false)} />}
    </>
  )
}

function FourEyesDialog({ over: current, onClose }: { over: number | null; onClose: () => void }) {
  // What was seen when it opened, as in the dialog of the retention.
  const [over] = useState(current)
  const [on, setOn] = useState(over !== null)
  const [typed, setTyped] = useState(String(over ?? 3000))
  const amount = eurosTyped(typed)
  const valid = !on || (Number.isFinite(amount) && amount >= 0 && amount <= 1_000_000)
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => adminApi.changeFourEyes({ body: { over: on ? amount : null, instead_of: over } }),
    onSuccess: () => {
      toast.success(on ? 'Le double accord est activé.' : 'Le double accord est désactivé.')
      void queries.invalidateQueries({ queryKey: DASHBOARD })
      onClose()
    },
  })
  return (
    <AskDialog
      title="Double accord"
      action="Enregistrer"
      missing={valid ? '' : 'Indiquez un montant en euros.'}
      act={{ isPending, error }}
      onDone={mutate}
      onClose={onClose}
    >
      <AdminCheck checked={on} onTick={setOn}>
        Demander la confirmation d’un second compte
      </AdminCheck>
      {on && (
        <AdminInput label="Au-delà de (euros)" short inputMode="decimal" value={typed} onType={setTyped} />
      )}
      <p>
        Un accord compte pour son montant, un refus pour la facture qu’il annule. La décision attend, sans
        rien envoyer, qu’un autre compte la confirme&#8239;; ses 15 minutes d’annulation commencent alors. Il
        faut donc deux comptes qui décident.
      </p>
    </AskDialog>
  )
}
