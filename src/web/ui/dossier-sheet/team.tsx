import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { toast } from 'sonner'
import { formatShortMoment } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/admin-button'
import form from '~/web/ui/admin/admin-form.module.css'
import { AdminTextArea } from '~/web/ui/admin/admin-input'
import { ColleagueOptions } from '~/web/ui/admin/colleague-options'
import { FilterSelect } from '~/web/ui/admin/table/filter-field'
import { useMay } from '~/web/ui/admin/use-me'
import type { DossierDetail } from './dossier-data'
import styles from './dossier-sheet.module.css'

/** Who has the dossier, and what the team says about it among itself: the client sees none of it. */
export function Team({ dossier }: { dossier: DossierDetail }) {
  const may = useMay()
  if (!may('work-dossiers')) return null
  return (
    <section className={`stack-12 ${styles.section}`} aria-labelledby="equipe">
      <h2 id="equipe">Équipe</h2>
      <Assignee dossier={dossier} />
      <Notes dossier={dossier} />
    </section>
  )
}

function Assignee({ dossier: { id, assignee } }: { dossier: DossierDetail }) {
  const assign = useWork(id, (account_id: string | null) =>
    adminApi.assignDossier({ params: { id }, body: { account_id } }),
  )
  const now = assign.isPending ? assign.variables : (assignee?.id ?? null)
  return (
    <FilterSelect label="Confié à" value={now ?? ''} onPick={account => assign.mutate(account || null)}>
      <ColleagueOptions />
    </FilterSelect>
  )
}

function Notes({ dossier: { id, notes } }: { dossier: DossierDetail }) {
  const [text, setText] = useState('')
  const write = useWork(id, () => adminApi.noteOnDossier({ params: { id }, body: { text } }))
  function send(event: FormEvent) {
    event.preventDefault()
    if (text.trim() !== '') write.mutate(null, { onSuccess: () => setText('') })
  }
  return (
    <>
      {notes.length > 0 && (
        <ol className={`stack-8 bare-list ${styles.lines}`}>
          {notes.map(note => (
            <li key={note.id}>
              <span className="as-written">{note.text}</span>
              <span className={styles.meta}>
                {note.by}, {formatShortMoment(new Date(note.at))}
              </span>
            </li>
          ))}
        </ol>
      )}
      <form className={form.form} onSubmit={send}>
        <AdminTextArea label="Note interne" rows={2} maxLength={4_000} value={text} onType={setText} />
        <div>
          <AdminButton type="submit" busy={write.isPending}>
            Noter
          </AdminButton>
        </div>
      </form>
    </>
  )
}

/** A piece of the team's work on a dossier, which is then read again. */
function useWork<Input>(id: string, work: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: work,
    onError: error => void toast.error(error.message),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['admin', 'dossier', id] }),
        queries.invalidateQueries({ queryKey: ['admin', 'dashboard', 'queues'] }),
      ]),
  })
}
