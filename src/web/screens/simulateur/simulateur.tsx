import { data, type HeadersFunction } from 'react-router'
import { questions } from '~/domain/eligibility/questions'
import { amountsOf } from '~/domain/invoice/amounts'
import { moneyBefore } from '~/domain/invoice/money-words'
import { offerLines } from '~/domain/invoice/offer'
import type { ScreenHandle } from '~/web/hydration'
import { pageMeta } from '~/web/page-meta'
import { useSite } from '~/web/site'
import { SiteToaster } from '~/web/ui/feedback/site-toaster'
import { PageFrame } from '~/web/ui/frame/page-frame'
import { MoneyBeside } from '~/web/ui/money/money-beside'
import type { Route } from './+types/simulateur'
import { countSteps } from './count-steps'
import { findCompany } from './find-company'
import { KnownCompanySheet } from './known-company'
import { QuestionScreen } from './question-screen'
import { ResultScreen } from './result-screen'
import { readVisit } from './visit'

/**
 * Plain forms and links: the simulator runs without JavaScript, and the address holds every answer. The result
 * alone is hydrated, for the preview that follows the name while it is typed.
 */
export const handle: ScreenHandle = {
  hydrate: loaded => (loaded as { visit?: { at: string } } | undefined)?.visit?.at === 'result',
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { searchParams } = url
  const visit = readVisit(searchParams)
  countSteps(context.count, visit, searchParams)
  const found =
    visit.at === 'result' ? await context.api.aids({ query: visit.answers }).catch(noAids) : noAids()
  return { visit, aids: found?.aids ?? null, entered: searchParams.size > 0 }
}

/** A SIRET in the body: the same page with the firm, and the first question that it leaves open. Nobody's cache holds it. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const found = await findCompany(context, String(form.get('siret') ?? ''))
  if (found.answers) countSteps(context.count, readVisit(new URLSearchParams(found.answers)), 'siret')
  return data(found, { status: found.refused ? 422 : 200, headers: { 'Cache-Control': 'no-store' } })
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

/** A result is worth showing also while the catalogue cannot be read. */
const noAids = () => null

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: titleOf(args.loaderData),
    description:
      'Huit questions pour savoir si votre entreprise est potentiellement éligible aux aides publiques à la création de site internet. Sans compte, sans adresse, en 2 minutes.',
    path: '/simulateur',
    picture: 'simulateur',
    hidden: args.loaderData?.entered ?? false,
  })

/** The eligibility simulator: one question a screen, then the result with its reasons. */
export default function Simulateur({ loaderData: { visit: asked, aids }, actionData }: Route.ComponentProps) {
  const { company, answers, refused } = actionData ?? {}
  const visit = answers ? readVisit(new URLSearchParams(answers)) : asked
  const lines = moneyBefore(amountsOf(offerLines(useSite().price), visit.answers['code-postal'] ?? ''))
  return (
    <PageFrame header={{ action: null }} width={visit.at === 'question' ? 'form' : 'page'}>
      {visit.at === 'question' ? (
        <>
          {company && <KnownCompanySheet company={company} />}
          <QuestionScreen visit={visit} refused={refused} />
          <MoneyBeside title="Ce que vous paieriez, et quand" lines={lines} />
        </>
      ) : (
        <>
          <SiteToaster />
          <ResultScreen answers={visit.answers} aids={aids} lines={lines} />
        </>
      )}
    </PageFrame>
  )
}

function titleOf(data: Route.MetaArgs['loaderData']): string {
  if (!data?.entered) return 'Tester mon éligibilité'
  if (data.visit.at === 'result') return 'Votre résultat'
  const position = `Question ${data.visit.index + 1} sur ${questions.length}`
  return data.visit.problem ? `Erreur\u00a0: ${position}` : position
}
