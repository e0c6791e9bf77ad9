import { factsChanges } from '~/domain/site/changes/facts-changes'
import { FACTS_PART_LABELS, withPart } from '~/domain/site/facts/merge-facts'
import { Button } from '../actions/button'
import { giveFocusTo } from '../feedback/give-focus-to'
import { ChangesList } from '../site-review/changes-list'
import styles from './site-facts.module.css'
import type { useFacts } from './use-facts'

/** What somebody else changed meanwhile: it came in, or waits for one's word where both changed it. */
export function MeanwhileNote({
  facts,
  meanwhile,
  takeTheirs,
}: Pick<ReturnType<typeof useFacts>, 'facts' | 'meanwhile' | 'takeTheirs'>) {
  if (!meanwhile) return null
  const { taken, both, theirs } = meanwhile
  return (
    <div role="status" className={styles.asked}>
      {taken.length > 0 && (
        <p>
          Quelqu’un d’autre a changé ceci entre-temps, et nous l’avons repris&nbsp;:{' '}
          {taken.map(part => FACTS_PART_LABELS[part]).join(', ')}.
        </p>
      )}
      {both.map(part => (
        <div key={part} className="stack-8">
          <p>
            «&nbsp;{FACTS_PART_LABELS[part]}&nbsp;» a aussi été changé ailleurs. Votre version est gardée.
          </p>
          <ChangesList
            sides={['vous', 'ailleurs']}
            changes={factsChanges(facts, withPart(facts, part, theirs))}
          />
          <p>
            <Button
              look="quiet"
              size="small"
              onClick={() => {
                // This button goes.
                giveFocusTo(null)
                takeTheirs(part)
              }}
            >
              Prendre l’autre version
              <span className="visually-hidden">{` de ${FACTS_PART_LABELS[part]}`}</span>
            </Button>
          </p>
        </div>
      ))}
    </div>
  )
}
