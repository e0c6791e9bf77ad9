import type { ReplyOf } from '~/contract/call'
import type { quoteCalls } from '~/contract/dossier/quote'
import { representativeWords, signingWords } from '~/domain/aids/aid-words'
import { NewTabLink } from '~/web/ui/actions/new-tab-link'
import styles from './signing/wait-before-signing.module.css'

type Waiting = ReplyOf<typeof quoteCalls.waiting>

/** Each aid by its name: when one may sign, who files, and what is still to be told. */
export function PossibleAids({ aids }: { aids: Waiting['aids'] }) {
  return (
    <ul>
      {aids.map(({ slug, name, signing, representative, open }) => (
        <li key={slug}>
          <NewTabLink href={`/aides/${slug}`}>{name}</NewTabLink>.{' '}
          {/* Those that nobody knows stand under these words. */}
          {signing !== 'unknown' && `${signingWords[signing]} `}
          <strong>Qui dépose&nbsp;?</strong> {representativeWords[representative]}
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

/**
 * The aids that do not forbid to sign: nothing to wait for, but worth knowing before the mandate is signed. Where nobody
 * knows when one may sign that is said in sight, not folded away: not to know is no leave to sign.
 */
export function OtherAids({ aids, others, answered }: Waiting) {
  const unknown = others.filter(({ signing }) => signing === 'unknown')
  return (
    <>
      {unknown.length > 0 && (
        <div className={`stack-8 ${styles.unknown}`}>
          <p>
            <strong>{signingWords.unknown}</strong> Personne ne nous a dit si une commande signée avant
            l’accord fait perdre {unknown.length === 1 ? 'cette aide' : 'ces aides'}&nbsp;:
          </p>
          <PossibleAids aids={unknown} />
        </div>
      )}
      <FreeAids
        others={others.filter(({ signing }) => signing !== 'unknown')}
        other={aids.length + unknown.length > 0}
        answered={answered}
      />
    </>
  )
}

function FreeAids({ others, other, answered }: Pick<Waiting, 'others' | 'answered'> & { other: boolean }) {
  if (others.length === 0) return null
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
