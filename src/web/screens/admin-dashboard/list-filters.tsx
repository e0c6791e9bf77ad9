import type { ReactNode } from 'react'
import styles from '~/web/ui/admin/table/list-filters.module.css'
import { SearchField } from '~/web/ui/admin/table/search-field'
import fields from '~/web/ui/admin/table/search-field.module.css'

interface ListFiltersProps {
  search: string
  onSearch: (words: string) => void
  placeholder: string
  status: string
  onStatus: (status: string) => void
  statuses: { value: string; words: string }[]
  /** What else can be done with the list. */
  children?: ReactNode
}

/** Search as one types, and the status: « Tous » or one. */
export function ListFilters({
  search,
  onSearch,
  placeholder,
  status,
  onStatus,
  statuses,
  children,
}: ListFiltersProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the <search> element is not known to older readers
    <div role="search" className={styles.filters}>
      <SearchField search={search} onSearch={onSearch} placeholder={placeholder} />
      <label className={fields.field}>
        Statut
        <select className={fields.control} value={status} onChange={event => onStatus(event.target.value)}>
          <option value="">Tous</option>
          {statuses.map(({ value, words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </label>
      {children}
    </div>
  )
}
