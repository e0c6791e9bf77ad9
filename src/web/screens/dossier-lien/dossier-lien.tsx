import { useState } from 'react'
import { data, useNavigate } from 'react-router'
import { isMissing } from '~/contract/failure'
import { pieceInSentence } from '~/domain/dossier/pieces/document-kind'
import { formatSiret } from '~/domain/place/siret'
import { formatDay } from '~/domain/text/french'
import { api } from '~/web/api'
import { hiddenMeta } from '~/web/page-meta'
import { Button } from '~/web/ui/actions/button'
import { SiteToaster } from '~/web/ui/feedback/site-toaster'
import { useAttempt } from '~/web/ui/forms/use-form'
import { PageFrame } from '~/web/ui/frame/page-frame'
import { KnownDossierOffer } from '~/web/ui/resume/known-dossier-offer'
import type { Route } from './+types/dossier-lien'

export { privateHeaders as headers } from '~/web/private-headers'

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    return { dossier: await context.api.showDossierLink({ params: { token: params.token } }) }
  } catch (error) {
    if (isMissing(error)) return data({ dossier: null }, { status: 404 })
    throw error
  }
}

export const meta = hiddenMeta('Reprendre mon dossier', 'Le dossier que ce lien ouvre, une seule fois.')

const tell = () => 'Votre réponse n’a pas pu être enregistrée. Réessayez dans un instant.'

/** Where a mailed link leads: its buttons use it up, so that a mail scanner does not. */
export default function DossierLien({ loaderData: { dossier }, params }: Route.ComponentProps) {
  const [disowned, setDisowned] = useState(false)
  const { busy, problem, attempt } = useAttempt(tell)
  const navigate = useNavigate()
  if (!dossier) return <UsedUp />

  const answer = (chosen: 'mine' | 'not-mine') =>
    attempt(async () => {
      const answered = await api.answerDossierLink({
        params: { token: params.token },
        body: { answer: chosen },
      })
      if (answered.id === null) return setDisowned(true)
      await navigate(`/dossier/${answered.id}${window.location.hash}`, { replace: true })
    })

  if (disowned) return <Disowned />
  return (
    <PageFrame>
      <SiteToaster />
      <div className="stack-24 narrow">
        <h1>{dossier.proven ? 'Reprenez votre dossier' : 'Est-ce bien vous\u202f?'}</h1>
        <p>
          Un dossier a été ouvert le{' '}
          <time dateTime={dossier.opened_at}>{formatDay(new Date(dossier.opened_at))}</time> avec votre
          adresse, pour <strong>{dossier.company_name}</strong> (SIRET {formatSiret(dossier.siret)}).
        </p>
        <p>
          {dossier.documents.length === 0
            ? 'Il ne contient encore aucune pièce.'
            : `Il contient\u00a0: ${dossier.documents.map(pieceInSentence).join('\u202f; ')}.`}{' '}
          {dossier.signed ? 'La facture est signée.' : 'La facture n’est pas signée.'}
        </p>
        {problem && <p role="alert">{problem}</p>}
        <div className="row-16">
          <Button type="button" disabled={busy} onClick={() => answer('mine')}>
            {dossier.proven ? 'Ouvrir mon dossier' : 'Oui, c’est mon dossier'}
          </Button>
          {!dossier.proven && (
            <Button type="button" look="quiet" disabled={busy} onClick={() => answer('not-mine')}>
              Ce n’est pas moi
            </Button>
          )}
        </div>
      </div>
    </PageFrame>
  )
}

function Disowned() {
  return (
    <PageFrame>
      <div className="stack-24 narrow" role="status">
        <h1>C’est noté</h1>
        <p>Vous ne recevrez plus de message pour ce dossier, et notre équipe est prévenue. Merci.</p>
      </div>
    </PageFrame>
  )
}

function UsedUp() {
  return (
    <PageFrame>
      <div className="stack-24 narrow">
        <h1>Ce lien ne sert plus</h1>
        <p>Il a déjà servi, ou ses 7 jours sont passés. Vous pouvez en demander un autre.</p>
        <p>
          <a href="/dossier/reprendre">Recevoir un autre lien</a>
        </p>
        <KnownDossierOffer />
      </div>
    </PageFrame>
  )
}
