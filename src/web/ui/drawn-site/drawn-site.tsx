import styles from './drawn-site.module.css'

interface DrawnSiteProps {
  /** A self-contained page; null until it is drawn. */
  html: string | null
  /** What the frame is called. */
  title: string
  /** A picture that stands there before: of another site, so it is said to nobody. */
  before: string
}

/**
 * A site in a frame as large as a telephone, as wide as there is room on one. Nothing in the frame runs, sends or leads
 * anywhere. The frame inherits the policy of this page, so its style carries the page's nonce.
 */
export function DrawnSite({ html, title, before }: DrawnSiteProps) {
  return (
    <div className={styles.telephone}>
      {html === null ? (
        <img src={before} alt="" width={390} height={780} className={styles.screen} data-before="" />
      ) : (
        <iframe
          title={title}
          sandbox=""
          srcDoc={html.replace('<style>', `<style nonce="${pageNonce()}">`)}
          className={styles.screen}
        />
      )}
    </div>
  )
}

/** The nonce that this page's own inline scripts carry; browsers tell it to scripts alone. Empty where the page has none. */
const pageNonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
