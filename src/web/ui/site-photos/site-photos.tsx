import { useState } from 'react'
import { ProblemLine } from '../feedback/problem-line'
import { sendEach } from '../forms/send-each'
import type { Site } from '../site-facts/site-calls'
import { PhotoCard } from './photo-card'
import type { PhotoWork } from './photo-work'
import { PictureInput } from './picture-input'
import styles from './site-photos.module.css'

interface SitePhotosProps extends PhotoWork {
  site: Site
  /** Those that came first stand last, and are only wanted sometimes. */
  newestFirst?: boolean
}

/** The photos of a site: each leaves as soon as it is chosen, and is shown once it has words. */
export default function SitePhotos({ api, site, act, busy, newestFirst = false }: SitePhotosProps) {
  const { photos } = site
  const [known] = useState(() => photos.map(({ id }) => id))
  /** Those of the last choice that were not taken, each by its name: a photo that is taken after them clears none. */
  const [refused, setRefused] = useState<string[]>([])
  async function send(chosen: File[]) {
    setRefused([])
    const names = await sendEach(chosen, async body => {
      let failed: unknown
      await act(() =>
        api.addSitePhoto({ body }).catch((error: unknown) => {
          failed = error
          return null
        }),
      )
      if (failed) throw failed
    })
    setRefused(names)
  }
  const numbered = photos.map((photo, at) => ({ photo, number: at + 1 }))
  const shown = newestFirst ? [...numbered].reverse() : numbered
  return (
    <div className={styles.field}>
      <p>
        JPEG ou PNG, 10&nbsp;Mo au plus chacune. Nous les redressons, nous en retirons le lieu et la date, et
        nous les préparons pour votre site. Sans photo, un dessin tient la place.
      </p>
      <PictureInput
        id="site-photos"
        multiple
        disabled={busy}
        onChange={event => {
          const chosen = [...(event.currentTarget.files ?? [])]
          event.currentTarget.value = ''
          void send(chosen)
        }}
      >
        {busy ? 'Envoi en cours…' : 'Choisir des photos'}
      </PictureInput>
      {refused.map((words, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and be refused in the same words
        <ProblemLine key={at} words={words} />
      ))}
      {shown.length > 0 && (
        <ul className={`bare-list ${styles.photos}`}>
          {shown.map(({ photo, number }) => (
            <PhotoCard
              key={photo.id}
              {...{ api, site, act, busy, photo, number }}
              isNew={newestFirst && !known.includes(photo.id)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
