import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ImagePlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import type { ReplyOf } from '~/contract/call'
import type { contentPictureCalls } from '~/contract/content-pictures'
import { errorsOf, wordsOf } from '~/contract/failure'
import { pictureHtml } from '~/domain/content/content-picture'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/admin-button'
import form from '~/web/ui/admin/admin-form.module.css'
import { FilePicker } from '~/web/ui/admin/file-picker'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import { FocusPicker } from '~/web/ui/site-photos/focus-picker'
import styles from './content-pictures.module.css'

type Picture = ReplyOf<(typeof contentPictureCalls)['addContentPicture']>

const PICTURES = ['admin', 'content-pictures']

/** The pictures of articles and pages: sent with their words, cut around what matters, put into the text. */
export default function ContentPictures({ onPlace }: { onPlace: (html: string) => void }) {
  const queries = useQueryClient()
  const { data } = useQuery({ queryKey: PICTURES, queryFn: adminApi.listContentPictures })
  const work = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onSuccess: () => void queries.invalidateQueries({ queryKey: PICTURES }),
  })
  return (
    <div className={styles.pictures}>
      <NewPicture
        busy={work.isPending}
        onSend={(body, done) => work.mutate(() => adminApi.addContentPicture({ body }), { onSuccess: done })}
      />
      <ProblemLine words={work.error && (errorsOf(work.error)[0]?.message ?? wordsOf(work.error))} />
      {data && data.pictures.length > 0 && (
        <ul className={`stack-24 bare-list ${styles.list}`}>
          {data.pictures.map((picture, at) => (
            <PictureCard
              key={picture.id}
              picture={picture}
              number={at + 1}
              busy={work.isPending}
              onPlace={onPlace}
              act={work.mutate}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

/** A picture and its words leave together. */
function NewPicture({ busy, onSend }: { busy: boolean; onSend: (body: FormData, done: () => void) => void }) {
  const [alt, setAlt] = useState('')
  const [file, setFile] = useState<File | null>(null)
  function send() {
    if (!file || alt.trim() === '') return
    const body = new FormData()
    body.append('alt', alt)
    body.append('file', file)
    onSend(body, () => {
      setAlt('')
      setFile(null)
      toast.success('Image ajoutée')
    })
  }
  return (
    <div className={styles.adding}>
      <p>Nous redressons l’image, nous en retirons le lieu et la date, et nous la préparons en WebP.</p>
      <FilePicker
        words="Choisir une image"
        hint={'JPEG ou PNG, 10\u00a0Mo au plus'}
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
    </div>
  )
}

interface PictureCardProps {
  picture: Picture
  number: number
  busy: boolean
  onPlace: (html: string) => void
  act: (work: () => Promise<unknown>) => void
}

function PictureCard({ picture, number, busy, onPlace, act }: PictureCardProps) {
  const { id, alt, focus, files } = picture
  const params = { picture: id }
  // Another cut has the same address.
  const url = `${files[0]?.url ?? ''}?v=${focus.x}-${focus.y}`
  const change = (body: Pick<Picture, 'alt' | 'focus'>) =>
    act(() => adminApi.changeContentPicture({ params, body }))
  return (
    <li>
      <FocusPicker
        picture={{ ...picture, url }}
        title={`Image ${number}`}
        name={`image-${number}-cadrage`}
        busy={busy}
        onFocus={around => change({ alt, focus: around })}
      />
      <label htmlFor={`image-${number}-texte`}>Ce que montre l’image {number}</label>
      <input
        id={`image-${number}-texte`}
        className={form.input}
        defaultValue={alt}
        maxLength={200}
        onBlur={event => {
          const words = event.target.value.trim()
          if (words !== alt) change({ alt: words, focus })
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
    </li>
  )
}
