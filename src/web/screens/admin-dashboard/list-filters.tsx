import { useEffect, useRef, useState } from 'react'
import styles from './list-filters.module.css'

interface ListFiltersProps {
  search: string
  onSearch: (words: string) => void
  placeholder: string
  status: string
  onStatus: (status: string) => void
  statuses: { value: string; words: string }[]
}

/** Search as one types, with `/` to reach it, and the status: « Tous » or one. */
export function ListFilters({ search, onSearch, placeholder, status, onStatus, statuses }: ListFiltersProps) {
  const field = useRef<HTMLInputElement>(null)
  useSlashKey(() => field.current?.focus())
  const [words, setWords] = useTypedWords(search, onSearch)
  return (
    // biome-ignore lint/a11y/useSemanticElements: the <search> element is not known to older readers
    <div role="search" className={styles.filters}>
      <label className={`${styles.field} ${styles.wide}`}>
        Rechercher
        <input
          ref={field}
          type="search"
          className={styles.control}
          placeholder={placeholder}
          aria-keyshortcuts="/"
          value={words}
          onChange={event => setWords(event.target.value)}
        />
      </label>
      <label className={styles.field}>
        Statut
        <select className={styles.control} value={status} onChange={event => onStatus(event.target.value)}>
          <option value="">Tous</option>
          {statuses.map(({ value, words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

/** What is typed now; it is told once the fingers rest, and follows the address when that changes. */
function useTypedWords(told: string, tell: (words: string) => void) {
  const [words, setWords] = useState(told)
  const lastTold = useRef(told)
  useEffect(() => {
    if (told === lastTold.current) return
    lastTold.current = told
    setWords(told)
  }, [told])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the wait
  useEffect(() => {
    if (words === lastTold.current) return
    const waiting = setTimeout(() => {
      lastTold.current = words
      tell(words)
    }, 250)
    return () => clearTimeout(waiting)
  }, [words])
  return [words, setWords] as const
}

function useSlashKey(onSlash: () => void) {
  const react = useRef(onSlash)
  react.current = onSlash
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const typing = (event.target as Element).closest('input, textarea, select, [role=dialog]')
      if (event.key !== '/' || event.ctrlKey || event.metaKey || typing) return
      event.preventDefault()
      react.current()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
