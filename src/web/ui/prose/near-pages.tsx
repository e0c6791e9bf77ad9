import styles from './near-pages.module.css'

interface NearPagesProps {
  title: string
  pages: { path: string; label: string }[]
}

/** Pages worth reading after this one; nothing when there are none. */
export function NearPages({ title, pages }: NearPagesProps) {
  if (pages.length === 0) return null
  return (
    <nav aria-label={title} className={`stack-16 ${styles.near}`}>
      <h2>{title}</h2>
      <ul>
        {pages.map(({ path, label }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
