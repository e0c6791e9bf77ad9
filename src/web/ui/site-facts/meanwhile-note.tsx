import { FACTS_PART_LABELS } from '~/domain/site/merge-facts'
import { Button } from '../actions/button'
import styles from './site-facts.module.css'
import type { useFacts } from './use-facts'

/** What somebody else changed meanwhile: it came in, or waits for one's word where both changed it. */
export function MeanwhileNote({
  meanwhile,
  takeTheirs,
}: Pick<ReturnType<typeof useFacts>, 'meanwhile' | 'takeTheirs'>) {
  if (!meanwhile) return null
  const { taken, both } = meanwhile
  return (
    <div role="status" className={styles.asked}>
      {taken.length > 0 && (
        <p>
          Quelqu’un d’autre a changé ceci entre-temps, et nous l’avons repris&nbsp;:{' '}
          {taken.map(part => FACTS_PART_LABELS[part]).join(', ')}.
        </p>
      )}
      {both.map(part => (
        <p key={part}>
          «&nbsp;{FACTS_PART_LABELS[part]}&nbsp;» a aussi été changé ailleurs. Votre version est gardée.{' '}
          <Button look="quiet" size="small" onClick={() => takeTheirs(part)}>
            Prendre l’autre version<span className="visually-hidden">{` de ${FACTS_PART_LABELS[part]}`}</span>
          </Button>
        </p>
      ))}
    </div>
  )
}
