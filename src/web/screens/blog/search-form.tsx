import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { Button } from '~/web/ui/actions/button'
import styles from './search-form.module.css'
import type { LiveSearch } from './use-live-search'

/** A plain GET form without JavaScript; with it the list follows the typing. */
export function SearchForm({ search }: { search: LiveSearch }) {
  const box = useRef<HTMLInputElement>(null)
  // What was typed before the page came to life is searched for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes to life
  useEffect(() => {
    const early = box.current?.value ?? ''
    if (early !== search.typed) search.type(early)
  }, [])
  return (
    <Form method="get" action="/blog" role="search" className={styles.form} replace>
      <label htmlFor="q" className="visually-hidden">
        Rechercher dans le titre ou la ville
      </label>
      <input
        ref={box}
        id="q"
        name="q"
        type="search"
        maxLength={100}
        autoComplete="off"
        placeholder="Rechercher un article ou une ville..."
        value={search.typed}
        onChange={event => search.type(event.target.value)}
        className={styles.input}
      />
      <Button type="submit" look="second" icon={<Search aria-hidden size={20} />}>
        Rechercher
      </Button>
    </Form>
  )
}
