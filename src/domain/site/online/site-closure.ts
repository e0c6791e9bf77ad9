import { DAY_MS } from '../../milliseconds'

/** Why the hosts of a site show none of it: its owner ended it, or the team suspended it. */
export type ClosureState = 'ended' | 'suspended'

/** What visitors are answered: it is gone, or kept back for reasons of law (RFC 9110, 15.5.11; RFC 7725). */
export const CLOSURE_STATUS = { ended: 410, suspended: 451 } as const satisfies Record<ClosureState, number>

/** For how long an ended site can come back, and its ZIP be taken (specification B16). */
export const KEPT_DAYS = 30

interface Closable {
  ended_at: Date | null
  suspended_at: Date | null
}

/** Whether a site is closed, and why; what was ended stays ended, whatever else. */
export const closureOf = ({ ended_at, suspended_at }: Closable): ClosureState | null =>
  ended_at ? 'ended' : suspended_at ? 'suspended' : null

/** Whether visitors are shown the site by us, so that it can be suspended; one that is suspended still counts. */
export const isOursToSuspend = ({
  published_revision,
  ended_at,
}: Pick<Closable, 'ended_at'> & { published_revision: number | null }): boolean =>
  published_revision !== null && !ended_at

/** From when on nothing of an ended site is left. */
export const goneFrom = (ended: Date): Date => new Date(ended.getTime() + KEPT_DAYS * DAY_MS)

/** The closure that a folder of SITES_DIR shows, by its name; null: it is a revision. */
export function closureShown(folder: string): ClosureState | null {
  const [state] = folder.split('-')
  return state === 'ended' || state === 'suspended' ? state : null
}

/** The one page of such a folder; no web server takes it for a first page. */
export const closurePage = (state: ClosureState): string => `${CLOSURE_STATUS[state]}.html`
