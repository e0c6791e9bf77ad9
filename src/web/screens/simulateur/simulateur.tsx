import { pageMeta } from '~/web/page-meta'
import { PageFrame } from '~/web/ui/frame/page-frame'
import type { Route } from './+types/simulateur'
import { QuestionScreen } from './question-screen'
import { questions } from './questions'
import { ResultScreen } from './result-screen'
import { readVisit } from './visit'

/** Plain forms and links: the simulator runs without JavaScript, and the address holds every answer. */
export const handle = { hydrate: false }

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  return { visit: readVisit(searchParams), entered: searchParams.size > 0 }
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: titleOf(args.loaderData),
    description:
      'Six questions pour savoir si votre entreprise est potentiellement éligible aux aides publiques à la création de site internet. Sans compte, sans adresse, en 2 minutes.',
    path: '/simulateur',
    picture: 'simulateur',
    hidden: args.loaderData?.entered ?? false,
  })

/** The eligibility simulator: one question a screen, then the result with its reasons. */
export default function Simulateur({ loaderData: { visit } }: Route.ComponentProps) {
  return (
    <PageFrame header={{ action: null }} width="form">
      {visit.at === 'question' ? <QuestionScreen visit={visit} /> : <ResultScreen answers={visit.answers} />}
    </PageFrame>
  )
}

function titleOf(data: Route.MetaArgs['loaderData']): string {
  if (!data?.entered) return 'Tester mon éligibilité'
  if (data.visit.at === 'result') return 'Votre résultat'
  const position = `Question ${data.visit.index + 1} sur ${questions.length}`
  return data.visit.problem ? `Erreur : ${position}` : position
}
