import { useQuery } from '@tanstack/react-query'
import { Sheet } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { EVENT_KIND_LABELS } from '~/domain/journal/event-kinds'
import { EVENT_TYPES } from '~/domain/journal/event-labels'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/admin-button'
import filters from '~/web/ui/admin/table/list-filters.module.css'
import fields from '~/web/ui/admin/table/search-field.module.css'
import { useMay } from '~/web/ui/admin/use-me'
import { useSave } from '~/web/ui/admin/use-save'
import { Options } from '~/web/ui/forms/options'

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
    <div role="search" className={filters.filters}>
      {mayManage !== false && (
        <label className={fields.field}>
          Par
          <select
            className={fields.control}
            value={filter.account ?? ''}
            onChange={event => set('compte', event.target.value)}
          >
            <option value="">Tous</option>
            {data?.accounts.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={fields.field}>
        Quoi
        <select
          className={fields.control}
          value={filter.type ?? ''}
          onChange={event => set('type', event.target.value)}
        >
          <option value="">Tout</option>
          <Options of={EVENT_TYPES} words={type => EVENT_KIND_LABELS[type]} />
        </select>
      </label>
      <Day name="du" label="Du" value={filter.from} onChange={set} />
      <Day name="au" label="Au" value={filter.until} onChange={set} />
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

interface DayProps {
  name: string
  label: string
  value: string | undefined
  onChange: (name: string, value: string) => void
}

const Day = ({ name, label, value, onChange }: DayProps) => (
  <label className={fields.field}>
    {label}
    <input
      type="date"
      className={fields.control}
      value={value ?? ''}
      onChange={event => onChange(name, event.target.value)}
    />
  </label>
)
