import { Paperclip } from 'lucide-react'
import { useId } from 'react'
import button from './admin-button.module.css'
import styles from './file-picker.module.css'

interface FilePickerProps {
  /** What is pressed, and the field's name. */
  words: string
  /** What may be chosen, in words: « PDF, 10 Mo au plus ». */
  hint: string
  /** Extensions, as the native field takes them. */
  accept: string
  multiple?: boolean
  /** What was chosen and waits for its form; it is named in the hint's place. */
  chosen?: File | null
  onChoose: (files: File[]) => void
}

/** Chooses files in French whatever the browser speaks; the native field stays in the page for keyboards and screen readers. */
export function FilePicker({ words, hint, accept, multiple, chosen, onChoose }: FilePickerProps) {
  const id = useId()
  return (
    <div className={styles.picker}>
      <span className="press-over">
        <input
          id={id}
          type="file"
          accept={accept}
          multiple={multiple}
          aria-describedby={`${id}-told`}
          onChange={event => {
            const files = [...(event.currentTarget.files ?? [])]
            // The same file can be chosen again.
            event.currentTarget.value = ''
            if (files.length > 0) onChoose(files)
          }}
        />
        <label htmlFor={id} className={`${button.button} ${button.second}`}>
          <Paperclip aria-hidden size={16} />
          {words}
        </label>
      </span>
      <span id={`${id}-told`} aria-live="polite" className={styles.told}>
        {chosen?.name ?? hint}
      </span>
    </div>
  )
}
