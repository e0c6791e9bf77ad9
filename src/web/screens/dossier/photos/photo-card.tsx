import type { ReactNode } from 'react'
import { PHOTO_DOUBT_SENTENCES } from '~/domain/picture/photo-quality'
import styles from './photos.module.css'
import type { PhotoPicture } from './use-photo-pictures'

/** One photo that has not left yet: what it is, how it looks, what can be done with it. */
export function PhotoCard({
  title,
  picture: { address, doubts },
  children,
}: {
  title: string
  picture: PhotoPicture
  children?: ReactNode
}) {
  return (
    <li className={`stack-4 ${styles.photo}`}>
      <div className={styles.picture}>{address && <img src={address} alt={`Aperçu\u00a0: ${title}`} />}</div>
      <p className={styles.title}>{title}</p>
      {doubts.map(doubt => (
        <p key={doubt} className={styles.doubt}>
          {PHOTO_DOUBT_SENTENCES[doubt]}
        </p>
      ))}
      {children && <div className={styles.moves}>{children}</div>}
    </li>
  )
}
