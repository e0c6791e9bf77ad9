/** A client's own domain, as it is kept: the bare name stands for itself and for its www. */
export interface ClientDomain {
  /** In ASCII (`xn--…`), without www: « exemple.fr ». */
  name: string
  /** Whether the site stands at www, where the bare name leads; else the other way round. */
  www: boolean
}

/** Where the site stands. */
export const chosenHost = ({ name, www }: ClientDomain) => (www ? `www.${name}` : name)

/** What leads there. */
export const otherHost = ({ name, www }: ClientDomain) => (www ? name : `www.${name}`)

/** Where the proof of a claim lies: beside the name, so that nothing else of its owner's is touched (RFC 8552). */
export const proofHost = ({ name }: Pick<ClientDomain, 'name'>) => `_site-verification.${name}`

/** What is to be read there. */
export const proofOf = (token: string) => `site-verification=${token}`

/** How a claim stands: nothing typed, not as it should be yet, in service, in service and leading elsewhere since. */
export const DOMAIN_STATES = ['none', 'waiting', 'online', 'away'] as const

export type DomainState = (typeof DOMAIN_STATES)[number]

/** How the team reads it in a list. */
export const DOMAIN_STATE_LABELS: Record<DomainState, string> = {
  none: 'Aucun',
  waiting: 'En attente',
  online: 'En service',
  away: 'Mène ailleurs',
}

/** How the newest claim of a site stands. */
export const domainState = ({ online, away }: { online: boolean; away: boolean }): DomainState =>
  online ? (away ? 'away' : 'online') : 'waiting'

/** For how long a domain that leads elsewhere stays its site's. */
export const AWAY_DAYS = 30

/** What happens to a claim. */
export type DomainChange = 'asked' | 'online' | 'away' | 'back' | 'dropped' | 'taken' | 'removed'

export const DOMAIN_CHANGE_LABELS: Record<DomainChange, string> = {
  asked: 'demandé',
  online: 'relié au site',
  away: 'mène ailleurs',
  back: 'mène de nouveau au site',
  dropped: 'plus relié au site',
  taken: 'relié à un autre site',
  removed: 'retiré',
}

/** Which of them an owner is written of. */
export type DomainNews = Extract<DomainChange, 'online' | 'away' | 'dropped' | 'taken'>
