import { data, type HeadersFunction, redirect } from 'react-router'
import { failureOf, isMissing } from '~/contract/failure'
import { formatAppointment } from '~/domain/text/french'
import { pageMeta } from '~/web/page-meta'
import { useSite } from '~/web/site'
import { PageFrame } from '~/web/ui/frame/page-frame'
import { telAddress } from '~/web/ui/frame/person-links'
import type { Route } from './+types/etre-rappele'
import { CallForm } from './call-form'

export const handle = { hydrate: false }

/** The hours pass. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ context, request }: Route.LoaderArgs) {
  const [{ slots: free }, { people }] = await Promise.all([context.api.callHours({}), context.api.site({})])
  // Nobody is named: the page says how to reach the team instead.
  const slots = people?.length ? free : []
  const asked = new URL(request.url).searchParams.get('demande')
  return { slots, asked: asked !== null, noted: asked ? await keptCall(context.api, asked) : null }
}

/** The hour of a wish that is kept: a page that promises a call to whoever writes its address would promise nothing. */
async function keptCall(api: Route.LoaderArgs['context']['api'], id: string): Promise<string | null> {
  try {
    return (await api.visitorCall({ params: { id } })).at
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** The form works without JavaScript: the page is then shown again, with what is wrong or what was noted. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const word = (name: string) => String(form.get(name) ?? '')
  const typed = { name: word('name'), phone: word('phone'), at: word('at') }
  try {
    const { id } = await context.api.askVisitorCall({ body: { ...typed, website: word('website') } })
    return redirect(`/etre-rappele?${new URLSearchParams({ demande: id })}`, 303)
  } catch (error) {
    const failure = failureOf(error)
    if (failure.kind === 'silent') throw error
    const { errors, message, status } = failure
    return data({ typed, errors, problem: errors.length > 0 ? '' : message }, { status })
  }
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Être rappelé',
    description: 'Choisissez le jour et l’heure\u00a0: une personne de l’équipe vous appelle.',
    path: '/etre-rappele',
  })

/** « Être rappelé » on the pages that have no dossier: a day and an hour at which somebody is there. */
export default function EtreRappele({
  loaderData: { slots, asked, noted },
  actionData,
}: Route.ComponentProps) {
  return (
    <PageFrame width="form" header={{ action: null }}>
      <div className="stack-24">
        {noted ? <Noted at={noted} /> : <CallForm slots={slots} refused={actionData} lost={asked} />}
      </div>
    </PageFrame>
  )
}

function Noted({ at }: { at: string }) {
  const [person] = useSite().people ?? []
  return (
    <>
      <h1>C’est noté</h1>
      <p role="status">
        Nous vous appelons le <strong>{formatAppointment(new Date(at))}</strong> (heure de Paris).
      </p>
      {person && (
        <p>
          Un empêchement&#8239;? {person.first_name} répond au{' '}
          <a href={telAddress(person.telephone)}>{person.telephone}</a>.
        </p>
      )}
      <p>
        <a href="/">Retour à l’accueil</a>
      </p>
    </>
  )
}
