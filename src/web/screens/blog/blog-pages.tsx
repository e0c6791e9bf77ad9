import styles from './blog.module.css'

interface BlogPagesProps {
  q: string
  page: number
  pages: number
}

/** The way to the other pages of the list; nothing when there is one page. */
export function BlogPages({ q, page, pages }: BlogPagesProps) {
  if (pages < 2) return null
  const addressOf = (n: number) => {
    const query = new URLSearchParams([...(q ? [['q', q]] : []), ...(n > 1 ? [['page', String(n)]] : [])])
    return query.size > 0 ? `/blog?${query}` : '/blog'
  }
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
