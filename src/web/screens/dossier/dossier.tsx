import { type ComponentType, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  data,
  type HeadersFunction,
  type MetaDescriptor,
  type ShouldRevalidateFunction,
  useLocation,
  useNavigate,
} from 'react-router'
import { isMissing } from '~/contract/failure'
import { DAY_MS } from '~/domain/milliseconds'
import { api } from '~/web/api'
import { siteOf } from '~/web/page-meta'
import { useSite } from '~/web/site'
import { clientPart } from '~/web/ui/feedback/client-part'
import { dismissErrors } from '~/web/ui/feedback/dismiss-errors'
import { SiteToaster } from '~/web/ui/feedback/site-toaster'
import { PageFrame } from '~/web/ui/frame/page-frame'
import { PersonLine } from '~/web/ui/frame/person-line'
import { ProgressSteps } from '~/web/ui/paper/progress-steps'
import { rememberDossier } from '~/web/ui/resume/known-dossier'
import type { Route } from './+types/dossier'
import { CompanyStep } from './company/company-step'
import styles from './dossier.module.css'
import { takeRead } from './read-ahead'
import type { DossierState, HandedIn, Step } from './state'
import { useDossier } from './use-dossier'

/** The holder's link is a key: it leaves no trace in caches, search engines or other sites' logs. */
export const headers: HeadersFunction = () => ({
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
})

const NOT_FOUND = 'Dossier introuvable'

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  const said = loaderData?.unknown ? NOT_FOUND : 'Mon dossier d’aide'
  return [
    { title: [said, siteOf(matches)?.brand].filter(Boolean).join(' – ') },
    { name: 'robots', content: 'noindex' },
  ]
}

export const loader = ({ params, context }: Route.LoaderArgs) =>
  readDossier(params.id, id => context.api.readCompany({ params: { id } }))

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  readDossier(params.id, async id => takeRead(id) ?? api.readCompany({ params: { id } }))

/** A step has an entry of its own in the history; the dossier is read by `refresh`. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname

async function readDossier(id: string | undefined, read: (id: string) => Promise<DossierState>) {
  if (!id) return { dossier: null, unknown: false }
  try {
    return { dossier: await read(id), unknown: false }
  } catch (error) {
    if (isMissing(error)) return data({ dossier: null, unknown: true }, { status: 404 })
    throw error
  }
}

/** Each comes when its turn does: who begins a dossier waits for none of them. */
const Offers = clientPart(() => import('./offers'))
const KnownDossierOffer = clientPart(() => import('~/web/ui/resume/known-dossier-offer-later'))
const Notices = clientPart(() => import('./notices'))
const EligibilityCard = clientPart(
  () => import('./eligibility-card'),
  <div className={styles.cardPlace} aria-hidden />,
)
const STEP_PLACE = <div className={styles.stepPlace} aria-busy />
const DocumentsStep = clientPart(() => import('./pieces/documents-step'), STEP_PLACE)
const RequestedPiecesStep = clientPart(() => import('./pieces/requested-pieces-step'), STEP_PLACE)
const SignatureStep = clientPart(() => import('./signing/signature-step'), STEP_PLACE)
const LifePage = clientPart(() => import('./life/life-page'), STEP_PLACE)
const SignedMoney = clientPart(() => import('./signing/signed-money'))
const WizardAside = clientPart(() => import('./wizard-aside'))

const titles: Record<Step, string> = {
  1: 'Votre entreprise',
  2: 'Vos documents',
  3: 'Votre facture',
  4: 'Dossier finalisé',
}

/** The onboarding wizard at /dossier and /dossier/{id} (specification A2). */
export default function DossierScreen({ loaderData, params }: Route.ComponentProps) {
  const { dossier, unknown } = loaderData
  return (
    <PageFrame width="form" header={{ action: null }}>
      <SiteToaster />
      <NeedsJavaScript />
      {unknown ? <UnknownDossier id={params.id} /> : <Wizard key={params.id ?? 'new'} dossier={dossier} />}
    </PageFrame>
  )
}

function Wizard({ dossier: loaded }: { dossier: DossierState | null }) {
  const { dossier, refresh, show } = useDossier(loaded)
  const [step, setStep] = useState<Step>(loaded?.step ?? 1)
  const { key, state } = useLocation()
  const [entry, setEntry] = useState<string | undefined>(key)
  const navigate = useNavigate()
  const title = useRef<HTMLHeadingElement>(null)
  const begun = useRef(step)
  useEffect(() => {
    // The server drew it for an entry that was left before the page was alive.
    if (window.wentEarly && history.state.key === key) setEntry(undefined)
  }, [key])
  useEffect(() => {
    DocumentsStep.preload()
    EligibilityCard.preload()
    if (!loaded) return
    rememberDossier({ id: loaded.id, company_name: loaded.company_name })
    SignatureStep.preload()
    LifePage.preload()
  }, [loaded])

  // Read anew, it may stand elsewhere than the step that is shown: it was handed in, decided, or sent back. Never is it
  // drawn at the step before, which has no words for it.
  const status = dossier?.status
  const [known, setKnown] = useState(status)
  if (dossier && known !== status) {
    setKnown(status)
    if (known) setStep(dossier.step)
  }

  // Each entry of the history that a step was gone to from, or that one was gone to, says which. A piece may be gone since.
  if (entry !== key && dossier && !dossier.signed && dossier.step < 4) {
    setEntry(key)
    if (state?.step) setStep(state.step > 2 && dossier.missing.length > 0 ? 2 : state.step)
  }
  // Once it is signed no step is gone back to: its entry leads on to where one came from.
  useEffect(() => {
    if (entry !== key && state?.step) void navigate(-1)
  }, [entry, key, state, navigate])

  const goTo = (next: Step) => {
    // Not by the router: it would give the entry another key, and the place that it was left at would be lost.
    history.replaceState({ ...history.state, usr: { ...state, step } }, '')
    void navigate('', { state: { step: next, from: step } })
    // The next step says itself when the server does not answer.
    refresh().catch(() => {})
  }
  // As the telephone's own button does where one came from there: else that one would lead on again.
  const goBack = (to: Step) => (state?.from === to ? void navigate(-1) : goTo(to))
  const saved = (corrected: DossierState) => {
    show(corrected)
    goTo(2)
  }
  // At once what the calls have answered: of the dossier as it was before, the next page would tell something else.
  const handedIn = (answer: HandedIn) => {
    // In slices, or the message that comes with it would have all of it laid down at once.
    if (dossier) startTransition(() => show({ ...dossier, ...answer, step: 4 }))
    refresh().catch(() => {})
  }
  // Before it is painted: at the end of the step before, one would see the foot of the page jump.
  useLayoutEffect(() => {
    if (begun.current === step) return
    begun.current = step
    dismissErrors()
    window.scrollTo(0, 0)
    title.current?.focus()
  }, [step])

  // Only what was handed in is just finished: elsewhere the steps are behind, or a decision that is not told waits.
  const followed = step === 4 && dossier?.status !== 'Soumis'
  const wroteLately = dossier?.team_wrote_at ? isLately(dossier.team_wrote_at) : false

  return (
    <div className="stack-24">
      {!followed && (
        <ProgressSteps
          current={step}
          total={4}
          labels={['Entreprise', 'Documents', 'Signature', 'Confirmation']}
        />
      )}
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {followed ? 'Votre dossier' : titles[step]}
      </h1>
      {dossier === null && <KnownDossierOffer />}
      {step !== 4 && dossier?.status === 'Nouveau' && dossier.eligibility && (
        <EligibilityCard eligibility={dossier.eligibility} />
      )}
      {dossier && (wroteLately || dossier.email_next || dossier.purge_at) && (
        <Notices dossier={dossier} refresh={refresh} wroteLately={wroteLately} />
      )}
      {(step === 1 || dossier === null) && <CompanyStep dossier={dossier} onSaved={saved} />}
      {step === 2 && dossier?.signed && dossier.request && (
        <RequestedPiecesStep
          dossier={dossier}
          request={dossier.request}
          refresh={refresh}
          onDone={handedIn}
        />
      )}
      {step === 2 && dossier && !(dossier.signed && dossier.request) && (
        <DocumentsStep dossier={dossier} refresh={refresh} onBack={() => goBack(1)} onDone={() => goTo(3)} />
      )}
      {step === 3 && dossier && (
        <SignatureStep dossier={dossier} refresh={refresh} onBack={() => goBack(2)} onDone={handedIn} />
      )}
      {step === 4 && dossier && <LifePage key={dossier.status} dossier={dossier} refresh={refresh} />}
      {step !== 4 && dossier?.signed && <SignedMoney dossier={dossier} refresh={refresh} />}
      {step < 3 && !dossier?.signed && <WizardAside dossier={dossier} />}
      {step !== 4 && <PersonLine />}
      {dossier && <Offers dossier={dossier} refresh={refresh} wroteLately={wroteLately} />}
    </div>
  )
}

/** What the team wrote stands above the step for two weeks, then below, where one writes to it. */
const isLately = (at: string) => Date.now() - new Date(at).getTime() < 14 * DAY_MS

function NeedsJavaScript() {
  const { email } = useSite()
  return (
    <noscript>
      <p className={`error-box ${styles.apart}`}>
        Cette page a besoin de JavaScript. Vous pouvez aussi nous écrire à{' '}
        <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </noscript>
  )
}

function UnknownDossier({ id }: { id: string | undefined }) {
  const [Form, setForm] = useState<ComponentType | null>(null)
  // Fetched by those alone whose link leads nowhere: the wizard itself stays light.
  useEffect(() => {
    void import('~/web/ui/resume/resume-form-later').then(({ ResumeForm, forgetLostDossier }) => {
      forgetLostDossier(id)
      setForm(() => ResumeForm)
    })
  }, [id])
  return (
    <div className="stack-24">
      <h1 className={styles.title}>{NOT_FOUND}</h1>
      <p>
        Ce lien ne mène à aucun dossier. Il a pu être coupé en route, remplacé par un plus récent, ou le
        dossier a été effacé.
      </p>
      {Form && <Form />}
      <p>
        <a href="/dossier">Commencer un nouveau dossier</a>
      </p>
    </div>
  )
}
