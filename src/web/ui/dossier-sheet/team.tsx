import type { FormEvent } from 'react'
import { formatShortMoment } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { ColleagueOptions } from '~/web/ui/admin/colleague-options'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import form from '~/web/ui/admin/form/admin-form.module.css'
import { AdminTextArea } from '~/web/ui/admin/form/admin-input'
import { useKeptText } from '~/web/ui/admin/form/use-kept-text'
import { FilterSelect } from '~/web/ui/admin/table/filter-field'
import { useAct } from '~/web/ui/admin/use-act'
import { useMay } from '~/web/ui/admin/use-me'
import { typedSince } from '~/web/ui/forms/typed-since'
import type { DossierDetail } from './dossier-data'
import styles from './dossier-sheet.module.css'

interface TeamProps {
  dossier: Pick<DossierDetail, 'id' | 'assignee' | 'notes'>
}

/** Who has the dossier, and what the team says about it among itself: the client sees none of it. */
export function Team({ dossier }: TeamProps) {
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

function Assignee({ dossier: { id, assignee } }: TeamProps) {
  const assign = useAct(
    (account_id: string | null) =>
      adminApi.assignDossier({ params: { id }, body: { account_id, instead_of: assignee?.id ?? null } }),
    { reads: workKeys(id) },
  )
  const now = assign.isPending ? assign.variables : (assignee?.id ?? null)
  return (
    <FilterSelect label="Confié à" value={now ?? ''} onPick={account => assign.mutate(account || null)}>
      <ColleagueOptions />
    </FilterSelect>
  )
}

function Notes({ dossier: { id, notes } }: TeamProps) {
  const [text, setText] = useKeptText(`note:${id}`)
  const write = useAct(
    async (sent: string) => {
      await adminApi.noteOnDossier({ params: { id }, body: { text: sent } })
      // Also once another dossier is looked at.
      setText(now => typedSince(sent, now))
    },
    { reads: workKeys(id) },
  )
  function send(event: FormEvent) {
    event.preventDefault()
    if (text.trim() !== '') write.mutate(text)
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

/** What is read again after a piece of the team's work on a dossier. */
const workKeys = (id: string) => [
  ['admin', 'dossier', id],
  ['admin', 'dashboard', 'queues'],
]
