import { FileSearch } from 'lucide-react'
import { useId } from 'react'
import { useFileDrop } from '~/web/ui/forms/use-file-drop'
import styles from './verification.module.css'

interface FileDropProps {
  onChoose: (file: File) => void
  busy: boolean
}

/** The native field stays in the page for keyboards and screen readers; the label is what one presses. */
export function FileDrop({ onChoose, busy }: FileDropProps) {
  const id = useId()
  const drop = useFileDrop(([file]) => file && onChoose(file))
  const pick = (input: HTMLInputElement) => {
    const file = input.files?.[0]
    if (file) onChoose(file)
    input.value = ''
  }

  return (
    <section aria-labelledby={`${id}-hint`} className={styles.drop} {...drop}>
      <FileSearch aria-hidden size={32} className={styles.icon} />
      <p id={`${id}-hint`}>Déposez ici le PDF à vérifier, ou choisissez-le.</p>
      <span className={styles.picker}>
        <input
          id={id}
          type="file"
          accept=".pdf,application/pdf"
          aria-describedby={`${id}-hint`}
          onChange={event => pick(event.currentTarget)}
        />
        <label htmlFor={id}>{busy ? 'Lecture en cours…' : 'Choisir un PDF'}</label>
      </span>
    </section>
  )
}
