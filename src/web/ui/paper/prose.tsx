import styles from './prose.module.css'

/** A long text that the server has sanitised: legal texts, articles, landing pages. */
export function Prose({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={[styles.prose, className].filter(Boolean).join(' ')}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises it when written and when read
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
