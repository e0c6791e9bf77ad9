import type { DossierStatus } from './dossier'
import type { TransmissionState } from './transmission'

/** The stages of a dossier that was handed in, in their order; the last two come after an acceptance. */
export const STAGES = ['received', 'transmitted', 'examined', 'decided', 'making', 'delivered'] as const

export type StageName = (typeof STAGES)[number]

/** What a stage is called, on the page and in messages. */
export const STAGE_TITLES: Record<StageName, string> = {
  received: 'Reçu',
  transmitted: 'Transmis',
  examined: 'Examiné',
  decided: 'Décidé',
  making: 'Site en création',
  delivered: 'Livré',
}

/** `done` has happened, `current` is under way, `ahead` is to come. */
export const STAGE_STATES = ['done', 'current', 'ahead'] as const

export type StageState = (typeof STAGE_STATES)[number]

export interface Stage {
  name: StageName
  state: StageState
  /** When it was done. */
  at: Date | null
}

export interface StageFacts {
  /** As the holder may know it: a decision that can still be undone is none. */
  status: DossierStatus
  /** Null where its client renounced before handing it in. */
  receivedAt: Date | null
  /** Of the last time it was handed in. */
  transmissions: { state: TransmissionState; sent_at: Date | null; settled_at: Date | null }[]
  /** When the decision was told. */
  decidedAt: Date | null
  /** A body has said its word. Who renounces, or is closed by us, may end without one. */
  bodyAnswered: boolean
  /** Nothing is under way: its client has not said « Je continue » yet. */
  awaitsChoice: boolean
  deliveredAt: Date | null
}

/** Where a dossier stands, as dated stages; it claims nothing that has not happened (specification B6). */
export function timeline({
  status,
  receivedAt,
  transmissions,
  decidedAt,
  bodyAnswered,
  awaitsChoice,
  deliveredAt,
}: StageFacts): Stage[] {
  const decided = status === 'Accepté' || status === 'Refusé' || status === 'Payé' ? decidedAt : null
  const dates: Record<StageName, Date | null> = {
    received: receivedAt,
    transmitted: transmittedAt(transmissions),
    examined: decided,
    decided,
    making: deliveredAt,
    delivered: deliveredAt,
  }
  const ended = status === 'Refusé'
  const names = STAGES.filter(name => {
    // Who renounced before handing in has one stage: nothing was received, nothing examined.
    if (!receivedAt) return name === 'decided'
    if (name === 'making' || name === 'delivered') return !ended
    // Its end alone does not say that anybody examined it.
    if (name === 'examined') return !ended || bodyAnswered
    // Nobody noted a transmission that must have been: nothing is claimed of it.
    return name !== 'transmitted' || !decided || dates.transmitted
  })
  const next = names.find(name => dates[name] === null)
  return names.map(name => ({
    name,
    at: dates[name],
    state: dates[name] ? 'done' : name === next && !(awaitsChoice && name === 'making') ? 'current' : 'ahead',
  }))
}

/** When the last body had it; null while one of them still waits for it. */
function transmittedAt(transmissions: StageFacts['transmissions']): Date | null {
  const expected = transmissions.filter(({ state }) => state !== 'superseded')
  const dates = expected.map(transmittedOn)
  if (dates.length === 0 || dates.includes(null)) return null
  return new Date(Math.max(...dates.map(Number)))
}

/** When one body had it. A link that nobody used has left all the same, but nothing was handed over. */
export function transmittedOn({
  state,
  sent_at,
  settled_at,
}: StageFacts['transmissions'][number]): Date | null {
  if (state === 'sent' || state === 'collected') return sent_at
  return state === 'done' ? (sent_at ?? settled_at) : null
}
