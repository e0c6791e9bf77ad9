import { tradeNames } from '~/domain/international/lead-labels'
import { readAtDesk } from '~/domain/place/dialled-number'
import { INTENT_LABELS } from '~/domain/quote-requests/qualifier-word'
import { TIMING_LABELS } from '~/domain/quote-requests/quote-request'
import { WANTED_TRADES } from '~/domain/quote-requests/wanted-trade'
import { formatEuros, formatMoment } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/admin-button'
import form from '~/web/ui/admin/admin-form.module.css'
import { ErasureOnRequest } from '~/web/ui/admin/erasure-on-request'
import { Overtaken } from '~/web/ui/admin/overtaken'
import theme from '~/web/ui/admin/theme.module.css'
import { useMay } from '~/web/ui/admin/use-me'
import { Modal } from '~/web/ui/feedback/modal'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import { useLeadChange, useQuoteRequest, type WholeRequest } from './lead-queries'

/** One request with its contact, what clients see of it, and what a person may decide. */
export function QuoteRequestDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: request, error } = useQuoteRequest(id)
  return (
    <Modal title="Demande de devis" onClose={onClose} place="wide" className={theme.theme}>
      {error && <p role="alert">{error.message}</p>}
      {request && <Whole request={request} onClose={onClose} />}
    </Modal>
  )
}

function Whole({ request, onClose }: { request: WholeRequest; onClose: () => void }) {
  const check = useLeadChange(async (offered: boolean) => {
    const { state } = await adminApi.checkQuoteRequest({ params: { request: request.id }, body: { offered } })
    if (offered === (state === 'refused'))
      throw new Overtaken(
        offered
          ? 'Quelqu’un a refusé cette demande avant vous\u00a0: elle n’est pas proposée.'
          : 'Quelqu’un a accepté cette demande avant vous\u00a0: elle n’est pas refusée.',
      )
  })
  const erase = useLeadChange(() => adminApi.eraseQuoteRequest({ params: { request: request.id } }))
  const may = useMay()
  const waits = request.state === 'to-check' || request.suspicion !== null
  return (
    <div className={form.form}>
      <p>
        <strong>{request.name}</strong>, {readAtDesk(request.phone)}, {request.email}. {request.postal_code}{' '}
        {request.town}.
      </p>
      <p>
        {WANTED_TRADES[request.wanted].label}, {TIMING_LABELS[request.timing].toLowerCase()},{' '}
        {formatEuros(request.price_cents)} HT. {request.buyer && `Débloquée par ${request.buyer}.`}
      </p>
      <p>{request.project}</p>
      <p>Ce que voient les clients avant de payer&nbsp;: {request.shown_project ?? 'rien du texte.'}</p>
      <ul>
        {request.checks.map(({ check: name, outcome, sentence }) => (
          <li key={name}>
            {OUTCOMES[outcome]} {sentence}
          </li>
        ))}
      </ul>
      {request.qualifier && (
        <p>
          Le programme lit&nbsp;: {INTENT_LABELS[request.qualifier.intent].toLowerCase()},{' '}
          {tradeNames[request.qualifier.trade]}. {request.qualifier.reason}
        </p>
      )}
      <p>
        Accord du {formatMoment(new Date(request.consented_at))}&nbsp;: «&nbsp;{request.consent_text}&nbsp;»
      </p>
      <ProblemLine words={check.error?.message} />
      {waits && (
        <div className="row-8 centred">
          <AdminButton
            look="first"
            busy={check.isPending}
            onClick={() => check.mutate(true, { onSuccess: onClose })}
          >
            Proposer aux clients
          </AdminButton>
          <AdminButton busy={check.isPending} onClick={() => check.mutate(false, { onSuccess: onClose })}>
            Refuser
          </AdminButton>
        </div>
      )}
      {may('erase-dossiers') && (
        <ErasureOnRequest
          what="cette demande"
          goes="son nom, ses coordonnées, son texte"
          act={erase}
          onErase={() => erase.mutate(undefined, { onSuccess: onClose })}
        >
          {request.buyer &&
            `${request.buyer}, qui a débloqué cette demande, est prévenue de ne plus s’en servir.`}
        </ErasureOnRequest>
      )}
    </div>
  )
}

const OUTCOMES = { passed: '✓', failed: '✗', inconclusive: '?' } as const
