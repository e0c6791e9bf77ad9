import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { BookmarkPlus, Pencil, Users } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { viewCalls } from '~/contract/admin/views'
import type { ReplyOf } from '~/contract/call'
import { DOSSIER_STATUSES } from '~/domain/dossier/dossier'
import { VIEWS } from '~/domain/dossier/lists/saved-view'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { AdminCheck, AdminInput } from '~/web/ui/admin/form/admin-input'
import { AskDialog } from '~/web/ui/admin/form/ask-dialog'
import fields from '~/web/ui/admin/table/search-field.module.css'
import { useMay, useReads } from '~/web/ui/admin/use-me'
import { countWords } from '~/web/ui/admin/words/count-words'
import { PairOptions } from '~/web/ui/forms/pair-options'
import type { useListAddress } from './list-address'
import { DASHBOARD } from './list-queries'
import styles from './saved-views.module.css'

type View = ReplyOf<(typeof viewCalls)['views']>['views'][number]

const KEY = [...DASHBOARD, 'views'] as const

/** The filters that were kept, each with how many dossiers it lets through; the one on screen can be kept or changed. */
export function SavedViews({
  address: { list, addressWith, go },
}: {
  address: ReturnType<typeof useListAddress>
}) {
  const { data } = useQuery({ queryKey: KEY, enabled: useReads('read-dossiers'), queryFn: adminApi.views })
  const mayWork = useMay()('work-dossiers')
  const [asked, setAsked] = useState<View | 'new' | null>(null)
  const current = data?.views.find(view => view.search === list.search && (view.status ?? '') === list.status)
  const filtered = list.search !== '' || list.status !== ''
  return (
    <section aria-label="Vues" className={styles.strip}>
      <strong className={styles.word}>Vues</strong>
      {data && data.views.length > 0 && (
        <select
          aria-label="Vue"
          className={`${fields.control} ${styles.choice}`}
          value={current?.id ?? ''}
          onChange={event => {
            const view = data.views.find(({ id }) => id === event.target.value)
            go({ search: view?.search ?? '', status: view?.status ?? '' })
          }}
        >
          <option value="">Tous les dossiers</option>
          <PairOptions of={data.views.map(({ id, name, count }) => [id, `${name} (${countWords(count)})`])} />
        </select>
      )}
      <ul className={styles.views}>
        {data?.views.map(view => (
          <li key={view.id}>
            <Link
              to={addressWith({ search: view.search, status: view.status ?? '' })}
              aria-current={view === current ? 'true' : undefined}
              className={styles.view}
              title={view.by ? `Partagée par ${view.by}` : undefined}
            >
              {view.name} <strong>{countWords(view.count)}</strong>
              {view.shared && <Users aria-label="partagée" size={14} />}
            </Link>
          </li>
        ))}
        {data?.views.length === 0 && !filtered && (
          <li className="second-text">Filtrez la liste pour garder une vue sous un nom.</li>
        )}
      </ul>
      {mayWork && filtered && !current && (
        <AdminButton look="quiet" icon={BookmarkPlus} onClick={() => setAsked('new')}>
          Garder cette vue
        </AdminButton>
      )}
      {mayWork && current?.mine && (
        <AdminButton look="quiet" icon={Pencil} onClick={() => setAsked(current)}>
          Modifier la vue
        </AdminButton>
      )}
      {asked && (
        <ViewDialog view={asked === 'new' ? null : asked} filter={list} onClose={() => setAsked(null)} />
      )}
    </section>
  )
}

interface ViewDialogProps {
  /** Null: a new one, of this filter. */
  view: View | null
  filter: { search: string; status: string }
  onClose: () => void
}

function ViewDialog({ view, filter: { search, status }, onClose }: ViewDialogProps) {
  const queries = useQueryClient()
  const [name, setName] = useState(view?.name ?? '')
  const [shared, setShared] = useState(view?.shared ?? false)
  const change = useMutation({
    mutationFn: async (remove: boolean) => {
      const params = { view: view?.id ?? '' }
      if (remove) await adminApi.removeView({ params })
      else if (view) await adminApi.changeView({ params, body: { name, shared } })
      else await adminApi.saveView({ body: { name, shared, search, status: statusOf(status) } })
    },
    onSuccess: onClose,
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
  return (
    <AskDialog
      title={view ? 'Modifier la vue' : 'Garder cette vue'}
      action="Enregistrer"
      missing={name.trim() === '' ? 'Il manque le nom.' : ''}
      act={change}
      onDone={() => change.mutate(false)}
      onClose={onClose}
    >
      <AdminInput label="Nom" maxLength={VIEWS.name} value={name} onType={setName} />
      <AdminCheck checked={shared} onTick={setShared}>
        Partager avec l’équipe
      </AdminCheck>
      {view && (
        <div>
          <AdminButton look="danger" busy={change.isPending} onClick={() => change.mutate(true)}>
            Supprimer la vue
          </AdminButton>
        </div>
      )}
    </AskDialog>
  )
}

const statusOf = (status: string) => DOSSIER_STATUSES.find(one => one === status) ?? null
