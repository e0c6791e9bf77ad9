import { useState } from 'react'
import { useLocation } from 'react-router'
import { toast } from 'sonner'
import { inTime } from '~/contract/patience'
import { answerNames } from '~/domain/eligibility/answers'
import { Checkbox } from '~/web/ui/forms/checkbox'
import styles from './dossier.module.css'

/** What a new dossier may bring along: the simulator's answers, and the wish for an answer within 24 hours. */
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
  const [asks, setAsks] = useState(search.get('reponse') === '24h')

  /** Hands on what the visitor agreed to. The dossier is saved already: a failure takes nothing from it. */
  async function send(id: string) {
    if (!asks && !joins) return
    try {
      const { followUpApi } = await inTime(import('~/web/follow-up-api'))
      await followUpApi.askEligibility({ params: { id }, body: { asks, answers: joins ? answers : {} } })
    } catch {
      toast.error('Votre demande de réponse n’est pas partie\u00a0: appelez-nous, ou écrivez-nous.')
    }
  }
  return { count, joins, setJoins, asks, setAsks, send }
}

/** Two boxes, neither needed to go on. */
export function BroughtAlong({ count, joins, setJoins, asks, setAsks }: ReturnType<typeof useBroughtAlong>) {
  return (
    <div className={styles.next}>
      {count > 0 && (
        <Checkbox
          name="join-answers"
          checked={joins}
          onChange={event => setJoins(event.currentTarget.checked)}
        >
          Je joins mes {count > 1 ? `${count} réponses` : 'réponses'} au test à mon dossier, pour que l’équipe
          vérifie avec moi ce que je ne savais pas.
        </Checkbox>
      )}
      <Checkbox name="ask-answer" checked={asks} onChange={event => setAsks(event.currentTarget.checked)}>
        Je souhaite une réponse de l’équipe sur mon éligibilité, sous 24{'\u00a0'}h.
      </Checkbox>
    </div>
  )
}
