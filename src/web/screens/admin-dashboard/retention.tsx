import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { RETENTION_MONTHS } from '~/domain/dossier/retention'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { AdminInput } from '~/web/ui/admin/form/admin-input'
import { AskDialog } from '~/web/ui/admin/form/ask-dialog'
import { useMay } from '~/web/ui/admin/use-me'
import { countWords } from '~/web/ui/admin/words/count-words'
import { DASHBOARD } from './list-queries'

const { least, most } = RETENTION_MONTHS

/** How long data are kept, and the way to change it once one has seen what the purge would take. */
export function Retention({ months }: { months: number | undefined }) {
  const [open, setOpen] = useState(false)
  const mayChange = useMay()('change-settings') !== false
  return (
    <>
      {months === undefined ? '–' : `${months} mois`}{' '}
      {mayChange && (
        <AdminButton look="quiet" onClick={() => setOpen(true)} disabled={months === undefined}>
          Modifier<span className="visually-hidden"> la durée de conservation</span>
        </AdminButton>
      )}
      {open && months !== undefined && <RetentionDialog months={months} onClose={() => setOpen(false)} />}
    </>
  )
}

function RetentionDialog({ months: current, onClose }: { months: number; onClose: () => void }) {
  // What was seen when it opened: a change that somebody else makes meanwhile is told, not written over.
  const [months] = useState(current)
  const [typed, setTyped] = useState(String(months))
  const wanted = Number(typed)
  const valid = Number.isInteger(wanted) && wanted >= least && wanted <= most
  const queries = useQueryClient()
  const preview = useQuery({
    queryKey: ['admin', 'retention-preview', wanted],
    enabled: valid,
    queryFn: ({ signal }) => adminApi.retentionPreview({ query: { months: wanted }, signal }),
  })
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => adminApi.changeSettings({ body: { retention_months: wanted, instead_of: months } }),
    onSuccess: () => {
      toast.success(`Les données sont désormais conservées ${wanted} mois.`)
      void queries.invalidateQueries({ queryKey: DASHBOARD })
      onClose()
    },
  })
  const missing = valid ? '' : `Choisissez un nombre de ${least} à ${most}.`
  return (
    <AskDialog
      title="Conservation des données"
      action="Enregistrer"
      missing={wanted === months ? 'C’est déjà la durée de conservation.' : missing}
      act={{ isPending, error }}
      onDone={mutate}
      onClose={onClose}
    >
      <AdminInput
        label={`Mois après la dernière activité (${least} à ${most})`}
        short
        type="number"
        min={least}
        max={most}
        required
        value={typed}
        onType={setTyped}
      />
      {valid && <p role="status">{previewWords(preview)}</p>}
      {valid && wanted !== months && (
        <p>
          Les mentions légales, la politique de confidentialité, les conditions et les formulaires annonceront{' '}
          {wanted} mois&nbsp;: ils suivent ce réglage.
        </p>
      )}
    </AskDialog>
  )
}

function previewWords({ data, isError }: UseQueryResult<{ dossiers: number }>): string {
  if (isError) return 'Le nombre de dossiers concernés n’a pas pu être calculé.'
  const n = data?.dossiers
  if (n === undefined) return 'Calcul des dossiers concernés…'
  if (n === 0) return 'Aucun dossier ne serait à effacer aujourd’hui.'
  return `${countWords(n)} ${n === 1 ? 'dossier serait' : 'dossiers seraient'} à effacer dès la prochaine purge.`
}
