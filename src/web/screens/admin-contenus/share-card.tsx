import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { adminApi } from '~/web/admin-api'
import { useSite } from '~/web/site'
import { useRested } from '~/web/ui/admin/use-rested'
import type { Draft, Kind } from './content-data'
import styles from './share-card.module.css'

const PAUSE = 800

/** What a shared link of this text shows: picture, title, description, host; made again once the fingers rest. */
export default function ShareCard({ kind, draft }: { kind: Kind; draft: Draft }) {
  const { public_url } = useSite()
  const words = JSON.stringify([kind === 'pages' ? draft.h1 : draft.title, draft.slug, draft.city])
  const rested = useRested(words, PAUSE)
  const { data, error } = useQuery({
    queryKey: ['admin', 'share-card', kind, rested],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const [title = '', slug = '', city = '']: string[] = JSON.parse(rested)
      const body = {
        kind: kind === 'pages' ? ('page' as const) : ('article' as const),
        title,
        slug,
        city: city || null,
      }
      return (await adminApi.previewShareCard({ body, signal })).blob()
    },
  })
  const picture = useAddress(data)
  return (
    <figure className={styles.card}>
      {picture ? (
        <img src={picture} alt="" width={1200} height={630} />
      ) : (
        <div className={styles.place} aria-busy={!error} />
      )}
      <figcaption>
        <span className="second-text">{new URL(public_url).host}</span>
        <strong>{draft.title || 'Sans titre'}</strong>
        <span>{draft.meta_description || 'Sans description, les réseaux montrent le début du texte.'}</span>
        {error && <span role="alert">L’image n’a pas pu être dessinée&nbsp;: {error.message}</span>}
      </figcaption>
    </figure>
  )
}

/** An address of these bytes, as long as they are shown. */
function useAddress(bytes: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!bytes) return
    const made = URL.createObjectURL(bytes)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  return address
}
