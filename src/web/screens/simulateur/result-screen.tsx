import { bestOpenGrant, grantKnown } from '~/domain/aids/open-grants'
import type { AnswerWords } from '~/domain/eligibility/answers'
import { eligibilityAnswers } from '~/domain/eligibility/answers'
import { judgeEligibility, type Outcome } from '~/domain/eligibility/eligibility'
import { readAnswers } from '~/domain/eligibility/read-answers'
import { resultWords } from '~/domain/eligibility/result-words'
import type { MoneyWords } from '~/domain/invoice/money-words'
import { exampleOfAnswer } from '~/domain/trade/example-of-answer'
import { useSite } from '~/web/site'
import { type JudgedAid, siteAmountWords } from '~/web/ui/aids/aid-data'
import { PreviewMaker } from '~/web/ui/drawn-site/preview-maker'
import { MoneyLines } from '~/web/ui/money/money-lines'
import { Sheet } from '~/web/ui/paper/sheet'
import { Stamp } from '~/web/ui/paper/stamp'
import { AidsBlock } from './aids-block'
import { Criteria } from './criteria'
import { MailedResult } from './mailed-result'
import { NextStep } from './next-step'
import styles from './result-screen.module.css'
import { addressOf } from './visit'
import { WaysOn } from './ways-on'

interface ResultScreenProps {
  answers: AnswerWords
  /** Judged by these answers; null where they could not be read. */
  aids: JudgedAid[] | null
  /** Who would pay what, and when. */
  lines: readonly MoneyWords[]
}

const goesOnWith = (outcome: Outcome, abroad: boolean) => !abroad && outcome !== 'not-eligible'

const says = { eligible: 'favourable', 'to-check': 'to-check', 'not-eligible': 'refused' } as const

/** The result as a moment: a stamp, the next step right under it, then why, the site to come, and the aids by name. */
export function ResultScreen({ answers, aids, lines }: ResultScreenProps) {
  const price = useSite().price.net_cents / 100
  const read = readAnswers(answers)
  const { outcome, findings } = judgeEligibility(eligibilityAnswers(read))
  const abroad = answers.france === 'non'
  const possible = aids?.filter(({ outcome: applies }) => applies !== 'not-eligible') ?? null
  const opens = grantKnown(possible, read)
  // No price is told where we bill nobody.
  const served = lines.length > 0
  const words = resultWords({ outcome, abroad, served }, opens)
  const best = goesOnWith(outcome, abroad) && possible ? bestOpenGrant(possible, price) : null
  const goesOn = goesOnWith(outcome, abroad)
  // A stamp never speaks louder than the aids that are open.
  const stamped = opens === false && outcome === 'eligible' ? 'to-check' : says[outcome]
  return (
    <div className={`stack-40 ${styles.result}`} data-outcome={outcome}>
      <Sheet
        under={outcome === 'not-eligible' ? ['rose'] : ['jaune', 'vert']}
        className={`stack-16 to-start ${styles.sheet}`}
        data-says={abroad ? undefined : stamped}
      >
        <Stamp above="Résultat du test" says={abroad ? 'to-check' : stamped} lands>
          {words.stamp}
        </Stamp>
        <h1 className={styles.title}>{words.title}</h1>
        {best && (
          <p className={styles.lead}>
            <strong>{best.aid.name}</strong>&nbsp;:{' '}
            {siteAmountWords(best.aid, price) ?? 'montant à demander à l’organisme'}.
          </p>
        )}
        <p className={styles.lead}>{words.lead}</p>
      </Sheet>
      <NextStep
        next={words.next}
        answers={answers}
        served={served}
        leadsTo={abroad ? 'abroad' : outcome === 'not-eligible' ? 'contact' : 'dossier'}
      />
      {goesOn && (
        <div className={styles.money}>
          <MoneyLines id="argent" title="Ce que vous paieriez, et quand" lines={lines} />
        </div>
      )}
      {!abroad && (
        <div className={`stack-40 ${styles.why}`}>
          <Criteria findings={findings} />
          {goesOn && <Verified />}
        </div>
      )}
      {!goesOn && <WaysOn abroad={abroad} />}
      {goesOn && <PreviewMaker trade={exampleOfAnswer(read.trade)} />}
      {goesOn && <AidsBlock answers={answers} aids={aids} />}
      <MailedResult answers={answers} title={words.title} />
      <p className={styles.again} data-screen-only>
        <a href={addressOf(answers, 0)}>Revoir mes réponses</a>
        <a href="/simulateur">Recommencer le test</a>
      </p>
      <p className={styles.note}>
        Ce résultat est une indication donnée par un service privé, non affilié à l’État. Seuls les organismes
        publics décident d’accorder une aide.
      </p>
    </div>
  )
}

/** What comes after the form, said before it: nobody likes to be checked by surprise. */
function Verified() {
  return (
    <section aria-labelledby="verifie" className={styles.verified}>
      <h2 id="verifie">Ce que l’équipe vérifiera</h2>
      <ul>
        <li>Que l’entreprise est active au registre, avec ce SIRET.</li>
        <li>Que l’attestation URSSAF a moins de 3&nbsp;mois.</li>
        <li>Que l’aide visée est encore ouverte chez vous, et quand vous pouvez signer.</li>
      </ul>
    </section>
  )
}
