import { ImagePlus, Trash2 } from 'lucide-react'
import { followUpApi } from '~/web/follow-up-api'
import { Button } from '~/web/ui/actions/button'
import { SelectField } from '~/web/ui/forms/select-field'
import { TextField } from '~/web/ui/forms/text-field'
import slot from '../document-slot.module.css'
import type { SitePart } from './site-part'
import styles from './site-project.module.css'

/** The photos of the site: each leaves as soon as it is chosen, and is shown once it has words. */
export function SitePhotos({ id, site: { photos }, act, busy }: SitePart) {
  async function send(chosen: File[]) {
    for (const file of chosen) {
      const body = new FormData()
      body.append('file', file)
      await act(() => followUpApi.addSitePhoto({ params: { id }, body }))
    }
  }
  return (
    <section className={styles.part} aria-labelledby="photos">
      <h4 id="photos">Vos photos</h4>
      <p>
        JPEG ou PNG, 10{'\u00a0'}Mo au plus chacune. Nous les redressons, nous en retirons le lieu et la date,
        et nous les préparons pour votre site. Sans photo, un dessin tient la place.
      </p>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((photo, at) => (
            <Photo key={photo.id} {...{ id, act, busy, photo }} place={at + 1} />
          ))}
        </ul>
      )}
      <span className={slot.picker}>
        <input
          id="site-photos"
          type="file"
          multiple
          disabled={busy}
          accept=".jpg,.jpeg,.png"
          onChange={event => {
            const chosen = [...(event.currentTarget.files ?? [])]
            event.currentTarget.value = ''
            void send(chosen)
          }}
        />
        <label htmlFor="site-photos">
          <ImagePlus aria-hidden size={18} /> {busy ? 'Envoi en cours…' : 'Ajouter des photos'}
        </label>
      </span>
    </section>
  )
}

type Shown = SitePart['site']['photos'][number]

/** What is to stay in view, in words that need no pointing. */
const FOCUSES: [words: string, x: number, y: number][] = [
  ['Le milieu', 0.5, 0.5],
  ['Le haut', 0.5, 0.1],
  ['Le bas', 0.5, 0.9],
  ['La gauche', 0.1, 0.5],
  ['La droite', 0.9, 0.5],
]

interface PhotoProps extends Omit<SitePart, 'site'> {
  photo: Shown
  place: number
}

function Photo({ id, photo, place, act, busy }: PhotoProps) {
  const { alt, focus } = photo
  const params = { id, photo: photo.id }
  const change = (body: Pick<Shown, 'alt' | 'focus'>) =>
    void act(() => followUpApi.changeSitePhoto({ params, body }))
  const chosen = FOCUSES.findIndex(([, x, y]) => x === focus.x && y === focus.y)
  return (
    <li>
      <img src={photo.url} alt={alt} width={160} height={120} loading="lazy" />
      <TextField
        name={`photo-${place}-texte`}
        label={`Ce que montre la photo ${place}`}
        defaultValue={alt}
        maxLength={200}
        onBlur={event => {
          const said = event.target.value.trim()
          if (said !== alt) change({ alt: said, focus })
        }}
      />
      <SelectField
        name={`photo-${place}-cadrage`}
        label="Ce qui doit rester visible"
        value={String(Math.max(0, chosen))}
        disabled={busy}
        onChange={event => {
          const [, x, y] = FOCUSES[Number(event.target.value)] ?? ['', 0.5, 0.5]
          change({ alt, focus: { x, y } })
        }}
      >
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
        onClick={() => void act(() => followUpApi.removeSitePhoto({ params }))}
      >
        Retirer<span className="visually-hidden"> la photo {place}</span>
      </Button>
    </li>
  )
}
