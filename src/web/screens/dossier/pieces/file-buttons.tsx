import { Camera, FileUp, type LucideIcon, Plus } from 'lucide-react'
import { namedByType } from '../photos/named-by-type'
import styles from './document-slot.module.css'

export const PIECE_TYPES = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png'
const PHOTO_TYPES = 'image/jpeg,image/png'

/** The file, or several photos of one paper; on a telephone its camera too. */
export function FileButtons({
  id,
  describedBy,
  onChoose,
  again,
  doubtful,
}: {
  id: string
  describedBy: string
  onChoose: (files: File[]) => void
  again: boolean
  /** The photo that was chosen is hard to read. */
  doubtful: boolean
}) {
  return (
    <>
      <FileButton
        id={id}
        accept={PIECE_TYPES}
        multiple
        describedBy={describedBy}
        icon={FileUp}
        onChoose={onChoose}
      >
        {again ? 'Remplacer' : 'Choisir un fichier'}
      </FileButton>
      <FileButton
        id={`${id}-photo`}
        accept={PHOTO_TYPES}
        camera
        describedBy={describedBy}
        icon={Camera}
        onChoose={onChoose}
      >
        {doubtful ? 'Reprendre la photo' : 'Prendre en photo'}
      </FileButton>
    </>
  )
}

/** One more page of a paper that was photographed. */
export function PageButton({
  id,
  label,
  onChoose,
}: {
  id: string
  label: string
  onChoose: (files: File[]) => void
}) {
  return (
    <FileButton id={id} accept={PHOTO_TYPES} multiple icon={Plus} onChoose={onChoose}>
      Ajouter une page<span className="visually-hidden">&nbsp;: {label}</span>
    </FileButton>
  )
}

interface FileButtonProps {
  id: string
  accept: string
  multiple?: boolean
  /** Opens the camera, and is shown where there is one: on a telephone. */
  camera?: boolean
  describedBy?: string
  icon: LucideIcon
  onChoose: (files: File[]) => void
  children: React.ReactNode
}

/** The native field stays in the page for keyboards and screen readers; the label is what one presses. */
export function FileButton({
  id,
  accept,
  multiple,
  camera = false,
  describedBy,
  icon: Icon,
  onChoose,
  children,
}: FileButtonProps) {
  const pick = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])].map(namedByType)
    input.value = ''
    if (files.length > 0) onChoose(files)
  }
  return (
    <span className={`press-over ${styles.picker} ${camera ? styles.camera : ''}`}>
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        capture={camera ? 'environment' : undefined}
        aria-describedby={describedBy}
        onChange={event => pick(event.currentTarget)}
      />
      <label htmlFor={id}>
        <Icon aria-hidden size={18} /> {children}
      </label>
    </span>
  )
}
