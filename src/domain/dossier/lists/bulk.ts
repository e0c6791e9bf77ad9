import type { Permission } from '../../access/permission'
import { MINUTE_MS } from '../../milliseconds'

/** What the team does to many dossiers at once, each by its own rules. */
export const BULK_ACTIONS = ['assign', 'remind', 'mark-transmitted', 'extend', 'erase'] as const

export type BulkAction = (typeof BULK_ACTIONS)[number]

export const BULK_ACTION_LABELS: Record<BulkAction, string> = {
  assign: 'Confier',
  remind: 'Rappeler au client ce qui manque',
  'mark-transmitted': 'Marquer comme transmis',
  extend: 'Prolonger la conservation',
  erase: 'Effacer',
}

/** Which of the dossiers that match an action is meant for, as the dialog says it. */
export const BULK_ACTION_SCOPES: Record<BulkAction, string> = {
  assign: 'tous, quel que soit leur état',
  remind: 'ceux qui attendent leur client et dont les rappels ne sont pas arrêtés',
  'mark-transmitted': 'ceux qu’il faut transmettre à la main',
  extend: 'ceux au statut «\u00a0Soumis\u00a0»',
  erase: 'ceux que rien ne retient\u00a0: ni solde dû, ni pièce demandée après signature',
}

/** What each asks of the account that starts it, and again before each dossier. */
export const BULK_PERMISSION: Record<BulkAction, Permission> = {
  assign: 'work-dossiers',
  remind: 'work-dossiers',
  'mark-transmitted': 'work-dossiers',
  extend: 'work-dossiers',
  erase: 'erase-dossiers',
}

/** Milliseconds in which a run can still be called back whole: what cannot be undone afterwards waits longest. */
export const UNDO_DELAY: Record<BulkAction, number> = {
  assign: MINUTE_MS / 2,
  remind: MINUTE_MS / 2,
  'mark-transmitted': MINUTE_MS / 2,
  extend: MINUTE_MS / 2,
  erase: 15 * MINUTE_MS,
}

/** More dossiers than this are narrowed by a filter first. */
export const BULK_LIMIT = 20_000

/** What one download of many dossiers holds at most: a browser keeps it whole before it saves it. */
export const ZIP_MANY = { dossiers: 200, bytes: 1024 ** 3 }
