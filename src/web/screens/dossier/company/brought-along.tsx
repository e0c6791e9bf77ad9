import { useState } from 'react'
import { useLocation } from 'react-router'
import { toast } from 'sonner'
import { inTime } from '~/contract/patience'
import { answerNames } from '~/domain/eligibility/answers'
import { Checkbox } from '~/web/ui/forms/checkbox'
import styles from '../dossier.module.css'

/** What a new dossier may bring along: the simulator's answers. */
export function useBroughtAlong() {
  const search = new URLSearchParams(useLocation().search)
  const answers = Object.fromEntries(
    answerNames.flatMap(name => {
      const value = search.get(name)
      return value ? [[name, value]] : []
    }),
  )
  const count = Object.keys(answers).length
  const [joins, setJoins] = useState(false)

  /** Hands on what the visitor agreed to. The dossier is saved already: a failure takes nothing from it. */
  async function send(id: string) {
    if (!joins) return
    try {
      const { followUpApi } = await inTime(import('~/web/follow-up-api'))
      await followUpApi.askEligibility({ params: { id }, body: { asks: false, answers } })
    } catch {
      toast.error('Vos réponses au test n’ont pas été jointes\u00a0: l’équipe vous les redemandera.')
    }
  }
  return { count, joins, setJoins, send }
}

/** What follows from step 1, and a box that is not needed to go on. */
export function BroughtAlong({ count, joins, setJoins }: ReturnType<typeof useBroughtAlong>) {
  return (
    <div className={styles.next}>
      {count > 0 && (
        <Checkbox
          name="join-answers"
          checked={joins}
          onChange={event => setJoins(event.currentTarget.checked)}
        >
          Je joins mes {count > 1 ? `${count} réponses` : 'réponses'} au test à mon dossier, pour que l’équipe
          vérifie avec moi ce qui reste à savoir.
        </Checkbox>
      )}
      <p>L’équipe vous répond sur votre éligibilité sous 24&nbsp;h, sur la page de votre dossier.</p>
    </div>
  )
}
