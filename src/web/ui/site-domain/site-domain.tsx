import { useCallback, useEffect, useState } from 'react'
import { fieldWordsOf, NOTHING_LOST } from '~/contract/failure'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import { inPlace } from '~/web/ui/forms/in-place'
import { Button } from '../actions/button'
import { Loading } from '../feedback/loading'
import { TextField } from '../forms/text-field'
import { type Tell, useAttempt } from '../forms/use-form'
import slips from '../paper/slips.module.css'
import type { Domain, DomainCalls } from './domain-calls'
import { DomainRecords } from './domain-records'
import styles from './site-domain.module.css'

interface SiteDomainProps {
  /** Kept the same by who renders it. */
  calls: DomainCalls
  heading: 'h2' | 'h3'
}

/** « Nom de domaine »: what is typed, the records to copy, what is wrong with them, and looking again. */
export default function SiteDomain({ calls, heading: Heading }: SiteDomainProps) {
  const [domain, setDomain] = useState<Domain | null>(null)
  const [changing, setChanging] = useState(false)
  const { busy, problem, attempt } = useAttempt(tell)
  const act = useCallback(
    (work: () => Promise<Domain>) =>
      attempt(async () => {
        setDomain(await work())
        setChanging(false)
      }),
    [attempt],
  )
  useEffect(() => void act(calls.read), [act, calls])
  const name = domain?.name ?? null
  return (
    <section className={`stack-12 ${slips.slips}`} aria-labelledby="nom-de-domaine">
      <Heading id="nom-de-domaine">Nom de domaine</Heading>
      {!domain && !problem && <Loading>Chargement du nom de domaine...</Loading>}
      <p role="status" className={styles.state} data-state={domain?.state}>
        {domain?.sentence}
      </p>
      <ProblemLine words={domain ? null : problem} again={() => act(calls.read)} />
      {domain && name !== null && !changing && (
        <>
          <DomainRecords domain={domain} />
          <ProblemLine words={problem} />
          <div className="row-12">
            <Button look="second" size="small" busy={busy} onClick={() => void act(() => calls.claim(name))}>
              Vérifier maintenant
            </Button>
            <Button look="quiet" size="small" disabled={busy} onClick={() => setChanging(true)}>
              Changer de nom
            </Button>
          </div>
        </>
      )}
      {domain && (name === null || changing) && (
        <ClaimForm
          busy={busy}
          problem={problem}
          name={name}
          onClaim={typed => act(() => calls.claim(typed))}
          onRelease={() => act(calls.release)}
          onLeave={() => setChanging(false)}
        />
      )}
    </section>
  )
}

const tell: Tell = error => fieldWordsOf(error, NOTHING_LOST)

interface ClaimFormProps {
  busy: boolean
  problem: string | null
  /** What is claimed already. */
  name: string | null
  onClaim: (typed: string) => Promise<unknown>
  onRelease: () => Promise<unknown>
  onLeave: () => void
}

function ClaimForm({ busy, problem, name, onClaim, onRelease, onLeave }: ClaimFormProps) {
  const [typed, setTyped] = useState('')
  return (
    <form className="stack-12" onSubmit={inPlace(() => onClaim(typed))} noValidate>
      <TextField
        name="domain-name"
        label="Votre nom de domaine"
        hint="Celui que vous avez acheté, avec ou sans www, par exemple boulangerie-leveque.fr."
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        error={problem ?? undefined}
        onChange={event => setTyped(event.target.value)}
      />
      <div className="row-12">
        <Button type="submit" size="small" busy={busy}>
          Relier ce nom
        </Button>
        {name !== null && (
          <>
            <Button look="second" size="small" disabled={busy} onClick={() => void onRelease()}>
              Ne plus relier {name}
            </Button>
            <Button look="quiet" size="small" disabled={busy} onClick={onLeave}>
              Garder {name}
            </Button>
          </>
        )}
      </div>
    </form>
  )
}
