import styles from './prose.module.css'

/** A long text, legal, of the blog or of a landing page: HTML that the server has sanitised, twice. */
export function Prose({ html, className }: { html: string; className?: string }) {
  const names = className ? `${styles.prose} ${className}` : styles.prose
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when written and when read; the CSP runs no inline script
  return <div className={names} dangerouslySetInnerHTML={{ __html: withScrollingTables(html) }} />
}

/** A table wider than a telephone scrolls in a group that the keyboard reaches. */
function withScrollingTables(html: string): string {
  return html
    .replace(/<table\b/g, '<div role="group" aria-label="Tableau" tabindex="0"><table')
    .replaceAll('</table>', '</table></div>')
}
