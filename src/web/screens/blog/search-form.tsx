import { Search } from 'lucide-react'
import { Button } from '~/web/ui/actions/button'
import { type BlogList, blogAddress } from './blog-data'
import styles from './search-form.module.css'

/** A plain GET form; with JavaScript the list follows the typing, without the network where all of it is in the page. */
export function SearchForm({ list: { q, topic, whole } }: { list: BlogList }) {
  return (
    <search>
      <form
        method="get"
        action={blogAddress({ topic })}
        className="row-12"
        data-filter={whole ? 'whole' : 'part'}
        data-waiting="Chargement des articles..."
      >
        <label htmlFor="q" className="visually-hidden">
          Rechercher dans le titre ou la ville
        </label>
        <input
          id="q"
          name="q"
          type="search"
          maxLength={100}
          autoComplete="off"
          placeholder="Rechercher un article ou une ville..."
          defaultValue={q}
          className={styles.input}
        />
        <Button type="submit" look="second" icon={Search}>
          Rechercher
        </Button>
      </form>
    </search>
  )
}
