import { Download } from 'lucide-react'
import { saveAnswer } from '~/web/save-file'
import { Button } from '~/web/ui/actions/button'
import { useAttempt } from '~/web/ui/forms/use-form'
import styles from './mon-site.module.css'

const tell = () => 'Le tableau n’a pas pu être téléchargé. Veuillez réessayer.'

/** Saves a table as a file. @param label « Télécharger les demandes (CSV) » */
export function TableExport({
  label,
  filename,
  read,
}: {
  label: string
  filename: string
  read: () => Promise<Response>
}) {
  const { busy, problem, attempt } = useAttempt(tell)
  const save = () => attempt(async () => saveAnswer(await read(), filename))
  return (
    <p className={styles.ways}>
      <Button look="quiet" size="small" busy={busy} icon={Download} onClick={() => void save()}>
        {label}
      </Button>
      {problem && <span role="alert">{problem}</span>}
    </p>
  )
}
