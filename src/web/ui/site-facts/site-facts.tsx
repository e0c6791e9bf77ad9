import { ArrowLeft, ArrowRight, Eye } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { inPlace } from '~/web/ui/forms/in-place'
import { Button } from '../actions/button'
import { ProgressSteps } from '../paper/progress-steps'
import { CheckStep } from './check-step'
import { type FactsForm, idOfPlace } from './fact-line'
import { FirmStep } from './firm-step'
import { HoursStep } from './hours-step'
import { LegalStep } from './legal-step'
import { MeanwhileNote } from './meanwhile-note'
import { MoreStep } from './more-step'
import { savable } from './savable'
import { ServicesStep } from './services-step'
import type { Site, SiteCalls } from './site-calls'
import styles from './site-facts.module.css'
import { SiteFrame } from './site-frame'
import { FACTS_STEPS, type FactsStep, STEP_TITLES } from './steps'
import { unreadField } from './unread-field'
import { useFacts } from './use-facts'

interface SiteFactsProps {
  /** Of the dossier or of the site: what is typed is kept under it in this tab. */
  id: string
  site: Site
  calls: SiteCalls
  onSite: (site: Site) => void
  /** Of the headings within, one below what the form stands in. */
  heading: 'h3' | 'h5'
}

/** What is true of a firm, step by step, with what is known filled in; beside it the site grows as it is typed. */
export default function SiteFacts({ id, site, calls, onSite, heading: Heading }: SiteFactsProps) {
  const { facts, change, keep, kept, errorOf, meanwhile, takeTheirs } = useFacts(id, site, calls, onSite)
  const [step, setStep] = useState<FactsStep>('firm')
  const [shown, setShown] = useState(false)
  const top = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const at = FACTS_STEPS.indexOf(step)
  const fields: FactsForm = { facts, change, errorOf }
  // What is half typed is drawn as it was.
  const drawable = useMemo(() => savable(facts, site.facts), [facts, site.facts])

  function go(next: FactsStep | undefined, place?: string) {
    if (!next) return
    void keep(true)
    setStep(next)
    requestAnimationFrame(() => {
      const field = place ? document.getElementById(idOfPlace(place)) : null
      const target = field ?? top.current
      target?.focus({ preventScroll: true })
      target?.scrollIntoView({ block: field ? 'center' : 'start' })
    })
  }

  function goOn() {
    const unread = unreadField(form.current)
    if (unread) unread.focus()
    else go(FACTS_STEPS[at + 1])
  }

  return (
    <div className={`stack-24 ${styles.beside}`}>
      <form ref={form} className={`stack-16 ${styles.form}`} noValidate onSubmit={inPlace(goOn)}>
        <ProgressSteps current={at + 1} total={FACTS_STEPS.length} />
        <Heading ref={top} tabIndex={-1} className={styles.title}>
          {STEP_TITLES[step]}
        </Heading>
        <MeanwhileNote {...{ facts, meanwhile, takeTheirs }} />
        {step === 'firm' && <FirmStep {...fields} />}
        {step === 'hours' && <HoursStep {...fields} />}
        {step === 'services' && <ServicesStep {...fields} />}
        {step === 'legal' && <LegalStep {...fields} />}
        {step === 'more' && <MoreStep {...fields} />}
        {step === 'check' && <CheckStep problems={site.problems} onGo={go} />}
        <p role="status" className={styles.kept}>
          {kept}
        </p>
        <p className="row-12">
          {at > 0 && (
            <Button look="second" icon={ArrowLeft} onClick={() => go(FACTS_STEPS[at - 1])}>
              Précédent
            </Button>
          )}
          {step !== 'check' && (
            <Button type="submit" icon={ArrowRight}>
              Continuer
            </Button>
          )}
        </p>
      </form>
      <div className={`stack-12 ${styles.picture}`} data-shown={shown || undefined}>
        <p className={styles.toggle}>
          <Button
            look="second"
            size="small"
            icon={Eye}
            aria-expanded={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Cacher mon site' : 'Voir mon site'}
          </Button>
        </p>
        <SiteFrame facts={drawable} draw={calls.draw} />
      </div>
    </div>
  )
}
