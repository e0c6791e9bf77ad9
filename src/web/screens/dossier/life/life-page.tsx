import { useRef, useState } from 'react'
import type { StageName } from '~/domain/dossier/timeline'
import { type NextAction, owesBeside, SITUATION_WORDS } from '~/domain/situation/situation-words'
import { Button } from '~/web/ui/actions/button'
import { clientPart } from '~/web/ui/feedback/client-part'
import { Loading } from '~/web/ui/feedback/loading'
import { MoneyLines } from '~/web/ui/money/money-lines'
import { Continuation } from '../continuation'
import styles from '../dossier.module.css'
import { DossierPreview } from '../dossier-preview'
import { Renunciation } from '../signing/renunciation'
import type { DossierState } from '../state'
import { leadTo } from './lead-to'
import life from './life.module.css'
import { LifeHead } from './life-head'
import { OwnInvoice } from './own-invoice'
import { StageSheets } from './stage-sheets'
import { UNREAD, Unread } from './unread'
import { useLife } from './use-life'

const AddressNeeded = clientPart(() => import('./address-needed'))

/** Where each action leads: the sheet to open, and what in it takes focus. */
const PLACES: Record<Exclude<NextAction, 'continue'>, [sheet: StageName, element: string]> = {
  answer: ['making', 'lancement'],
  review: ['making', 'relecture'],
  'answer-question': ['making', 'relecture'],
  'accept-delivery': ['delivered', 'livraison'],
  'open-space': ['delivered', 'espace'],
  pay: ['decided', 'reglement'],
  'apply-again': ['decided', 'possible'],
}

/** The one page of a dossier's life once it was handed in (specification A2 and B4). */
export default function LifePage({
  dossier,
  refresh,
}: {
  dossier: DossierState
  refresh: () => Promise<void>
}) {
  const whole = useLife(dossier)
  const { situation, settlement, timeline } = whole
  const [toggled, setToggled] = useState<Partial<Record<StageName, boolean>>>({})
  const page = useRef<HTMLDivElement>(null)
  // What could not be read is said in its sheet, which is open then.
  const current = situation ? SITUATION_WORDS[situation].sheet : whole.site.failed ? 'making' : null
  const isOpened = (name: StageName) => toggled[name] ?? name === current
  const toggle = (name: StageName, opened: boolean) => setToggled(before => ({ ...before, [name]: opened }))

  function act(action: keyof typeof PLACES) {
    const [sheet, element] = PLACES[action]
    toggle(sheet, true)
    if (page.current) leadTo(page.current, `#${element}`)
  }

  if (!whole.drawn)
    return (
      <div className={styles.stepPlace} aria-busy>
        <div className={styles.slow}>
          <Loading>Chargement de votre dossier...</Loading>
        </div>
      </div>
    )
  const money = settlement.value
  const renunciation = money?.may_renounce && (
    <Renunciation
      dossier={dossier}
      settlement={money}
      onDone={async after => {
        settlement.show(after)
        await refresh()
      }}
    />
  )
  return (
    <div ref={page} className={`stack-40 ${life.page}`}>
      <LifeHead
        dossier={dossier}
        situation={situation}
        due={money?.to_pay ?? 0}
        grant={money?.grant ?? null}
        onAct={act}
        choice={
          money?.choice && (
            <Continuation id={dossier.id} choice={money.choice}>
              {renunciation}
            </Continuation>
          )
        }
      />
      {dossier.status === 'Accepté' && dossier.email_proof === 'unproven' && (
        <AddressNeeded dossier={dossier} refresh={refresh} />
      )}
      <Unread of={settlement}>{UNREAD.money}</Unread>
      {money && (
        <div className={life.money}>
          <MoneyLines id="argent" title="Ce que vous payez, et quand" lines={money.lines} />
          {situation && owesBeside(situation, money.to_pay > 0) && (
            <p>
              <Button look="quiet" size="small" onClick={() => act('pay')}>
                Voir l’IBAN et la référence du virement
              </Button>
            </p>
          )}
        </div>
      )}
      {(timeline.value || timeline.waits || timeline.failed) && (
        <section aria-labelledby="etapes" className="stack-16">
          <h2 id="etapes">Où en est votre dossier</h2>
          <Unread of={timeline}>{UNREAD.stages}</Unread>
          <StageSheets dossier={dossier} life={whole} isOpened={isOpened} onToggle={toggle} />
        </section>
      )}
      {dossier.status === 'Soumis' && <HandedIn dossier={dossier} />}
      {!money?.choice && renunciation}
      <p>
        <a href="/">Retour à l’accueil</a>
      </p>
    </div>
  )
}

/** Step 4 of the wizard: the invoice as it was signed, and the four next steps (specification A2). */
function HandedIn({ dossier }: { dossier: DossierState }) {
  return (
    <>
      <section aria-labelledby="suite" className={styles.next}>
        <h2 id="suite">Et maintenant&#8239;?</h2>
        <ol>
          <li>Un accusé de réception vous parvient par e-mail.</li>
          <li>Les organismes examinent votre dossier, en 15 à 30 jours.</li>
          <li>Leur décision vous est notifiée par e-mail.</li>
          <li>Si elle est favorable, nous créons votre site.</li>
        </ol>
      </section>
      <section aria-labelledby="facture" className={styles.next}>
        <h2 id="facture">Votre facture</h2>
        <OwnInvoice dossier={dossier} />
      </section>
      <DossierPreview dossier={dossier} />
    </>
  )
}
