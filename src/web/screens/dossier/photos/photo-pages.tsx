import { ArrowDown, ArrowUp, Plus, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/web/ui/actions/button'
import { FileButton } from '../pieces/file-buttons'
import { PhotoCard } from './photo-card'
import styles from './photos.module.css'
import { type Move, useMovedFocus } from './use-moved-focus'
import { usePhotoPictures } from './use-photo-pictures'

interface PhotoPagesProps {
  photos: readonly File[]
  label: string
  onChange: (photos: readonly File[]) => void
  onSend: (photos: readonly File[]) => void
}

/** Several photos of one paper, put in the order of its pages before they leave as one PDF. */
export default function PhotoPages({ photos, label, onChange, onSend }: PhotoPagesProps) {
  const pictureOf = usePhotoPictures(photos)
  const { list, moved } = useMovedFocus(photos)
  const [told, setTold] = useState('')
  const move = (from: number, to: number, by: Move) => {
    const next = photos.filter((_, index) => index !== from)
    const photo = photos[from]
    if (photo) next.splice(to, 0, photo)
    moved(to, by)
    setTold(`La page ${from + 1} est maintenant la page ${to + 1} sur ${photos.length}.`)
    onChange(next)
  }
  const remove = (index: number) => {
    moved(index, 'remove')
    setTold(`Page ${index + 1} retirée.`)
    onChange(photos.filter((_, other) => other !== index))
  }

  return (
    <div className={`stack-12 to-start ${styles.arranging}`}>
      <p>Mettez les pages dans l’ordre&nbsp;: elles partiront en un seul PDF.</p>
      <ol ref={list} className={`stack-12 bare-list ${styles.photos}`}>
        {photos.map((photo, index) => (
          <PhotoCard
            // biome-ignore lint/suspicious/noArrayIndexKey: the same photo may stand there twice
            key={`${photo.name}-${photo.lastModified}-${index}`}
            title={`Page ${index + 1}`}
            picture={pictureOf(photo)}
          >
            <Button
              size="small"
              look="quiet"
              aria-label={`Avancer la page ${index + 1}`}
              icon={ArrowUp}
              disabled={index === 0}
              data-move="earlier"
              onClick={() => move(index, index - 1, 'earlier')}
            />
            <Button
              size="small"
              look="quiet"
              aria-label={`Reculer la page ${index + 1}`}
              icon={ArrowDown}
              disabled={index === photos.length - 1}
              data-move="later"
              onClick={() => move(index, index + 1, 'later')}
            />
            <Button
              size="small"
              look="quiet"
              aria-label={`Retirer la page ${index + 1}`}
              icon={Trash2}
              disabled={photos.length === 1}
              data-move="remove"
              onClick={() => remove(index)}
            />
          </PhotoCard>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {told}
      </p>
      <div className="row-12 centred">
        <FileButton
          id={`pages-${label}`}
          accept="image/jpeg,image/png"
          multiple
          icon={Plus}
          onChoose={more => onChange([...photos, ...more])}
        >
          Ajouter une page<span className="visually-hidden">&nbsp;: {label}</span>
        </FileButton>
        <Button size="small" icon={Send} onClick={() => onSend(photos)}>
          Envoyer en un seul PDF<span className="visually-hidden">&nbsp;: {label}</span>
        </Button>
      </div>
    </div>
  )
}
