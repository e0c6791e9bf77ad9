import {
  ELIGIBILITY_ANSWER_LABELS,
  ELIGIBILITY_ANSWERS,
  type EligibilityAnswer,
} from '~/domain/dossier/eligibility-answer'
import { HOUR_MS } from '~/domain/milliseconds'
import { formatShortMoment } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { AdminTextArea } from '~/web/ui/admin/form/admin-input'
import { useKeptText } from '~/web/ui/admin/form/use-kept-text'
import { useAct } from '~/web/ui/admin/use-act'
import { useMay } from '~/web/ui/admin/use-me'
import { useNow } from '~/web/ui/admin/use-now'
import { typedSince } from '~/web/ui/forms/typed-since'
import type { DossierDetail } from './dossier-data'
import styles from './dossier-sheet.module.css'
import { dossierKeys } from './use-dossier-change'

/** What each answer says when nothing else is typed: one press answers. */
const SENTENCES: Record<EligibilityAnswer, string> = {
  likely: 'Votre entreprise paraît remplir les conditions. Vous pouvez continuer votre dossier.',
  question: 'Il nous manque une précision pour vous répondre. Nous vous appelons.',
  no: 'Votre entreprise ne remplit pas les conditions des aides que nous connaissons.',
}

/** The answer that a new dossier was promised within 24 hours. */
export function EligibilityReply({ dossier }: { dossier: DossierDetail }) {
  const { id, status, eligibility_answer: given, answer_before } = dossier
  const may = useMay()
  const [sentence, setSentence] = useKeptText(`reponse:${id}`)
  const { mutate, isPending, variables } = useAct(
    async (answer: EligibilityAnswer) => {
      await adminApi.answerEligibility({
        params: { id },
        body: { answer, sentence: sentence.trim() || SENTENCES[answer] },
      })
      setSentence(now => typedSince(sentence, now))
    },
    { reads: dossierKeys(id), done: 'Réponse enregistrée.' },
  )
  if (status !== 'Nouveau' || !may('work-dossiers')) return null
  return (
    <section className={`stack-12 ${styles.section}`} aria-labelledby="reponse">
      <h2 id="reponse">Réponse sous 24&nbsp;h</h2>
      {answer_before && <DueAnswer before={new Date(answer_before)} />}
      {given && (
        <p>
          {ELIGIBILITY_ANSWER_LABELS[given.answer]}, le {formatShortMoment(new Date(given.at))}&nbsp;: «&nbsp;
          {given.sentence}&nbsp;»
        </p>
      )}
      <AdminTextArea
        label="Phrase pour le client (facultative)"
        rows={2}
        maxLength={1_000}
        value={sentence}
        onType={setSentence}
      />
      <div className="row-8 centred">
        {ELIGIBILITY_ANSWERS.map(answer => (
          <AdminButton
            key={answer}
            look={answer === 'no' ? 'danger' : 'second'}
            busy={isPending && variables === answer}
            onClick={() => mutate(answer)}
          >
            {ELIGIBILITY_ANSWER_LABELS[answer]}
          </AdminButton>
        ))}
      </div>
    </section>
  )
}

/** The clock that the client started; past it, the answer is late and says so. */
function DueAnswer({ before }: { before: Date }) {
  const left = Math.floor((before.getTime() - useNow().getTime()) / HOUR_MS)
  return (
    <p className={left < 4 ? styles.warn : undefined}>
      {left < 0
        ? `En retard\u00a0: la réponse était promise avant le ${formatShortMoment(before)}.`
        : `Demandée par le client, promise avant le ${formatShortMoment(before)} (reste ${left}\u00a0h).`}
    </p>
  )
}
