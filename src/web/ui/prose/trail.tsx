import styles from './trail.module.css'

interface TrailProps {
  /** From the top down to the page above this one. */
  above: { path: string; label: string }[]
  here: string
}

/** Where this page stands: « Accueil › Blog › … ». */
export function Trail({ above, here }: TrailProps) {
  return (
    <nav aria-label="Fil d’Ariane">
      <ol className={`bare-list small-text ${styles.trail}`}>
        {[{ path: '/', label: 'Accueil' }, ...above].map(({ path, label }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
