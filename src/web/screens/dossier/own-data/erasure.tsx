import { useState } from 'react'
import { followUpApi } from '~/web/follow-up-api'
import { Button } from '~/web/ui/actions/button'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import { Checkbox } from '~/web/ui/forms/checkbox'
import { forgetDossier } from '~/web/ui/resume/known-dossier'
import styles from '../dossier.module.css'
import { useOwnCall } from './use-own-call'

/** « Effacer mon dossier », said plainly before it is done: it cannot be undone. */
export function Erasure({ id, onLocked }: { id: string; onLocked: () => void }) {
  const [sure, setSure] = useState(false)
  const { busy, problem, run } = useOwnCall(onLocked)
  const erase = () =>
    run(async () => {
      await followUpApi.eraseOwnDossier({ params: { id } })
      forgetDossier()
      // The address means nothing any more, and the page must forget too.
      window.location.replace('/dossier/efface')
    })
  return (
    <section aria-labelledby="effacer" className={styles.next}>
      <h3 id="effacer">Effacer</h3>
      <p>
        Vos pièces, vos coordonnées et vos messages sont effacés tout de suite. Une facture signée et son
        avoir restent dix ans, comme la loi comptable l’exige.
      </p>
      <Checkbox name="sure" checked={sure} onChange={event => setSure(event.currentTarget.checked)}>
        Je comprends que mon dossier ne pourra pas être retrouvé.
      </Checkbox>
      <Button look="second" size="small" disabled={!sure} busy={busy} onClick={() => void erase()}>
        Effacer mon dossier
      </Button>
      <ProblemLine words={problem} className="error-box" />
    </section>
  )
}
