/** What an account may be allowed to do; each closed call of the contract names the one that it needs. */
export const PERMISSIONS = [
  'use-dashboard',
  'read-dossiers',
  'work-dossiers',
  'decide-dossiers',
  'erase-dossiers',
  'read-invoices',
  'record-payments',
  'handle-leads',
  'edit-contents',
  'read-journal',
  'change-settings',
  'manage-accounts',
] as const

export type Permission = (typeof PERMISSIONS)[number]

export const ROLES = ['owner', 'manager', 'editor', 'accountant'] as const

/** specification B11, « The team ». */
export type Role = (typeof ROLES)[number]

export const ROLE_LABELS: Record<Role, string> = {
  owner: 'Propriétaire',
  manager: 'Gestionnaire',
  editor: 'Rédacteur',
  accountant: 'Comptable',
}

/** What each role is for, as the owner reads it when inviting. */
export const ROLE_PURPOSES: Record<Role, string> = {
  owner: 'Tout, y compris les comptes et les réglages',
  manager: 'Dossiers, décisions et inscriptions',
  editor: 'Articles et pages du site',
  accountant: 'Factures, règlements et exports',
}

/** Who may do what, beside the owner, who may do everything. */
const HOLDERS: Record<Permission, readonly Role[]> = {
  'use-dashboard': ['manager', 'editor', 'accountant'],
  'read-dossiers': ['manager'],
  'work-dossiers': ['manager'],
  'decide-dossiers': ['manager'],
  'erase-dossiers': [],
  'read-invoices': ['manager', 'accountant'],
  'record-payments': ['manager', 'accountant'],
  'handle-leads': ['manager'],
  'edit-contents': ['editor'],
  'read-journal': ['manager'],
  'change-settings': [],
  'manage-accounts': [],
}

/** The owner may do everything; the others what `HOLDERS` says (specification B11, « The team »). */
export const mayDo = (role: Role, permission: Permission): boolean =>
  role === 'owner' || HOLDERS[permission].includes(role)

/** All that a role may do: the dashboard shows its parts by it, each call asks `mayDo` again. */
export const permissionsOf = (role: Role): readonly Permission[] =>
  PERMISSIONS.filter(permission => mayDo(role, permission))
