import { ArrowLeftRight, IdCard, Send, X } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { Button } from '~/web/ui/actions/button'
import slot from '../document-slot.module.css'
import { FileButton } from '../file-buttons'
import { useFocusKept } from '../use-focus-kept'
import { refusalOf } from './file-refusals'
import { PhotoCard } from './photo-card'
import styles from './photos.module.css'
import { usePhotoPictures } from './use-photo-pictures'

const TWO = 'Choisissez ensemble les deux faces de la carte, ou un PDF qui les contient.'

/** Front and back of an identity card in one go: two photos, or one PDF that holds both and fills both slots. */
export default function BothSides({ onSend }: { onSend: (front: File, back: File) => void }) {
  const [sides, setSides] = useState<readonly [File, File] | null>(null)
  const pictureOf = usePhotoPictures(sides ?? [])
  const focusKept = useFocusKept<HTMLElement>(sides ? 'chosen' : 'empty')

  function choose(files: File[]) {
    const [front, back = front] = files
    const refusal = files.map(refusalOf).find(words => words !== null)
    if (refusal) return void toast.error(refusal)
    if (!front || !back || files.length > 2 || (back === front && !isPdf(front))) return void toast.error(TWO)
    if (back === front) return onSend(front, back)
    setSides([front, back])
  }

  if (!sides)
    return (
      <section className={styles.bothSides} aria-label="Recto et verso" {...focusKept}>
        <FileButton
          id="both-sides"
          accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
          multiple
          describedBy="both-sides-hint"
          icon={IdCard}
          onChoose={choose}
        >
          Recto et verso en une fois
        </FileButton>
        <p id="both-sides-hint" className={slot.hint}>
          {TWO}
        </p>
      </section>
    )
  const [front, back] = sides
  return (
    <section className={styles.bothSides} aria-label="Recto et verso, avant l’envoi" {...focusKept}>
      <ol className={styles.photos}>
        <PhotoCard title="Recto" picture={pictureOf(front)} />
        <PhotoCard title="Verso" picture={pictureOf(back)} />
      </ol>
      <div className={styles.ways}>
        <Button
          size="small"
          look="second"
          icon={<ArrowLeftRight aria-hidden size={18} />}
          onClick={() => setSides([back, front])}
        >
          Inverser
        </Button>
        <Button
          size="small"
          icon={<Send aria-hidden size={18} />}
          onClick={() => {
            setSides(null)
            onSend(front, back)
          }}
        >
          Envoyer les deux faces
        </Button>
        <Button size="small" look="quiet" icon={<X aria-hidden size={18} />} onClick={() => setSides(null)}>
          Annuler<span className="visually-hidden"> : recto et verso</span>
        </Button>
      </div>
    </section>
  )
}

const isPdf = (file: File) => /\.pdf$/i.test(file.name)
