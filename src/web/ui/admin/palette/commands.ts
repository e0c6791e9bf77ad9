import type { Permission } from '~/domain/access/permission'
import { DOSSIER_STATUSES } from '~/domain/dossier/dossier'
import { QUEUE_LABELS, QUEUES } from '~/domain/dossier/queue'
import { fold } from '~/domain/text/slug'
import { places } from '../places'

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
  { group: 'Pages', needs: 'use-dashboard', to: '/admin-dashboard/compte', words: 'Mon compte' },
]

/** The actions and pages that an account may use and that hold every word; pages first while nothing is typed. */
export function commandsFor(may: (permission: Permission) => boolean, typed: string): Known[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  const known = words.length === 0 ? [...PAGES, ...ACTIONS] : [...ACTIONS, ...PAGES]
  return known.filter(
    ({ needs, words: name }) => may(needs) && words.every(word => fold(name).includes(word)),
  )
}

/** The lists that can be searched for what was typed. */
export function searchesFor(may: (permission: Permission) => boolean, typed: string): Command[] {
  const search = encodeURIComponent(typed.trim())
  return [
    ...(may('read-dossiers')
      ? [{ to: `/admin-dashboard?recherche=${search}`, words: 'Chercher dans les dossiers' }]
      : []),
    ...(may('read-invoices')
      ? [
          {
            to: `/admin-dashboard?onglet=factures&recherche=${search}`,
            words: 'Chercher dans les factures',
          },
        ]
      : []),
  ].map(command => ({ ...command, about: `«\u00a0${typed.trim()}\u00a0»` }))
}
