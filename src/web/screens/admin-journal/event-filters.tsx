import { useQuery } from '@tanstack/react-query'
import { Sheet } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { EVENT_KIND_LABELS } from '~/domain/journal/event-kind-labels'
import { EVENT_TYPES } from '~/domain/journal/event-labels'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { useSave } from '~/web/ui/admin/form/use-save'
import { DayFilter, FilterSelect } from '~/web/ui/admin/table/filter-field'
import filters from '~/web/ui/admin/table/list-filters.module.css'
import { useMay } from '~/web/ui/admin/use-me'
import { Options } from '~/web/ui/forms/options'
import { PairOptions } from '~/web/ui/forms/pair-options'

/** What the journal is searched by, held in the address. */
export function useEventFilter() {
  const [params, setParams] = useSearchParams()
  const read = (name: string) => params.get(name) || undefined
  const type = EVENT_TYPES.find(one => one === params.get('type'))
  const filter = {
    account: read('compte'),
    type,
    dossier: read('dossier'),
    from: read('du'),
    until: read('au'),
  }
  function set(name: string, value: string) {
    const next = new URLSearchParams(params)
    next.delete('apres')
    if (value) next.set(name, value)
    else next.delete(name)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  return { filter, set }
}

/** Account, kind, period and dossier; what they let through can be saved. */
export function EventFilters() {
  const { filter, set } = useEventFilter()
  const mayManage = useMay()('manage-accounts')
  const { data } = useQuery({
    queryKey: ['admin', 'accounts'],
    queryFn: adminApi.accounts,
    enabled: mayManage === true,
  })
  const { busy, save } = useSave()
  return (
    // biome-ignore lint/a11y/useSemanticElements: the <search> element is not known to older readers
    <div role="search" className={`row-12 ${filters.filters}`}>
      {mayManage !== false && (
        <FilterSelect label="Par" value={filter.account ?? ''} onPick={account => set('compte', account)}>
          <option value="">Tous</option>
          <PairOptions of={data?.accounts.map(({ id, name }) => [id, name])} />
        </FilterSelect>
      )}
      <FilterSelect label="Quoi" value={filter.type ?? ''} onPick={type => set('type', type)}>
        <option value="">Tout</option>
        <Options of={EVENT_TYPES} words={type => EVENT_KIND_LABELS[type]} />
      </FilterSelect>
      <DayFilter label="Du" value={filter.from ?? ''} onPick={day => set('du', day)} />
      <DayFilter label="Au" value={filter.until ?? ''} onPick={day => set('au', day)} />
      {filter.dossier && <AdminButton onClick={() => set('dossier', '')}>Tous les dossiers</AdminButton>}
      <AdminButton
        icon={Sheet}
        busy={busy}
        onClick={() => void save(() => adminApi.exportEvents({ query: filter }))}
      >
        Exporter (CSV)
      </AdminButton>
    </div>
  )
}
