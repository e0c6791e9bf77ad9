import type { ReactNode } from 'react'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { AdminCheck } from '~/web/ui/admin/form/admin-input'
import { ErrorSummary } from '~/web/ui/forms/error-summary'
import { inPlace } from '~/web/ui/forms/in-place'
import styles from './content-editor.module.css'
import { SavingConflict } from './saving-conflict'
import { UnsavedGuard } from './unsaved-guard'
import type { FieldProblem, useDraft } from './use-draft'
import { useOwnAddress } from './use-own-address'

interface EditorFormProps {
  typing: Pick<
    ReturnType<typeof useDraft<{ published: boolean }, { id: string; version: number }>>,
    'id' | 'draft' | 'set' | 'unsaved' | 'found' | 'drop' | 'save' | 'busy' | 'error'
  >
  /** What it was opened with; null for a new one. */
  start: { id: string } | null
  home: string
  errors: FieldProblem[]
  /** What is stored by now, of the one that has this id. */
  read: (id: string) => Promise<{ version: number }>
  /** « Publié sur le site ». */
  published: string
  /** The columns. */
  children: ReactNode
}

/** The form of a text or an aid around its fields: a draft found again, what is wrong, and the foot that saves. */
export function EditorForm({ typing, start, home, errors, read, published, children }: EditorFormProps) {
  const { id, draft, set, unsaved, found, drop, save, busy, error } = typing
  useOwnAddress(home, id !== (start?.id ?? null))
  return (
    <>
      <UnsavedGuard unsaved={unsaved} home={home} onLeave={drop} />
      <form className={`stack-16 ${styles.form}`} onSubmit={inPlace(() => save())} noValidate>
        {found && (
          <p role="status" className={styles.found}>
            Un texte que vous n’aviez pas enregistré a été retrouvé.{' '}
            <AdminButton look="quiet" onClick={drop}>
              {id === null ? 'Repartir de zéro' : 'Revenir au texte enregistré'}
            </AdminButton>
          </p>
        )}
        <ErrorSummary errors={errors} />
        <div className={`stack-24 ${styles.columns}`}>{children}</div>
        <div className={styles.foot}>
          {error && errors.length === 0 && (
            <SavingConflict
              home={home}
              read={() => read(String(id))}
              error={error}
              onReplace={save}
              onNew={() => save(null)}
            />
          )}
          <div className="row-8 centred">
            <AdminButton type="submit" look="first" busy={busy}>
              Enregistrer
            </AdminButton>
            <AdminCheck checked={draft.published} onTick={ticked => set({ published: ticked })}>
              {published}
            </AdminCheck>
            {unsaved && !busy && <span className="second-text">Non enregistré</span>}
          </div>
        </div>
      </form>
    </>
  )
}
