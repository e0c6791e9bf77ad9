import { Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../actions/button'
import { SelectField } from '../forms/select-field'
import { TextField } from '../forms/text-field'
import type { Site } from '../site-facts/site-calls'
import type { PhotoWork } from './photo-work'
import styles from './site-photos.module.css'

type Photo = Site['photos'][number]

/** What is to stay in view, in words that need no pointing. */
const FOCUSES: [words: string, x: number, y: number][] = [
  ['Le milieu', 0.5, 0.5],
  ['Le haut', 0.5, 0.1],
  ['Le bas', 0.5, 0.9],
  ['La gauche', 0.1, 0.5],
  ['La droite', 0.9, 0.5],
]

interface PhotoCardProps extends PhotoWork {
  photo: Photo
  number: number
  /** It came just now: its words are asked for. */
  isNew: boolean
}

/** One photo: what it shows, and what of it must stay in view, by a touch on it or in words. */
export function PhotoCard({ api, photo, number, isNew, act, busy }: PhotoCardProps) {
  const { alt, focus, cut } = photo
  const params = { photo: photo.id }
  const change = (body: Pick<Photo, 'alt' | 'focus'>) => void act(() => api.changeSitePhoto({ params, body }))
  const said = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isNew) said.current?.querySelector('input')?.focus()
  }, [isNew])
  const chosen = FOCUSES.findIndex(([, x, y]) => x === focus.x && y === focus.y)
  return (
    <li ref={said}>
      <button
        type="button"
        className={styles.picture}
        disabled={busy}
        aria-label={`Photo ${number}\u00a0: toucher ce qui doit rester visible`}
        onClick={({ currentTarget, clientX, clientY, detail }) => {
          // By a key nothing is pointed at: the list below has the words for it.
          if (detail === 0) return
          const { left, top, width, height } = currentTarget.getBoundingClientRect()
          const x = cut.x + ((clientX - left) / width) * cut.width
          const y = cut.y + ((clientY - top) / height) * cut.height
          change({ alt, focus: { x: within(x), y: within(y) } })
        }}
      >
        <img src={photo.url} alt={alt} loading="lazy" />
        <span
          className={styles.focus}
          style={{
            left: `${(100 * (focus.x - cut.x)) / cut.width}%`,
            top: `${(100 * (focus.y - cut.y)) / cut.height}%`,
          }}
        />
      </button>
      <TextField
        name={`photo-${number}-texte`}
        label={`Ce que montre la photo ${number}`}
        hint={alt ? undefined : 'Elle est montrée dès que ces mots y sont.'}
        defaultValue={alt}
        maxLength={200}
        onBlur={event => {
          const words = event.target.value.trim()
          if (words !== alt) change({ alt: words, focus })
        }}
      />
      <SelectField
        name={`photo-${number}-cadrage`}
        label="Ce qui doit rester visible"
        value={String(chosen)}
        disabled={busy}
        onChange={event => {
          const [, x, y] = FOCUSES[Number(event.target.value)] ?? ['', focus.x, focus.y]
          change({ alt, focus: { x, y } })
        }}
      >
        {chosen < 0 && <option value="-1">L’endroit touché</option>}
        {FOCUSES.map(([words], at) => (
          <option key={words} value={at}>
            {words}
          </option>
        ))}
      </SelectField>
      <Button
        size="small"
        look="quiet"
        icon={<Trash2 aria-hidden size={18} />}
        disabled={busy}
        onClick={() => void act(() => api.removeSitePhoto({ params }))}
      >
        Retirer<span className="visually-hidden"> la photo {number}</span>
      </Button>
    </li>
  )
}

const within = (fraction: number) => Math.round(Math.min(1, Math.max(0, fraction)) * 1_000) / 1_000
