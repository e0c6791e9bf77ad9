import { data } from 'react-router'
import { isMissing } from '~/contract/failure'
import { formatDay } from '~/domain/text/french'
import { hiddenMeta } from '~/web/page-meta'
import { Button } from '~/web/ui/actions/button'
import { TextField } from '~/web/ui/forms/text-field'
import { PageFrame } from '~/web/ui/frame/page-frame'
import type { Route } from './+types/transmission'

export { privateHeaders as headers } from '~/web/private-headers'

export const handle = { hydrate: false }

/** What the button was refused for, when it was pressed in a browser. */
const REFUSALS: Record<string, string> = {
  'link-elsewhere':
    'Ce lien a déjà été ouvert depuis un autre réseau que le vôtre, et notre équipe en est prévenue. Répondez à notre message\u00a0: nous vous enverrons un nouveau lien.',
  'wrong-link-code': 'Ce n’est pas le code de votre organisme.',
  'too-many-requests': 'Trop d’essais en peu de temps. Réessayez dans une heure.',
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const refusal = REFUSALS[url.searchParams.get('refus') ?? ''] ?? null
  try {
    return { refusal, dossier: await context.api.showTransmission({ params: { token: params.token } }) }
  } catch (error) {
    if (isMissing(error)) return data({ refusal, dossier: null }, { status: 404 })
    throw error
  }
}

export const meta = hiddenMeta(
  'Retirer un dossier',
  'Le dossier qui vous est transmis, à retirer une seule fois.',
)

/** Where an aid body takes its dossier: its button uses the link up, so that a mail scanner does not. */
export default function Transmission({ loaderData: { dossier, refusal }, params }: Route.ComponentProps) {
  if (!dossier) return <UsedUp />
  const { body_name, company_name, invoice_number, expires_at, code_asked } = dossier
  return (
    <PageFrame>
      <div className="stack-24 narrow">
        <h1>Un dossier pour {body_name}</h1>
        <p>
          Dossier <strong className="code">{invoice_number}</strong> de {company_name}&nbsp;: pièces
          justificatives et facture signée, en un fichier ZIP.
        </p>
        <p>
          Le téléchargement n’est possible qu’une fois, jusqu’au{' '}
          <time dateTime={expires_at}>{formatDay(new Date(expires_at))}</time>&nbsp;: s’il s’interrompt,
          recommencez depuis le même réseau, dans le quart d’heure.
        </p>
        {refusal && <p role="alert">{refusal}</p>}
        <form
          className="stack-24 to-start"
          method="post"
          encType="multipart/form-data"
          action={`/api/transmission/${params.token}`}
        >
          {code_asked && (
            <TextField
              label="Le code de votre organisme"
              hint="Nous vous l’avons donné autrement que par e-mail."
              name="code"
              autoComplete="off"
              required
            />
          )}
          <Button type="submit">Télécharger le dossier</Button>
        </form>
      </div>
    </PageFrame>
  )
}

function UsedUp() {
  return (
    <PageFrame>
      <div className="stack-24 narrow">
        <h1>Ce lien ne sert plus</h1>
        <p>
          Le dossier a déjà été retiré, ou le délai de 7 jours est passé. Répondez à notre message&nbsp;: nous
          vous enverrons un nouveau lien.
        </p>
      </div>
    </PageFrame>
  )
}
