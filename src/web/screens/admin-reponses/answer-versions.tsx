import { useQuery } from '@tanstack/react-query'
import { formatShortMoment } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import styles from './admin-reponses.module.css'
import { ANSWERS, type ReadyAnswer } from './answers'

interface AnswerVersionsProps {
  answer: ReadyAnswer
  onTake: (words: { title: string; text: string }) => void
}

/** What an answer said before, each to be taken again. */
export function AnswerVersions({ answer: { id, version }, onTake }: AnswerVersionsProps) {
  const { data } = useQuery({
    queryKey: [...ANSWERS, id, version],
    enabled: version > 0,
    queryFn: ({ signal }) => adminApi.readyAnswerVersions({ params: { answer: id }, signal }),
  })
  const before = data?.versions.slice(1) ?? []
  if (before.length === 0) return null
  return (
    <details>
      <summary>Versions précédentes</summary>
      <ol className={`stack-12 bare-list ${styles.versions}`}>
        {before.map(({ id: rank, title, text, by, at }) => (
          <li key={rank}>
            <p className="second-text">
              {at ? formatShortMoment(new Date(at)) : 'Au départ'}
              {by && `, ${by}`}
            </p>
            <p>
              <strong>{title}</strong>
            </p>
            <p className={`as-written ${styles.words}`}>{text}</p>
            <AdminButton look="quiet" onClick={() => onTake({ title, text })}>
              Reprendre ce texte
            </AdminButton>
          </li>
        ))}
      </ol>
    </details>
  )
}
