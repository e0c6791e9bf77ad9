import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { tableOf } from '~/domain/closed-list'
import { tradeNames } from '~/domain/international/lead-labels'
import { readAtDesk } from '~/domain/place/dialled-number'
import { INTENT_LABELS } from '~/domain/quote-requests/qualifier-word'
import { CORRECTED_FIELDS, type CorrectedRequest, TIMING_LABELS } from '~/domain/quote-requests/quote-request'
import { WANTED_TRADES } from '~/domain/quote-requests/wanted-trade'
import { formatEuros, formatMoment, formatShortDay } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { ErasureOnRequest } from '~/web/ui/admin/erasure-on-request'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import form from '~/web/ui/admin/form/admin-form.module.css'
import { FieldsDialog } from '~/web/ui/admin/form/fields-dialog'
import { Overtaken } from '~/web/ui/admin/form/overtaken'
import theme from '~/web/ui/admin/frame/theme.module.css'
import { PhoneLink } from '~/web/ui/admin/phone-link'
import { useMay } from '~/web/ui/admin/use-me'
import { Modal } from '~/web/ui/feedback/modal'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import { useLeadChange, useQuoteRequest, type WholeRequest } from './lead-queries'

/** One request with its contact, what clients see of it, and what a person may decide. */
export function QuoteRequestDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: request, error } = useQuoteRequest(id)
  const [correcting, correct] = useState(false)
  if (request && correcting) return <Correction request={request} onClose={() => correct(false)} />
  return (
    <Modal title="Demande de devis" onClose={onClose} place="wide" className={theme.theme}>
      {error && <p role="alert">{error.message}</p>}
      {request && <Whole request={request} onCorrect={() => correct(true)} onClose={onClose} />}
    </Modal>
  )
}

interface WholeProps {
  request: WholeRequest
  onCorrect: () => void
  onClose: () => void
}

function Whole({ request, onCorrect, onClose }: WholeProps) {
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
        <strong>{request.name}</strong>,{' '}
        <PhoneLink phone={request.phone}>{readAtDesk(request.phone)}</PhoneLink>, {request.email}.{' '}
        {request.postal_code} {request.town}.
      </p>
      <p>
        {WANTED_TRADES[request.wanted].label}, {TIMING_LABELS[request.timing].toLowerCase()},{' '}
        {formatEuros(request.price_cents)} HT. {request.buyer && `Débloquée par ${request.buyer}.`}{' '}
        {request.withdrawn_at && `Retirée le ${formatShortDay(new Date(request.withdrawn_at))}.`}
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
      <div className="row-8 centred">
        <AdminButton look="quiet" icon={Pencil} onClick={onCorrect}>
          Corriger
        </AdminButton>
      </div>
      {may('erase-dossiers') && (
        <ErasureOnRequest
          what="cette demande"
          goes="son nom, ses coordonnées, son texte"
          act={erase}
          onErase={() => erase.mutate(undefined, { onSuccess: onClose })}
        >
          {request.buyer &&
            !request.withdrawn_at &&
            `${request.buyer}, qui a débloqué cette demande, est prévenue de ne plus s’en servir.`}
        </ErasureOnRequest>
      )}
    </div>
  )
}

/** In the place of the request, which comes back with what is so by then. */
function Correction({ request, onClose }: { request: WholeRequest; onClose: () => void }) {
  // What is typed rests on what stood there when it was begun, whatever is read meanwhile.
  const [seen] = useState(request)
  const change = useLeadChange((typed: CorrectedRequest) => {
    const instead_of = tableOf(CORRECTED_FIELDS, field => seen[field])
    return adminApi.correctQuoteRequest({ params: { request: seen.id }, body: { ...typed, instead_of } })
  })
  return (
    <FieldsDialog
      title="Corriger la demande de devis"
      action="Corriger"
      act={change}
      about={<p>{aboutCorrection(seen)}</p>}
      fields={CORRECTED_FIELDS.map(name => ({
        ...{ name, label: LABELS[name], value: seen[name] },
        ...(name === 'project' && { rows: 4 }),
      }))}
      keptAs={`correction:${seen.id}`}
      onDone={(values, leave) =>
        change.mutate(
          tableOf(CORRECTED_FIELDS, name => values[name] ?? ''),
          { onSuccess: leave },
        )
      }
      onClose={onClose}
    />
  )
}

function aboutCorrection({ buyer, withdrawn_at, state }: WholeRequest): string {
  if (withdrawn_at || state === 'refused') return `Personne n’en est prévenu. ${CLOSES}`
  return buyer
    ? `${buyer}, qui a débloqué cette demande, est prévenue. Le code postal reste dans le département payé. ${CLOSES}`
    : 'Une autre adresse e-mail est à confirmer par un code\u00a0: d’ici là, la demande n’est pas proposée.'
}

const CLOSES = 'Une autre adresse e-mail ferme la page que l’ancienne avait reçue.'

const LABELS: Record<keyof CorrectedRequest, string> = {
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  postal_code: 'Code postal',
  town: 'Ville',
  project: 'Projet',
}

const OUTCOMES = { passed: '✓', failed: '✗', inconclusive: '?' } as const
