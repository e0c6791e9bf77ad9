import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { toast } from 'sonner'
import { RETENTION_MONTHS } from '~/domain/dossier/retention'
import { adminApi } from '~/web/admin-session'
import { DeskButton } from '~/web/ui/admin/desk-button'
import form from '~/web/ui/admin/desk-form.module.css'
import theme from '~/web/ui/admin/theme.module.css'
import { Modal } from '~/web/ui/feedback/modal'
import { DASHBOARD } from './list-queries'

const { least, most, byDefault } = RETENTION_MONTHS

/** How long data are kept, and the way to change it once one has seen what the purge would take. */
export function Retention({ months }: { months: number | undefined }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      {months === undefined ? '–' : `${months} mois`}{' '}
      <DeskButton look="quiet" onClick={() => setOpen(true)} disabled={months === undefined}>
        Modifier<span className="visually-hidden"> la durée de conservation</span>
      </DeskButton>
      {open && months !== undefined && <RetentionDialog months={months} onClose={() => setOpen(false)} />}
    </>
  )
}

function RetentionDialog({ months, onClose }: { months: number; onClose: () => void }) {
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
    mutationFn: () => adminApi.changeSettings({ body: { retention_months: wanted } }),
    onSuccess: () => {
      toast.success(`Les données sont désormais conservées ${wanted} mois.`)
      void queries.invalidateQueries({ queryKey: DASHBOARD })
      onClose()
    },
  })
  function save(event: FormEvent) {
    event.preventDefault()
    mutate()
  }
  return (
    <Modal title="Conservation des données" onClose={onClose} className={theme.theme}>
      <form className={form.form} onSubmit={save}>
        <label className={form.label}>
          Mois après la dernière activité ({least} à {most})
          <input
            type="number"
            className={`${form.input} ${form.short}`}
            min={least}
            max={most}
            required
            value={typed}
            onChange={event => setTyped(event.target.value)}
          />
        </label>
        <p role="status">
          {valid ? previewWords(preview.data?.dossiers) : `Choisissez un nombre de ${least} à ${most}.`}
        </p>
        {valid && wanted !== byDefault && (
          <p>
            Les textes du site annoncent {byDefault} mois (mentions légales, confidentialité, conditions,
            formulaires) : mettez-les d’accord avec ce choix.
          </p>
        )}
        {error && (
          <p role="alert" className={form.problem}>
            {error.message}
          </p>
        )}
        <div className={form.actions}>
          <DeskButton type="submit" look="first" disabled={!valid || wanted === months} busy={isPending}>
            Enregistrer
          </DeskButton>
          <DeskButton onClick={onClose}>Ne rien changer</DeskButton>
        </div>
      </form>
    </Modal>
  )
}

function previewWords(n: number | undefined): string {
  if (n === undefined) return 'Calcul des dossiers concernés…'
  if (n === 0) return 'Aucun dossier ne serait à effacer aujourd’hui.'
  const count = n > 1_000 ? '1\u202f000+' : n.toLocaleString('fr-FR')
  return `${count} ${n === 1 ? 'dossier serait' : 'dossiers seraient'} à effacer dès la prochaine purge.`
}
