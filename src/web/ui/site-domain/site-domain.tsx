import { useCallback, useEffect, useState } from 'react'
import { errorsOf, fieldWordsOf, NOTHING_LOST } from '~/contract/failure'
import type { DraftName } from '~/web/draft-names'
import { readDraft, writeDraft } from '~/web/form-draft'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import { Button } from '../actions/button'
import { Loading } from '../feedback/loading'
import { TextField } from '../forms/text-field'
import { FormProblem, type Tell, useAttempt, useForm } from '../forms/use-form'
import slips from '../paper/slips.module.css'
import { siteDraft } from '../site-facts/site-draft'
import type { Domain, DomainCalls } from './domain-calls'
import { DomainRecords } from './domain-records'
import styles from './site-domain.module.css'

interface SiteDomainProps {
  /** Of the dossier or of the site: what is typed is kept under it in this tab. */
  id: string
  /** Kept the same by who renders it. */
  calls: DomainCalls
  heading: 'h2' | 'h3'
  /** Of the firm, whose clocks its owner reads; left out: those of Paris. */
  postalCode?: string | null
}

/** « Nom de domaine »: what is typed, the records to copy, what is wrong with them, and looking again. */
export default function SiteDomain({ id, calls, heading: Heading, postalCode = null }: SiteDomainProps) {
  const draft = siteDraft('site-domain', id)
  const [domain, setDomain] = useState<Domain | null>(null)
  const [changing, setChanging] = useState(() => Boolean(readDraft(draft).name))
  const { busy, problem, attempt } = useAttempt(tell)
  const act = useCallback(
    (work: () => Promise<Domain>) => attempt(async () => setDomain(await work())),
    [attempt],
  )
  function leave() {
    writeDraft(draft, null)
    setChanging(false)
  }
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
          <DomainRecords domain={domain} postalCode={postalCode} />
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
        <>
          <ProblemLine words={problem} />
          <ClaimForm
            {...{ draft, busy, name }}
            onClaim={async typed => {
              setDomain(await calls.claim(typed))
              setChanging(false)
            }}
            onRelease={() => act(calls.release)}
            onLeave={leave}
          />
        </>
      )}
    </section>
  )
}

const tell: Tell = error => fieldWordsOf(error, NOTHING_LOST)

interface ClaimFormProps {
  draft: DraftName
  /** A call beside it is under way. */
  busy: boolean
  /** What is claimed already. */
  name: string | null
  onClaim: (typed: string) => Promise<unknown>
  onRelease: () => Promise<unknown>
  onLeave: () => void
}

function ClaimForm({ draft, busy: isBusy, name, onClaim, onRelease, onLeave }: ClaimFormProps) {
  const { form, field, failed, busy } = useForm({
    draft,
    start: { name: '' },
    tell: error => ({ toast: fieldWordsOf(error, NOTHING_LOST), errors: errorsOf(error) }),
    send: typed => onClaim(typed.name),
  })
  return (
    <form {...form} className="stack-12">
      <TextField
        label="Votre nom de domaine"
        hint="Celui que vous avez acheté, avec ou sans www, par exemple boulangerie-leveque.fr."
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field('name')}
      />
      <FormProblem {...failed} className="error-text" />
      <div className="row-12">
        <Button type="submit" size="small" busy={busy}>
          Relier ce nom
        </Button>
        {name !== null && (
          <>
            <Button look="second" size="small" busy={isBusy} disabled={busy} onClick={() => void onRelease()}>
              Ne plus relier {name}
            </Button>
            <Button look="quiet" size="small" disabled={busy || isBusy} onClick={onLeave}>
              Garder {name}
            </Button>
          </>
        )}
      </div>
    </form>
  )
}
