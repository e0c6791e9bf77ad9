import styles from './blog.module.css'
import { type BlogList, blogAddress } from './blog-data'

/** The way to the other pages of the list; nothing when there is one page. */
export function BlogPages({ list }: { list: BlogList }) {
  const { page, pages } = list
  if (pages < 2) return null
  const addressOf = (page: number) => blogAddress({ ...list, page })
  return (
    <nav aria-label="Pages de la liste" className={styles.pages}>
      {page > 1 && (
        <a rel="prev" data-slow="Chargement des articles..." href={addressOf(page - 1)}>
          Articles plus récents
        </a>
      )}
      <p>{`Page ${page} sur ${pages}`}</p>
      {page < pages && (
        <a rel="next" data-slow="Chargement des articles..." href={addressOf(page + 1)}>
          Articles plus anciens
        </a>
      )}
    </nav>
  )
}
