import { useCallback, useState } from 'react'
import { SITE_STAGES } from '~/domain/site/site-project'
import { type Situation, situationOf } from '~/domain/situation/situation'
import { followUpApi } from '~/web/follow-up-api'
import { otherApi } from '~/web/other-api'
import type { Site } from '~/web/ui/site-facts/site-calls'
import type { OwnSettlementState } from '../signing/own-settlement-state'
import type { DossierState } from '../state'
import type { TimelineData } from '../timeline/timeline-data'
import { UNREAD } from './unread'
import { type Reading, useRead } from './use-read'

export interface Life {
  /** Null until what tells it is there. */
  situation: Situation | null
  timeline: Reading<TimelineData>
  settlement: Reading<OwnSettlementState>
  site: Reading<Site>
  /** All of it was there or given up: the page can be drawn without anything moving later. What is read again keeps its place. */
  drawn: boolean
}

/** All that the page of a dossier is told from, once it was handed in. */
export function useLife(dossier: DossierState): Life {
  const { id, status, signed } = dossier
  // Read anew whenever the dossier was: a site moves on, and a sum comes in, while its status stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said
  const stages = useCallback(
    (signal: AbortSignal) => followUpApi.readTimeline({ params: { id }, signal }),
    [dossier],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said
  const money = useCallback(
    (signal: AbortSignal) => otherApi.companySettlement({ params: { id }, signal }),
    [dossier],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said
  const project = useCallback(
    (signal: AbortSignal) => followUpApi.siteProject({ params: { id }, signal }),
    [dossier],
  )
  // A dossier that was never handed in has none.
  const timeline = useRead(status === 'Nouveau' ? null : stages, UNREAD.stages)
  // Where nothing was signed there is no money to speak of, nor of a specimen.
  const settlement = useRead(signed ? money : null, UNREAD.money)
  const told = settlement.value
  const begun = told?.choice_state === 'none' && (told.status === 'Accepté' || told.status === 'Payé')
  const site = useRead(begun ? project : null, UNREAD.site)
  const waits = timeline.waits || settlement.waits || site.waits
  const [drawn, setDrawn] = useState(!waits)
  if (!drawn && !waits) setDrawn(true)
  return {
    ...{ timeline, settlement, site },
    situation: situationIn(dossier, { timeline, settlement, site }),
    drawn,
  }
}

function situationIn(
  { status }: DossierState,
  { timeline, settlement, site }: Pick<Life, 'timeline' | 'settlement' | 'site'>,
): Situation | null {
  if (!isRead(timeline) || !isRead(settlement) || !isRead(site)) return null
  // A specimen is accepted as far as its status goes: no site and no choice follow.
  if (!settlement.value && (status === 'Accepté' || status === 'Payé')) return null
  const { choice_state, refusal } = settlement.value ?? { choice_state: 'none', refusal: null }
  const stages = timeline.value?.stages ?? []
  return situationOf({
    ...{ status, choice: choice_state },
    transmitted: stages.some(({ name, state }) => name === 'transmitted' && state === 'done'),
    ended: refusal,
    site: site.value && {
      stage: stageOf(site.value),
      waiting: site.value.waiting,
      accepted: site.value.accepted_at !== null,
      closed: closedOf(site.value),
    },
  })
}

const closedOf = ({ closure, published }: Site) =>
  closure && (published || closure.state === 'suspended' ? 'off-line' : 'over')

/** The last stage that it reached. */
const stageOf = ({ stages }: Site) =>
  SITE_STAGES.findLast(name => stages.some(stage => stage.name === name && stage.at)) ?? null

/** There, or known not to be. */
const isRead = ({ value, waits, failed }: Pick<Reading<unknown>, 'value' | 'waits' | 'failed'>) =>
  value !== null || !(waits || failed)
