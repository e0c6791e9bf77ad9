import type { ReplyOf } from '~/contract/call'
import type { quoteCalls } from '~/contract/quote'
import { representativeWords, signingWords } from '~/domain/aids/aid-words'
import styles from './wait-before-signing.module.css'

type Waiting = ReplyOf<typeof quoteCalls.waiting>

/** Each aid by its name: when one may sign, who files, and what is still to be told. */
export function PossibleAids({ aids }: { aids: Waiting['aids'] }) {
  return (
    <ul>
      {aids.map(({ slug, name, signing, representative, open }) => (
        <li key={slug}>
          <a href={`/aides/${slug}`} target="_blank" rel="noreferrer">
            {name}
            <span className="visually-hidden"> (nouvel onglet)</span>
          </a>
          . {signingWords[signing]} <strong>Qui dépose{'\u00a0'}?</strong>{' '}
          {representativeWords[representative]}
          {open.length > 0 && <StillOpen open={open} />}
        </li>
      ))}
    </ul>
  )
}

function StillOpen({ open }: { open: string[] }) {
  return (
    <details>
      <summary>
        {open.length} {open.length > 1 ? 'conditions' : 'condition'} à vérifier
      </summary>
      <ul>
        {open.map(says => (
          <li key={says}>{says}</li>
        ))}
      </ul>
    </details>
  )
}

/** The aids that do not forbid to sign: nothing to wait for, but worth knowing before the mandate is signed. */
export function OtherAids({ aids, others, answered }: Waiting) {
  if (others.length === 0) return null
  const other = aids.length > 0
  const count = others.length === 1 ? 'Une' : others.length
  const noun =
    others.length === 1 ? `${other ? 'autre ' : ''}aide possible` : `${other ? 'autres ' : ''}aides possibles`
  return (
    <details className={styles.others}>
      <summary>
        {count} {noun} {answered ? 'd’après vos réponses' : 'chez vous'}, et qui dépose la demande
      </summary>
      <PossibleAids aids={others} />
    </details>
  )
}
