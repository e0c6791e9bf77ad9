import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ImagePlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import type { ReplyOf } from '~/contract/call'
import type { contentPictureCalls } from '~/contract/content/content-pictures'
import { errorsOf, isRefusedFor, wordsOf } from '~/contract/failure'
import { pictureHtml } from '~/domain/content/content-picture'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import form from '~/web/ui/admin/form/admin-form.module.css'
import { FilePicker } from '~/web/ui/admin/form/file-picker'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import { FocusPicker } from '~/web/ui/site-photos/focus-picker'
import styles from './content-pictures.module.css'

type Picture = ReplyOf<(typeof contentPictureCalls)['addContentPicture']>

const PICTURES = ['admin', 'content-pictures']

/** The pictures of articles and pages: sent with their words, cut around what matters, put into the text. */
export default function ContentPictures({ onPlace }: { onPlace: (html: string) => void }) {
  const { data } = useQuery({ queryKey: PICTURES, queryFn: adminApi.listContentPictures })
  return (
    <div className={styles.pictures}>
      <NewPicture />
      {data && data.pictures.length > 0 && (
        <ul className={`stack-24 bare-list ${styles.list}`}>
          {data.pictures.map((picture, at) => (
            <PictureCard key={picture.id} picture={picture} number={at + 1} onPlace={onPlace} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** What is done to one picture: what went wrong with it stands beside it, whatever is done to others. */
function usePictureWork() {
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    // Also after a refusal: somebody was quicker.
    onSettled: () => queries.invalidateQueries({ queryKey: PICTURES }),
  })
  const problem = <ProblemLine words={error && (errorsOf(error)[0]?.message ?? wordsOf(error))} />
  return { act: mutate, busy: isPending, problem }
}

/** A picture and its words leave together. */
function NewPicture() {
  const { act, busy, problem } = usePictureWork()
  const [alt, setAlt] = useState('')
  const [file, setFile] = useState<File | null>(null)
  function send() {
    if (!file || alt.trim() === '') return
    const body = new FormData()
    body.append('alt', alt)
    body.append('file', file)
    act(() => adminApi.addContentPicture({ body }), {
      onSuccess: () => {
        setAlt('')
        setFile(null)
        toast.success('Image ajoutée')
      },
    })
  }
  return (
    <div className={styles.adding}>
      <p>Nous redressons l’image, nous en retirons le lieu et la date, et nous la préparons en WebP.</p>
      <FilePicker
        words="Choisir une image"
        hint="JPEG ou PNG, 10&nbsp;Mo au plus"
        accept=".jpg,.jpeg,.png"
        chosen={file}
        onChoose={([first]) => setFile(first ?? null)}
      />
      <label htmlFor="picture-alt">Ce qu’elle montre (texte alternatif, obligatoire)</label>
      <input
        id="picture-alt"
        className={form.input}
        value={alt}
        maxLength={200}
        onChange={event => setAlt(event.target.value)}
        // The form around it would save the text.
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          send()
        }}
      />
      <AdminButton busy={busy} disabled={!file || alt.trim() === ''} icon={ImagePlus} onClick={send}>
        Ajouter l’image
      </AdminButton>
      {problem}
    </div>
  )
}

interface PictureCardProps {
  picture: Picture
  number: number
  onPlace: (html: string) => void
}

function PictureCard({ picture, number, onPlace }: PictureCardProps) {
  const { id, alt, focus, files } = picture
  const { act, busy, problem } = usePictureWork()
  const params = { picture: id }
  // Another cut has the same address.
  const url = `${files[0]?.url ?? ''}?v=${focus.x}-${focus.y}`
  /** What is typed, and over which picture; null: that which is shown, for it was told that somebody was quicker. */
  const [typed, setTyped] = useState<{ words: string; over: Picture | null } | null>(null)
  const change = (some: Partial<Pick<Picture, 'alt' | 'focus'>>, over = picture) => {
    const seen = { alt: over.alt, focus: over.focus }
    const body = { ...seen, ...some, instead_of: seen }
    act(() => adminApi.changeContentPicture({ params, body }), {
      onSuccess: () => some.alt !== undefined && setTyped(null),
      onError: error =>
        isRefusedFor(error, 'content-changed') && setTyped(was => was && { ...was, over: null }),
    })
  }
  return (
    <li>
      <FocusPicker
        picture={{ ...picture, url }}
        title={`Image ${number}`}
        name={`image-${number}-cadrage`}
        busy={busy}
        onFocus={around => change({ focus: around })}
      />
      <label htmlFor={`image-${number}-texte`}>Ce que montre l’image {number}</label>
      <input
        id={`image-${number}-texte`}
        className={form.input}
        value={typed?.words ?? alt}
        maxLength={200}
        onChange={({ target }) => setTyped({ words: target.value, over: typed ? typed.over : picture })}
        onBlur={() => {
          if (!typed) return
          const over = typed.over ?? picture
          if (typed.words.trim() === over.alt) setTyped(null)
          else change({ alt: typed.words.trim() }, over)
        }}
      />
      <p className="row-8">
        <AdminButton disabled={busy} onClick={() => onPlace(pictureHtml(alt, files))}>
          Placer dans le texte<span className="visually-hidden"> l’image {number}</span>
        </AdminButton>
        <AdminButton
          look="quiet"
          disabled={busy}
          icon={Trash2}
          onClick={() => act(() => adminApi.removeContentPicture({ params }))}
        >
          Supprimer<span className="visually-hidden"> l’image {number}</span>
        </AdminButton>
      </p>
      {problem}
    </li>
  )
}
