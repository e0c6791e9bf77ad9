import type { Permission } from '~/domain/access/permission'
import { DOSSIER_STATUSES } from '~/domain/dossier/dossier'
import { BULK_ACTION_LABELS, BULK_ACTIONS, BULK_PERMISSION } from '~/domain/dossier/lists/bulk'
import { QUEUE_LABELS, QUEUES } from '~/domain/dossier/lists/queue'
import { fold } from '~/domain/text/slug'
import { places } from '../frame/places'
import { settingsPlaces } from '../frame/settings-places'
import { LIST_ACTION } from './list-action'

/** Where an entry of the palette leads. */
export interface Command {
  to: string
  words: string
  /** Said beside it, smaller. */
  about?: string
}

interface Known extends Command {
  group: 'Actions' | 'Pages'
  needs: Permission
}

const ACTIONS: Known[] = [
  ...QUEUES.map(queue => ({
    group: 'Actions' as const,
    needs: 'read-dossiers' as const,
    to: `/admin-dashboard/file/${queue}`,
    words: `Traiter la file «\u00a0${QUEUE_LABELS[queue]}\u00a0»`,
  })),
  ...DOSSIER_STATUSES.map(status => ({
    group: 'Actions' as const,
    needs: 'read-dossiers' as const,
    to: `/admin-dashboard?statut=${encodeURIComponent(status)}`,
    words: `Voir les dossiers «\u00a0${status}\u00a0»`,
  })),
  {
    group: 'Actions',
    needs: 'read-invoices',
    to: '/admin-dashboard?onglet=factures',
    words: 'Voir les factures',
  },
  {
    group: 'Actions',
    needs: 'edit-contents',
    to: '/admin-dashboard/contenus/articles/nouveau',
    words: 'Écrire un article',
  },
]

const PAGES: Known[] = [
  ...places.map(({ to, words, needs }) => ({ group: 'Pages' as const, needs, to, words })),
  { group: 'Pages', needs: 'work-dossiers', to: '/admin-dashboard/reponses', words: 'Réponses prêtes' },
  ...settingsPlaces.map(place => ({ group: 'Pages' as const, ...place })),
]

/** Where the palette was opened. */
interface Place {
  pathname: string
  /** The part of the address behind « ? ». */
  search: string
}

/**
 * What can be done where one stands: to all dossiers that the list's filter lets through, each by the dialog that counts them
 * first; to the dossier that is open.
 */
export function commandsHere(
  may: (permission: Permission) => boolean,
  typed: string,
  { pathname, search }: Place,
): { title: string; commands: Command[] } {
  const params = new URLSearchParams(search)
  const opened = params.get('dossier') ?? /^\/admin-dashboard\/dossiers\/([^/]+)$/.exec(pathname)?.[1]
  if (opened) {
    const write = { to: `/admin-dashboard/dossiers/${opened}#messages`, words: 'Écrire au client' }
    return { title: 'Ce dossier', commands: may('work-dossiers') ? holding(typed, [write]) : [] }
  }
  if (pathname !== '/admin-dashboard' || params.get('onglet') === 'factures')
    return { title: '', commands: [] }
  const about = filterWords(params)
  const commands = BULK_ACTIONS.filter(action => may(BULK_PERMISSION[action])).map(action => {
    const to = new URLSearchParams(params)
    to.delete('apres')
    to.set(LIST_ACTION, action)
    return {
      to: `/admin-dashboard?${to}`,
      words: `${BULK_ACTION_LABELS[action]}\u00a0: toute la liste`,
      about,
    }
  })
  return { title: 'Sur cette liste', commands: holding(typed, commands) }
}

/** What the list is narrowed to. */
function filterWords(params: URLSearchParams): string {
  const [search, status] = [params.get('recherche'), params.get('statut')]
  return [search && `«\u00a0${search}\u00a0»`, status].filter(Boolean).join(', ') || 'tous les dossiers'
}

/** The actions and pages that an account may use and that hold every word; pages first while nothing is typed. */
export function commandsFor(may: (permission: Permission) => boolean, typed: string): Known[] {
  const known = typed.trim() === '' ? [...PAGES, ...ACTIONS] : [...ACTIONS, ...PAGES]
  return holding(typed, known).filter(({ needs }) => may(needs))
}

/** Those whose name holds every word. */
function holding<Named extends Command>(typed: string, commands: Named[]): Named[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  return commands.filter(({ words: name }) => words.every(word => fold(name).includes(word)))
}

/** The lists that can be searched for what was typed. */
export function searchesFor(may: (permission: Permission) => boolean, typed: string): Command[] {
  const search = encodeURIComponent(typed.trim())
  return [
    ...(may('read-dossiers')
      ? [{ to: `/admin-dashboard?recherche=${search}`, words: 'Chercher dans les dossiers' }]
      : []),
    ...(may('read-invoices')
      ? [{ to: `/admin-dashboard?onglet=factures&recherche=${search}`, words: 'Chercher dans les factures' }]
      : []),
  ].map(command => ({ ...command, about: `«\u00a0${typed.trim()}\u00a0»` }))
}
