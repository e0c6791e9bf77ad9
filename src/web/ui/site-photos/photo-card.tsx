import { Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { sameData } from '~/domain/same-data'
import { Button } from '../actions/button'
import { TextField } from '../forms/text-field'
import {
  ChangedMeanwhile,
  changePhoto,
  type PhotoChange,
  type PhotoRead,
  type Site,
} from '../site-facts/site-calls'
import { useLeaving } from '../site-facts/use-leaving'
import { FocusPicker } from './focus-picker'
import type { PhotoWork } from './photo-work'

type Photo = Site['photos'][number]

interface PhotoCardProps extends PhotoWork {
  site: Site
  photo: Photo
  number: number
  /** It came just now: its words are asked for. */
  isNew: boolean
}

/** One photo: what it shows, and what of it must stay in view, by a touch on it or in words. */
export function PhotoCard({ api, site, photo, number, isNew, act, busy }: PhotoCardProps) {
  const { alt } = photo
  const params = { photo: photo.id }
  /** What did not arrive goes with what is changed next; over what it was typed, from the first letter on. */
  const unsent = useRef<PhotoChange>({})
  const over = useRef<PhotoRead | null>(null)
  const readIn = ({ photos, version }: Site): PhotoRead => ({
    photo: photos.find(({ id }) => id === photo.id) ?? photo,
    version,
  })
  function begin() {
    over.current ??= readIn(site)
  }
  function change(some: PhotoChange) {
    unsent.current = { ...unsent.current, ...some }
    begin()
    void act(async () => {
      const sent = unsent.current
      try {
        const next = await changePhoto(api, over.current ?? readIn(site), sent)
        const isAll = unsent.current === sent
        if (isAll) unsent.current = {}
        over.current = isAll ? null : readIn(next)
        return next
      } catch (error) {
        // Sent again, it goes over theirs.
        if (error instanceof ChangedMeanwhile) over.current = readIn(error.site)
        throw error
      }
    }, photo.id)
  }
  const said = useRef<HTMLLIElement>(null)
  useLeaving(
    () => over.current !== null,
    () => said.current?.querySelector('input')?.blur(),
  )
  useEffect(() => {
    if (isNew) said.current?.querySelector('input')?.focus()
  }, [isNew])
  return (
    <li ref={said}>
      <FocusPicker
        picture={photo}
        title={`Photo ${number}`}
        name={`photo-${number}-cadrage`}
        busy={busy}
        onFocus={around => change({ focus: around })}
      />
      <TextField
        name={`photo-${number}-texte`}
        label={`Ce que montre la photo ${number}`}
        hint={alt ? undefined : 'Elle est montrée dès que ces mots y sont.'}
        defaultValue={alt}
        maxLength={200}
        onInput={begin}
        onBlur={event => {
          const words = event.target.value.trim()
          if (words !== alt || unsent.current.alt !== undefined) change({ alt: words })
          else if (sameData(unsent.current, {})) over.current = null
        }}
      />
      <Button
        size="small"
        look="quiet"
        icon={Trash2}
        disabled={busy}
        onClick={() => void act(() => api.removeSitePhoto({ params }), photo.id)}
      >
        Retirer<span className="visually-hidden"> la photo {number}</span>
      </Button>
    </li>
  )
}
