import type { MoneyWords } from '~/domain/invoice/money-words'
import styles from './money-beside.module.css'
import { MoneyLines } from './money-lines'

/** Beside a page of `form` width, where there is room: who pays what, and when. It stays in sight. */
export function MoneyBeside({ title, lines }: { title: string; lines: readonly MoneyWords[] }) {
  return (
    <aside className={styles.beside}>
      <MoneyLines id="argent" title={title} lines={lines} />
    </aside>
  )
}
