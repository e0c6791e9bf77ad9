import { counted } from '~/domain/text/french'
import { AdminLink } from '~/web/ui/admin/form/admin-button'
import styles from '~/web/ui/admin/table/list-foot.module.css'
import { countWords, figure } from '~/web/ui/admin/words/count-words'
import { type ListAddress, PAGE_SIZES } from './list-address'

interface ListFootProps {
  shown: number
  total: number
  /** « dossier », « facture ». */
  thing: string
  list: ListAddress
  addressWith: (change: Partial<ListAddress>) => string
  next: string | null
}

/** How many there are, and the ways to the other pages. */
export function ListFoot({ shown, total, thing, list, addressWith, next }: ListFootProps) {
  const other = PAGE_SIZES.find(size => size !== list.limit) ?? list.limit
  return (
    <div className={`row-12 centred ${styles.foot}`}>
      <p role="status">
        {counted(shown, thing)} sur {totalWords(total, list)}
      </p>
      <nav aria-label={`Pages des ${thing}s`} className="row-8">
        {total > PAGE_SIZES[0] && (
          <AdminLink look="quiet" to={addressWith({ limit: other })} replace preventScrollReset>
            {figure(other)} lignes par page
          </AdminLink>
        )}
        {list.after && <AdminLink to={addressWith({})}>Première page</AdminLink>}
        {next && <AdminLink to={addressWith({ after: next })}>Page suivante</AdminLink>}
      </nav>
    </div>
  )
}

/** A filtered total is counted up to 1 000 only (specification B3). */
function totalWords(total: number, { search, status }: Pick<ListAddress, 'search' | 'status'>): string {
  const filtered = search !== '' || status !== ''
  return filtered ? countWords(total) : figure(total)
}
