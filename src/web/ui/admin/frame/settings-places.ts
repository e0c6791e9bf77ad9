import type { Permission } from '~/domain/access/permission'

/** What is set once and then holds: one place, with a tab for each part of it. */
export const settingsPlaces: { to: string; words: string; needs: Permission }[] = [
  { to: '/admin-dashboard/compte', words: 'Mon compte', needs: 'use-dashboard' },
  { to: '/admin-dashboard/comptes', words: 'Comptes', needs: 'manage-accounts' },
  { to: '/admin-dashboard/offre', words: 'Offre et prix', needs: 'decide-dossiers' },
  { to: '/admin-dashboard/e-mails', words: 'E-mails aux clients', needs: 'change-settings' },
]
