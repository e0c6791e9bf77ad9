import { data } from 'react-router'
import { failureOf, isMissing } from '~/contract/failure'
import { hiddenMeta } from '~/web/page-meta'
import { Button } from '~/web/ui/actions/button'
import { PageFrame } from '~/web/ui/frame/page-frame'
import type { Route } from './+types/dossier-rappels'

export { privateHeaders as headers } from '~/web/private-headers'

export const handle = { hydrate: false }

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    return await context.api.readReminders({ params: { token: params.token } })
  } catch (error) {
    if (isMissing(error)) return data({ stopped: null }, { status: 404 })
    throw error
  }
}

/** The form works without JavaScript: the page is then shown again. */
export async function action({ context, params }: Route.ActionArgs) {
  try {
    await context.api.stopReminders({ params: { token: params.token } })
    return { problem: null }
  } catch (error) {
    const failure = failureOf(error)
    if (failure.kind === 'silent') throw error
    return data({ problem: failure.message }, { status: failure.status })
  }
}

export const meta = hiddenMeta('Ne plus me le rappeler', 'Arrêter les rappels d’un dossier.')

/** « Ne plus me le rappeler »: its button stops the reminders, so that a mail scanner does not. */
export default function DossierRappels({ loaderData: { stopped }, actionData }: Route.ComponentProps) {
  return (
    <PageFrame>
      <div className="stack-24 narrow">
        {stopped === null ? <Unknown /> : stopped ? <Stopped /> : <Ask problem={actionData?.problem} />}
      </div>
    </PageFrame>
  )
}

function Ask({ problem }: { problem: string | null | undefined }) {
  return (
    <>
      <h1>Ne plus recevoir de rappel&#8239;?</h1>
      <p>
        Nous ne vous rappellerons plus ce qui manque à ce dossier. Il reste ouvert, et vous pouvez le
        reprendre quand vous voulez.
      </p>
      {problem && <p role="alert">{problem}</p>}
      <form method="post">
        <Button type="submit">Ne plus me le rappeler</Button>
      </form>
    </>
  )
}

function Stopped() {
  return (
    <>
      <h1>C’est noté</h1>
      <p>Vous ne recevrez plus de rappel pour ce dossier. Il reste ouvert.</p>
      <p>
        <a href="/dossier/reprendre">Reprendre mon dossier</a>
      </p>
    </>
  )
}

function Unknown() {
  return (
    <>
      <h1>Ce lien ne sert plus</h1>
      <p>Le dossier a été effacé, ou l’adresse est incomplète.</p>
    </>
  )
}
