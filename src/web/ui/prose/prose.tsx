import styles from './prose.module.css'

/** A text of the blog or of a landing page: HTML that the server has sanitised, twice. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when written and when read; the CSP runs no inline script
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
}
