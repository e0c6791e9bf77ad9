import type { ReactNode } from 'react'
import styles from './receipt.module.css'

interface ReceiptLine {
  label: ReactNode
  amount: ReactNode
  /** Set in bold above a double rule. */
  total?: boolean
  /** Where the page has room for each line of a bill, or only for its sum. */
  room?: 'wide' | 'narrow'
}

interface ReceiptProps {
  /** Read out before the table; also printed at its head. */
  caption: ReactNode
  lines: ReceiptLine[]
  children?: ReactNode
}

/** Amounts on a till receipt with a torn lower edge; `children` follow the table. */
export function Receipt({ caption, lines, children }: ReceiptProps) {
  return (
    <div className={styles.receipt}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <tbody>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a receipt is never reordered
            <tr key={index} data-total={line.total || undefined} data-room={line.room}>
              <th scope="row">{line.label}</th>
              <td>{line.amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </div>
  )
}
