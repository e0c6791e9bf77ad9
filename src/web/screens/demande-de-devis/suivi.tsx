import { data, useRevalidator } from 'react-router'
import { isMissing } from '~/contract/failure'
import { TIMING_LABELS } from '~/domain/quote-requests/quote-request'
import { WANTED_TRADES } from '~/domain/quote-requests/wanted-trade'
import { formatDay, formatMinute } from '~/domain/text/french'
import { otherApi } from '~/web/other-api'
import { hiddenMeta } from '~/web/page-meta'
import { Button, ButtonLink } from '~/web/ui/actions/button'
import { SiteToaster } from '~/web/ui/feedback/site-toaster'
import { useAttempt } from '~/web/ui/forms/use-form'
import { PageFrame } from '~/web/ui/frame/page-frame'
import { Sheet } from '~/web/ui/paper/sheet'
import { FactList } from '~/web/ui/prose/fact-list'
import type { Route } from './+types/suivi'
import { CodeForm } from './code-form'
import styles from './demande-de-devis.module.css'
import { DisputeAnswer } from './dispute-answer'

export { privateHeaders as headers } from '~/web/private-headers'

export async function loader({ context, params }: Route.LoaderArgs) {
  return readRequest(() => context.api.readQuoteRequest({ params: { request: params.request } }))
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return readRequest(() => otherApi.readQuoteRequest({ params: { request: params.request } }))
}

export const meta = hiddenMeta(
  'Ma demande de devis',
  'Où en est votre demande, qui l’a reçue, et comment la retirer.',
)

type Request = Awaited<ReturnType<typeof otherApi.readQuoteRequest>>

const header = { links: [{ to: '/confidentialite', words: 'Confidentialité' }], action: null }

/** The asker's own page: the code first, then where the request stands, who has it, and the way to withdraw it. */
export default function Suivi({ loaderData: { request }, params }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <PageFrame header={header} width="page">
      <SiteToaster />
      {request ? (
        <div className={`stack-24 ${styles.page}`}>
          <h1>{titleOf(request)}</h1>
          {request.state === 'unproven' && !request.withdrawn_at && (
            <CodeForm request={params.request} asked={request.email_proof} onProven={revalidate} />
          )}
          <p>{sentenceOf(request)}</p>
          {request.buyer && <Buyer buyer={request.buyer} />}
          {request.buyer && request.dispute && (
            <DisputeAnswer
              request={params.request}
              companyName={request.buyer.company_name}
              dispute={request.dispute}
              onDone={revalidate}
            />
          )}
          <Facts request={request} />
          {!request.withdrawn_at && request.state !== 'refused' && (
            <Withdrawal request={params.request} onDone={revalidate} />
          )}
        </div>
      ) : (
        <div className={`stack-24 ${styles.page}`}>
          <h1>Aucune demande à cette adresse</h1>
          <p>Elle a été effacée, son adresse e-mail a été corrigée, ou le lien n’est pas entier.</p>
          <p>
            <ButtonLink to="/demande-de-devis">Demander un devis</ButtonLink>
          </p>
        </div>
      )}
    </PageFrame>
  )
}

function Buyer({ buyer }: { buyer: NonNullable<Request['buyer']> }) {
  return (
    <Sheet under={['vert']} className={`stack-16 ${styles.sheet}`}>
      <h2>{buyer.company_name}</h2>
      <p>
        Seule entreprise à avoir vos coordonnées, depuis le {formatMinute(new Date(buyer.unlocked_at))}.
        Interlocuteur&nbsp;: {buyer.contact_name}, {buyer.phone}, {buyer.email}.
      </p>
    </Sheet>
  )
}

function Facts({ request }: { request: Request }) {
  const facts: [string, string][] = [
    ['Professionnel cherché', WANTED_TRADES[request.wanted].label],
    ['Ville', request.town],
    ['Échéance', TIMING_LABELS[request.timing]],
    ['Déposée le', formatMinute(new Date(request.created_at))],
    [
      'Votre accord',
      `«\u00a0${request.consent_text}\u00a0» (${formatMinute(new Date(request.consented_at))})`,
    ],
  ]
  return <FactList facts={facts} className={`stack-8 ${styles.facts}`} />
}

const tell = () => 'Le retrait n’a pas pu être enregistré. Réessayez dans un instant.'

/** One press, by POST: a mail scanner that follows the link withdraws nothing. */
function Withdrawal({ request, onDone }: { request: string; onDone: () => Promise<void> }) {
  const { busy, problem, attempt } = useAttempt(tell)
  const withdraw = () =>
    attempt(async () => {
      await otherApi.withdrawQuoteRequest({ params: { request } })
      await onDone()
    })
  return (
    <div>
      {problem && <p role="alert">{problem}</p>}
      <Button look="second" busy={busy} onClick={() => void withdraw()}>
        Retirer ma demande
      </Button>
    </div>
  )
}

function titleOf({ state, withdrawn_at, buyer }: Request): string {
  if (withdrawn_at) return 'Demande retirée'
  if (buyer) return 'Une entreprise va vous rappeler'
  if (state === 'unproven') return 'Une dernière étape'
  return state === 'refused' ? 'Demande non transmise' : 'Demande reçue'
}

function sentenceOf({ state, withdrawn_at, buyer }: Request): string {
  if (withdrawn_at)
    return buyer
      ? `Retirée le ${formatDay(new Date(withdrawn_at))}. L’entreprise est prévenue et ne doit plus vous rappeler.`
      : `Retirée le ${formatDay(new Date(withdrawn_at))}. Personne n’a reçu vos coordonnées, et personne ne les recevra.`
  switch (state) {
    case 'unproven':
      return 'Tant que votre adresse n’est pas confirmée, votre demande n’est montrée à personne.'
    case 'to-check':
      return 'Notre équipe la relit avant de la proposer. Personne n’a encore vos coordonnées.'
    case 'refused':
      return 'Notre équipe ne l’a pas proposée aux entreprises. Personne n’a reçu vos coordonnées.'
    case 'open':
      return 'Les entreprises de ce métier et de votre zone en voient le besoin, sans vos coordonnées. Cette page vous dira qui l’a reçue, et un e-mail aussi.'
    default:
      return 'Aucune autre entreprise ne recevra vos coordonnées.'
  }
}

async function readRequest(read: () => Promise<Request>) {
  try {
    return { request: await read() }
  } catch (error) {
    if (isMissing(error)) return data({ request: null }, { status: 404 })
    throw error
  }
}
