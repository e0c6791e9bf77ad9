import type { ReactNode } from 'react'
import type { StageName } from '~/domain/dossier/timeline'
import { formatDay } from '~/domain/text/french'
import { clientPart } from '~/web/ui/feedback/client-part'
import { Delivery } from '../site-project/delivery'
import { OpenSpace } from '../site-project/open-space'
import type { DossierState } from '../state'
import type { TimelineData } from '../timeline/timeline-data'
import { Acknowledged } from './acknowledged'
import { Decided } from './decided'
import life from './life.module.css'
import { OwnInvoice } from './own-invoice'
import { StageSheet } from './stage-sheet'
import { UNREAD, Unread } from './unread'
import type { Life } from './use-life'

const SiteProject = clientPart(() => import('../site-project/site-project'))

interface StageSheetsProps {
  dossier: DossierState
  life: Life
  isOpened: (name: StageName) => boolean
  onToggle: (name: StageName, opened: boolean) => void
}

/** One sheet a stage, the current open, its papers inside. */
export function StageSheets({
  dossier,
  life: { timeline, settlement, site },
  isOpened,
  onToggle,
}: StageSheetsProps) {
  const stages = timeline.value
  const money = settlement.value
  if (!stages) return timeline.waits ? <div className={life.placeholder} aria-busy /> : null
  const [first] = stages.stages
  // While nothing is decided the invoice stands below, as the step that was just finished shows it.
  const paper = dossier.signed && dossier.status !== 'Soumis' && <OwnInvoice dossier={dossier} />
  const holds: Record<StageName, ReactNode> = {
    received: <Acknowledged acknowledgement={stages.acknowledgement} />,
    transmitted: <Bodies bodies={stages.bodies} />,
    examined: null,
    // Acceptances of before grants were noted owe the whole.
    decided: (stages.refusal || money?.grant || (money?.to_pay ?? 0) > 0) && (
      <Decided id={dossier.id} settlement={money} timeline={stages} />
    ),
    making: (
      <>
        <Unread of={site}>{UNREAD.site}</Unread>
        {/* What was refused to an unproven address is read anew. */}
        {site.value && (
          <SiteProject key={dossier.email_proof} id={dossier.id} site={site.value} onSite={site.show} />
        )}
      </>
    ),
    // Of a site that is gone the paper of its accepted delivery is left, or nothing.
    delivered: site.value?.stages.some(({ name, at }) => name === 'online' && at) && (
      <>
        {(site.value.accepted_at !== null || site.value.closure?.state !== 'gone') && (
          <Delivery id={dossier.id} site={site.value} onSite={site.show} />
        )}
        {site.value.closure?.state !== 'gone' && (
          <OpenSpace
            id={dossier.id}
            first={site.value.accepted_at !== null || site.value.closure !== null}
            isOurs={site.value.published !== null}
          />
        )}
      </>
    ),
  }
  return (
    <ol className="stack-12 bare-list">
      {stages.stages.map(stage => (
        <StageSheet
          key={stage.name}
          stage={stage}
          opened={isOpened(stage.name)}
          onToggle={opened => onToggle(stage.name, opened)}
        >
          {stage.state !== 'ahead' || stage.name === 'delivered' ? holds[stage.name] : null}
          {stage === first && paper}
        </StageSheet>
      ))}
    </ol>
  )
}

function Bodies({ bodies }: Pick<TimelineData, 'bodies'>) {
  if (bodies.length === 0) return null
  return (
    <ul className={life.papers}>
      {bodies.map(({ name, at }) => (
        <li key={name}>
          {name}, <time dateTime={at}>le {formatDay(new Date(at))}</time>
        </li>
      ))}
    </ul>
  )
}
