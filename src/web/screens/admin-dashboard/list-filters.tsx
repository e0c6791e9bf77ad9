import type { ReactNode } from 'react'
import { FilterSelect } from '~/web/ui/admin/table/filter-field'
import styles from '~/web/ui/admin/table/list-filters.module.css'
import { SearchField } from '~/web/ui/admin/table/search-field'
import { PairOptions } from '~/web/ui/forms/pair-options'

interface ListFiltersProps {
  search: string
  onSearch: (words: string) => void
  placeholder: string
  status: string
  onStatus: (status: string) => void
  /** Each value with its words. */
  statuses: readonly (readonly [string, string])[]
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
    <div role="search" className={`row-12 ${styles.filters}`}>
      <SearchField search={search} onSearch={onSearch} placeholder={placeholder} />
      <FilterSelect label="Statut" value={status} onPick={onStatus}>
        <option value="">Tous</option>
        <PairOptions of={statuses} />
      </FilterSelect>
      {children}
    </div>
  )
}
