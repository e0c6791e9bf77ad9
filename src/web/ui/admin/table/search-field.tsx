import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStable } from '../use-stable'
import styles from './search-field.module.css'

interface SearchFieldProps {
  search: string
  onSearch: (words: string) => void
  placeholder: string
}

/** Search as one types, with `/` to reach it. */
export function SearchField({ search, onSearch, placeholder }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useSlashKey(() => field.current?.focus())
  const [words, setWords] = useTypedWords(search, onSearch)
  return (
    <label className={`${styles.field} ${styles.wide}`}>
      <span className={styles.words}>Rechercher</span>
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
  )
}

/**
 * What is typed now; it is told once the fingers rest, and follows the address when that changes. An address of one's own
 * that arrives while more was typed takes no letter away.
 */
function useTypedWords(told: string, tell: (words: string) => void) {
  const [words, setWords] = useState(told)
  // The filters may have changed while the fingers rested: what is told goes to the newest list.
  const tellNewest = useStable(tell)
  const lastTold = useRef(told)
  const underWay = useRef<string[]>([])
  useEffect(() => {
    const own = underWay.current.lastIndexOf(told)
    underWay.current.splice(0, own + 1)
    if (own >= 0 || told === lastTold.current) return
    lastTold.current = told
    setWords(told)
  }, [told])
  useEffect(() => {
    if (words === lastTold.current) return
    const waiting = setTimeout(() => {
      lastTold.current = words
      underWay.current.push(words)
      tellNewest(words)
    }, 250)
    return () => clearTimeout(waiting)
  }, [words, tellNewest])
  return [words, setWords] as const
}

function useSlashKey(onSlash: () => void) {
  const react = useRef(onSlash)
  react.current = onSlash
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target } = event
      const typing = target instanceof Element && target.closest('input, textarea, select, dialog')
      if (event.key !== '/' || event.ctrlKey || event.metaKey || typing) return
      event.preventDefault()
      react.current()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
