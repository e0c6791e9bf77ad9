import { Send } from 'lucide-react'
import { useState } from 'react'
import { NOTHING_LOST, wordsOf } from '~/contract/failure'
import { inTime } from '~/contract/patience'
import { api } from '~/web/api'
import { Button } from '~/web/ui/actions/button'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import { TextAreaField } from '~/web/ui/forms/text-area-field'
import { type Tell, useAttempt } from '~/web/ui/forms/use-form'
import styles from '../dossier.module.css'
import type { HandedIn } from '../state'

const tell: Tell = error => ({
  toast: 'Erreur lors de la finalisation de la facture transition numérique',
  place: wordsOf(error, NOTHING_LOST),
})

/** On the slot whose piece completes what was asked for: a word to the team, and « Envoyer et terminer ». */
export function SendBack({
  id,
  refresh,
  onDone,
}: {
  id: string
  refresh: () => Promise<void>
  onDone: (answer: HandedIn) => void
}) {
  const [word, setWord] = useState('')
  const { busy, problem, attempt } = useAttempt(tell)

  const send = () =>
    attempt(async () => {
      const text = word.trim()
      try {
        if (text) {
          const { followUpApi } = await inTime(import('~/web/follow-up-api'))
          await followUpApi.writeWord({ params: { id }, body: { text } })
        }
        onDone(await api.finalizeDossier({ params: { id } }))
      } catch (error) {
        // It may be handed in all the same: then the page says so.
        refresh().catch(() => {})
        throw error
      }
    })

  return (
    <div className={`stack-12 ${styles.sendBack}`}>
      <TextAreaField
        label="Un mot pour l’équipe (facultatif)"
        name="word"
        rows={2}
        maxLength={1_000}
        value={word}
        onChange={event => setWord(event.currentTarget.value)}
      />
      <ProblemLine words={problem} className="error-box" />
      <Button icon={Send} busy={busy} onClick={() => void send()}>
        {problem ? 'Réessayer' : 'Envoyer et terminer'}
      </Button>
    </div>
  )
}
