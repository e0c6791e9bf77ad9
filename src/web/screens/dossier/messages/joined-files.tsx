import { Paperclip, X } from 'lucide-react'
import { FILES_A_MESSAGE } from '~/domain/dossier/messages'
import { Button } from '~/web/ui/actions/button'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import type { useJoinedFiles } from '~/web/ui/forms/use-joined-files'
import { FileButton, PIECE_TYPES } from '../pieces/file-buttons'
import styles from './messages.module.css'

/** What goes with the message: files that are sent up as they are chosen. */
export function JoinedFiles({ files, sending, problem, join, takeBack }: ReturnType<typeof useJoinedFiles>) {
  return (
    <div className={`stack-8 to-start ${styles.joining}`}>
      {files.length > 0 && (
        <ul className={`stack-4 bare-list ${styles.joined}`} aria-label="Fichiers joints à votre message">
          {files.map(file => (
            <li key={file.id}>
              <span>{file.filename}</span>
              <Button look="quiet" size="small" icon={X} onClick={() => void takeBack(file)}>
                Retirer<span className="visually-hidden"> {file.filename}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {files.length < FILES_A_MESSAGE && (
        <FileButton
          id="message-fichier"
          accept={PIECE_TYPES}
          multiple
          describedBy="message-fichier-aide"
          icon={Paperclip}
          onChoose={chosen => void join(chosen)}
        >
          Joindre un fichier
        </FileButton>
      )}
      <p id="message-fichier-aide" className="second-text">
        PDF, JPEG ou PNG, 10&nbsp;Mo au plus chacun, {FILES_A_MESSAGE}&nbsp;fichiers au plus.
      </p>
      <p role="status" className="second-text">
        {sending && `Envoi de ${sending}…`}
      </p>
      <ProblemLine words={problem} className={styles.problem} />
    </div>
  )
}
