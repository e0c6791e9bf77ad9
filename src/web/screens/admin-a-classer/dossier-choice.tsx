import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import form from '~/web/ui/admin/form/admin-form.module.css'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import styles from './admin-a-classer.module.css'

/** Of how many letters on a search is quick. */
const ENOUGH = 3
const SHOWN = 5

/** Finds a dossier by name, SIRET, telephone or address, as the list of dossiers does. */
export function DossierChoice({ busy, onChosen }: { busy: boolean; onChosen: (dossier: string) => void }) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const search = typed.trim()
  const { data, isError, refetch } = useQuery({
    queryKey: ['admin', 'dashboard', 'dossiers-named', search],
    queryFn: ({ signal }) => adminApi.dossiers({ query: { search, limit: SHOWN }, signal }),
    enabled: search.length >= ENOUGH,
    placeholderData: keepPreviousData,
  })
  const found = search.length >= ENOUGH ? data?.dossiers : undefined
  return (
    <div className={`stack-8 ${styles.choice}`}>
      <label className={form.label} htmlFor={id}>
        Dossier, par entreprise, SIRET ou e-mail
      </label>
      <input
        id={id}
        type="search"
        className={form.input}
        value={typed}
        autoComplete="off"
        onChange={event => setTyped(event.target.value)}
      />
      <ProblemLine words={isError && 'Les dossiers n’ont pas pu être cherchés.'} again={refetch} />
      <p aria-live="polite">{found && found.length === 0 && 'Aucun dossier de ce nom.'}</p>
      <ul className="stack-8 bare-list">
        {found?.map(dossier => (
          <li key={dossier.id}>
            <AdminButton busy={busy} onClick={() => onChosen(dossier.id)}>
              Rattacher à {dossier.company_name} ({dossier.status})
            </AdminButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
