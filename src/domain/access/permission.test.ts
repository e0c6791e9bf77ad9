import { expect, it } from 'vitest'
import { mayDo, PERMISSIONS, permissionsOf, ROLES } from './permission'

/** Specification B11, « The team », role by role: a change of the matrix is a change here too. */
it('gives each role what it is for, and no more', () => {
  expect(Object.fromEntries(ROLES.map(role => [role, permissionsOf(role)]))).toEqual({
    owner: PERMISSIONS,
    manager: [
      ...['use-dashboard', 'read-dossiers', 'work-dossiers', 'decide-dossiers', 'read-invoices'],
      ...['record-payments', 'handle-leads', 'read-journal'],
    ],
    editor: ['use-dashboard', 'edit-contents'],
    accountant: ['use-dashboard', 'read-invoices', 'record-payments'],
  })
})

it('keeps accounts, settings and erasures for the owner', () => {
  for (const permission of ['manage-accounts', 'change-settings', 'erase-dossiers'] as const)
    expect(ROLES.filter(role => mayDo(role, permission))).toEqual(['owner'])
})
