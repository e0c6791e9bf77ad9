import { Fragment } from 'react'
import styles from './keep-together.module.css'

/** « est-elle », « a-t-il »: a verb and the pronoun that its hyphen ties to it. */
const inverted = /(\p{L}+(?:-t)?-(?:elles?|ils?|on|je|tu|nous|vous|ce|moi))(?!\p{L})/u

/** A title whose inverted verbs stay on one line, whatever the width; the words themselves are unchanged. */
export function KeepTogether({ children }: { children: string }) {
  return children.split(inverted).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
      <span key={index} className={styles.kept}>
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
