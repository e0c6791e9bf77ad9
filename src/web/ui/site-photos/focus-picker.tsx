import { type Focus, focusAt } from '~/domain/site/facts/photo-crop'
import { SelectField } from '../forms/select-field'
import styles from './site-photos.module.css'

/** What is to stay in view, in words that need no pointing. */
const FOCUSES: [words: string, x: number, y: number][] = [
  ['Le milieu', 0.5, 0.5],
  ['Le haut', 0.5, 0.1],
  ['Le bas', 0.5, 0.9],
  ['La gauche', 0.1, 0.5],
  ['La droite', 0.9, 0.5],
]

interface FocusedPicture {
  url: string
  alt: string
  focus: Focus
  /** What is shown of it, in fractions of the whole. */
  cut: Focus & { width: number; height: number }
}

interface FocusPickerProps {
  picture: FocusedPicture
  /** « Photo 2 ». */
  title: string
  /** Of the field. */
  name: string
  busy: boolean
  onFocus: (focus: Focus) => void
}

/** The picture as it is cut, and what of it must stay in view: by a touch on it, or in words. */
export function FocusPicker({ picture, title, name, busy, onFocus }: FocusPickerProps) {
  const { url, alt, focus, cut } = picture
  const chosen = FOCUSES.findIndex(([, x, y]) => x === focus.x && y === focus.y)
  return (
    <>
      <button
        type="button"
        className={styles.picture}
        disabled={busy}
        aria-label={`${title}\u00a0: toucher ce qui doit rester visible`}
        onClick={({ currentTarget, clientX, clientY, detail }) => {
          // By a key nothing is pointed at: the list below has the words for it.
          if (detail === 0) return
          const { left, top, width, height } = currentTarget.getBoundingClientRect()
          const x = cut.x + ((clientX - left) / width) * cut.width
          const y = cut.y + ((clientY - top) / height) * cut.height
          onFocus(focusAt(x, y))
        }}
      >
        <img src={url} alt={alt} loading="lazy" />
        <span
          className={styles.focus}
          style={{
            left: `${(100 * (focus.x - cut.x)) / cut.width}%`,
            top: `${(100 * (focus.y - cut.y)) / cut.height}%`,
          }}
        />
      </button>
      <SelectField
        name={name}
        label="Ce qui doit rester visible"
        value={String(chosen)}
        disabled={busy}
        onChange={event => {
          const [, x, y] = FOCUSES[Number(event.target.value)] ?? ['', focus.x, focus.y]
          onFocus({ x, y })
        }}
      >
        {chosen < 0 && <option value="-1">L’endroit touché</option>}
        {FOCUSES.map(([words], at) => (
          <option key={words} value={at}>
            {words}
          </option>
        ))}
      </SelectField>
    </>
  )
}
