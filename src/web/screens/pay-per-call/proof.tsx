import { CALL_REASONS } from '~/domain/leads/call-reasons'
import { DISPUTE_LABELS, DISPUTE_REASONS, DISPUTE_WORKING_DAYS } from '~/domain/leads/dispute'
import { formatEuros, formatFixed } from '~/domain/text/french'
import { Section } from '~/web/ui/frame/section'
import { Sheet } from '~/web/ui/paper/sheet'
import styles from './proof.module.css'
import { type WorkedCall, workedExample } from './worked-example'

const steps = [
  [
    'Qui compte',
    'L’opérateur téléphonique annonce chaque sonnerie, chaque décroché et chaque fin, à la milliseconde, et signe ses annonces. Nous gardons chacune, une fois.',
  ],
  [
    'Ce qui compte',
    'La durée va du décroché à la fin. Si l’horloge de l’opérateur et la nôtre diffèrent de plus de deux secondes, la plus courte durée compte et l’appel est signalé.',
  ],
  [
    'Ce qui est payé',
    'Le prix est réservé avant que votre téléphone sonne, puis facturé ou rendu à la fin. Sans solde, l’appel n’est pas transmis\u00a0: rien n’est dû à découvert.',
  ],
]

const titles = ['Heure', 'Durée', 'Décision', 'Prix TTC']

/**
 * How a bill is proven, by an example that the code of real bills works out. The roles are written out: on a
 * telephone the table is laid out otherwise, and would lose them.
 */
export function Proof() {
  const { calls, price, before_cents, after_cents } = workedExample()
  return (
    <Section
      id="preuve"
      box="Preuve"
      title="Comment chaque appel est prouvé"
      lead="Vous voyez dans votre espace chaque appel, facturé ou non, avec la raison. Voici le calcul, sur un exemple."
    >
      <ol className={`stack-24 bare-list ${styles.steps}`}>
        {steps.map(([title, words]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ol>
      <Sheet under={['vert']} className={styles.sheet}>
        {/* biome-ignore-start lint/a11y/noRedundantRoles: kept where display is not that of a table */}
        <table role="table" className={styles.table}>
          <caption>
            Exemple&nbsp;: un client en France, {formatEuros(price.net_cents)} HT l’appel (
            {formatEuros(price.gross_cents)} TTC), {formatEuros(before_cents)} sur son compte
          </caption>
          <thead role="rowgroup">
            <tr role="row">
              {titles.map(title => (
                <th
                  key={title}
                  scope="col"
                  role="columnheader"
                  className={title === 'Décision' ? styles.decision : undefined}
                >
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {calls.map(call => (
              <tr key={call.at} role="row">
                <th scope="row" role="rowheader">
                  {call.at}
                </th>
                <td role="cell">{exactly(call.seconds)}</td>
                <td role="cell" className={styles.decision}>
                  {decisionOf(call)}
                </td>
                <td role="cell">{formatEuros(call.billed ? price.gross_cents : 0)}</td>
              </tr>
            ))}
            <tr role="row" className={styles.rest}>
              <th scope="row" role="rowheader" colSpan={3}>
                Reste sur le compte
              </th>
              <td role="cell">{formatEuros(after_cents)}</td>
            </tr>
          </tbody>
        </table>
        {/* biome-ignore-end lint/a11y/noRedundantRoles: kept where display is not that of a table */}
      </Sheet>
      <p className={styles.dispute}>
        Vous n’êtes pas d’accord&#8239;? Contestez dans les 7 jours, pour l’un de ces motifs&nbsp;:{' '}
        {DISPUTE_REASONS.map(reason => DISPUTE_LABELS[reason].toLowerCase()).join(', ')}. Ce qu’une règle peut
        trancher l’est aussitôt, le reste sous {DISPUTE_WORKING_DAYS} jours ouvrés, par écrit.{' '}
        <a href="/conditions-leads">Les conditions de l’offre</a>
      </p>
    </Section>
  )
}

/** « 29,999 s »: at the border every millisecond counts. */
const exactly = (seconds: number) => `${formatFixed(seconds, 3)}\u00a0s`

function decisionOf({ billed, reason, flagged }: WorkedCall): string {
  const words = billed || reason === null ? 'Facturé.' : CALL_REASONS[reason]
  return flagged ? `Horloges en désaccord\u00a0: la plus courte durée compte. ${words}` : words
}
