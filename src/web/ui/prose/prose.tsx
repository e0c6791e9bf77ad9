import styles from './prose.module.css'

/** A long text, legal, of the blog or of a landing page: HTML that the server has sanitised, twice. */
export function Prose({ html, className }: { html: string; className?: string }) {
  const names = className ? `${styles.prose} ${className}` : styles.prose
  const shown = withWholeWords(withScrollingTables(html))
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when written and when read; the CSP runs no inline script
  return <div className={names} dangerouslySetInnerHTML={{ __html: shown }} />
}

/** A table wider than a telephone scrolls in a group that the keyboard reaches. */
function withScrollingTables(html: string): string {
  return html
    .replace(/<table\b/g, '<div role="group" aria-label="Tableau" tabindex="0"><table')
    .replaceAll('</table>', '</table></div>')
}

/** « L. 221-21 », « D441-5 », « e-mail ». */
const HYPHENATED = /(?<![\w/-])(?:[ADLR]\.?[ \u00a0]?\d+(?:-\d+)+|[Ee]-mails?(?![\w-]))/g

/** Each second part that this splits is a tag. */
const TAG = /(<[^<>]*>)/

/** The number of an article of law, and « e-mail », stay on one line; they are copied and found as they are written. */
const withWholeWords = (html: string) =>
  html
    .split(TAG)
    .map((part, place) => (place % 2 ? part : part.replace(HYPHENATED, whole)))
    .join('')

const whole = (word: string) => `<span class="${styles.whole}">${word}</span>`
