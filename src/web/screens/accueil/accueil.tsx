import { priceOf } from '~/domain/invoice/offer'
import { organization, pageMeta, service, siteOf, website } from '~/web/page-meta'
import { useSite } from '~/web/site'
import { ButtonLink } from '~/web/ui/actions/button'
import { PageFrame } from '~/web/ui/frame/page-frame'
import { Section } from '~/web/ui/frame/section'
import { Price } from '~/web/ui/offer/price'
import { Coupon } from '~/web/ui/paper/coupon'
import { StepSheets } from '~/web/ui/steps/step-sheets'
import type { Route } from './+types/accueil'
import styles from './accueil.module.css'
import { ExampleTabs } from './example-tabs'
import { Features } from './features'
import { Hero } from './hero'
import { faqPage, Questions } from './questions'
import { TwoWays } from './two-ways'

export const handle = { hydrate: false }

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Site internet avec IA\u00a0: testez votre éligibilité aux aides publiques',
    description:
      'Un site professionnel avec IA intégrée, financé jusqu’à 100\u00a0% par les aides publiques sous réserve d’acceptation. Rien à payer avant la décision.',
    path: '/',
    picture: 'accueil',
    data: [organization(args), website(args), service(args), faqPage(priceOf(siteOf(args.matches) ?? {}))],
  })

/** The landing page (specification A2, /). */
export default function Accueil() {
  return (
    <PageFrame kept width="wide">
      <Hero />
      <div className={styles.rest}>
        <ExampleTabs />
        <TwoWays />
        <Features />
        <Price on={useSite()} />
        <Steps />
        <Questions />
        <p className={styles.sticky} data-screen-only>
          <ButtonLink to="/simulateur">Tester mon éligibilité</ButtonLink>
        </p>
      </div>
      <Coupon title="Entreprises françaises&nbsp;: à&nbsp;vous de vérifier">
        Huit questions, sans créer de compte ni laisser d’adresse. Vous saurez tout de suite si vous êtes
        potentiellement éligible, et pourquoi.
      </Coupon>
    </PageFrame>
  )
}

/** The five steps as coloured sheets; the colours come back in the wizard. */
function Steps() {
  return (
    <Section
      id="etapes"
      box="Étapes"
      ground="ruled"
      title="Cinq étapes, dont trois pour vous"
      lead="Comptez 8 minutes de votre côté. Les organismes examinent ensuite le dossier en 15 à 30&nbsp;jours."
    >
      <StepSheets />
    </Section>
  )
}
