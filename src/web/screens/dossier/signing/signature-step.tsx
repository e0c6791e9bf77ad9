import { useCallback, useState } from 'react'
import { toast } from 'sonner'
import { answeredWith, NOTHING_LOST, wordsOf } from '~/contract/failure'
import { AGREEMENTS, type AgreementFlag } from '~/domain/dossier/agreements'
import { COMPANY_FIELDS } from '~/domain/dossier/company'
import { api } from '~/web/api'
import { Button } from '~/web/ui/actions/button'
import { NewTabLink } from '~/web/ui/actions/new-tab-link'
import { Checkbox } from '~/web/ui/forms/checkbox'
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import { type Tell, useAttempt } from '~/web/ui/forms/use-form'
import { type PdfState, usePdf } from '~/web/ui/pdf/use-pdf'
import { AddressCode } from '../company/address-code'
import styles from '../dossier.module.css'
import type { DossierState, HandedIn } from '../state'
import { ShownInvoice } from './shown-invoice'
import { SigningSummary } from './signing-summary'
import summary from './signing-summary.module.css'
import { WaitBeforeSigning } from './wait-before-signing'

const TO_SIGN = 'Relisez la facture ci-dessous\u00a0: c’est exactement ce que vous signez.'
const SIGNED =
  'Votre facture est signée. Il ne reste qu’à finaliser votre dossier\u00a0: rien n’est à signer de nouveau.'

const tell: Tell = error => ({
  toast: 'Erreur lors de la finalisation de la facture transition numérique',
  place: wordsOf(error, NOTHING_LOST),
})

/** Step 3: the invoice as it will be signed, the five agreements, the signature (specification A5). */
export default function SignatureStep({
  dossier,
  refresh,
  onBack,
  onDone,
}: {
  dossier: DossierState
  refresh: () => Promise<void>
  onBack: () => void
  onDone: (answer: HandedIn) => void
}) {
  const { id, signed } = dossier
  const [ticked, setTicked] = useState<ReadonlySet<AgreementFlag>>(new Set())
  const { busy: working, problem, attempt } = useAttempt(tell)
  const paper = [signed, ...COMPANY_FIELDS.map(field => dossier[field])].join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: signed, or with another telephone, it is another paper
  const load = useCallback((signal: AbortSignal) => api.viewInvoice({ params: { id }, signal }), [id, paper])
  const { pdf, reload } = usePdf(load)
  const waiting = signed ? '' : whatIsMissing(AGREEMENTS.length - ticked.size, pdf.phase)

  function tick(flag: AgreementFlag, on: boolean) {
    setTicked(before => {
      const next = new Set(before)
      if (on) next.add(flag)
      else next.delete(flag)
      return next
    })
  }

  async function signAndFinalize(): Promise<HandedIn> {
    const shown = pdf.phase === 'ready' && pdf.etag ? { 'If-Match': `"${pdf.etag}"` } : undefined
    const { invoice_number, signature_timestamp } = await api.signInvoice({
      params: { id },
      headers: { 'Agreements-Version': dossier.agreements_version, ...(signed ? {} : shown) },
    })
    const { status } = await api.finalizeDossier({ params: { id } })
    return { status, signed: true, invoice_number, signature_timestamp }
  }

  const sign = () =>
    attempt(async () => {
      let answer: HandedIn
      try {
        answer = await signAndFinalize()
      } catch (error) {
        if (answeredWith(error, 412)) reload()
        // It may be signed all the same: then only the last call is left to do.
        refresh().catch(() => {})
        throw error
      }
      toast.success(
        'Dossier finalisé avec succès ! Vous allez recevoir un email avec votre facture transition numérique complète.',
      )
      onDone(answer)
    })

  return (
    <div className="stack-24">
      <p className="second-text">
        {signed ? SIGNED : TO_SIGN} Aucun paiement n’est demandé avant la confirmation de votre éligibilité.
      </p>
      {dossier.amounts && <SigningSummary dossier={dossier} amounts={dossier.amounts} />}
      {!signed && <WaitBeforeSigning id={id} onTold={reload} />}
      {!signed && <AddressCode dossier={dossier} refresh={refresh} />}
      <ShownInvoice dossier={dossier} pdf={pdf} onRetry={reload} />
      {!signed && (
        <fieldset className={summary.agreements}>
          <legend className={summary.legend}>Vos cinq accords</legend>
          {AGREEMENTS.map(({ flag, label, text, note }) => (
            <Checkbox
              key={flag}
              name={flag}
              checked={ticked.has(flag)}
              highlighted={flag === 'aide_etat'}
              onChange={event => tick(flag, event.target.checked)}
            >
              {label} {note}
              {text && <NewTabLink href={text}>Lire le texte</NewTabLink>}
            </Checkbox>
          ))}
        </fieldset>
      )}
      <DataProtectionNotice
        purpose="à prouver votre signature&nbsp;: date, adresse IP et navigateur accompagnent la facture"
        kept="10&nbsp;ans, avec la facture qu’elle prouve"
      />
      {problem && (
        <p ref={intoSight} className="error-box" role="alert">
          {problem}
        </p>
      )}
      <p role="status" className="second-text">
        {waiting}
      </p>
      <div className={`${styles.actions} ${summary.bar}`}>
        {!signed && (
          <Button look="second" disabled={working} onClick={onBack}>
            Retour
          </Button>
        )}
        {!signed && (
          <span className={summary.count} aria-hidden="true">
            {ticked.size} / {AGREEMENTS.length} cases
          </span>
        )}
        <Button disabled={waiting !== ''} busy={working} onClick={() => void sign()}>
          {signed ? (
            'Finaliser mon dossier'
          ) : (
            <span>
              Signer<span className={summary.rest}> et finaliser mon dossier</span>
            </span>
          )}
        </Button>
      </div>
    </div>
  )
}

/** On a telephone the bar that stays would hide it. */
const intoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

/** Why one cannot sign yet; empty when one can. */
function whatIsMissing(boxes: number, phase: PdfState['phase']): string {
  if (phase === 'failed') return 'Pour signer, il faut d’abord que la facture s’affiche.'
  if (boxes > 1) return `Pour signer, cochez encore ${boxes} cases.`
  if (boxes === 1) return 'Pour signer, cochez encore une case.'
  return phase === 'loading' ? 'La facture s’affiche dans un instant\u00a0: vous pourrez alors signer.' : ''
}
