import { expect, test } from 'vitest'
import { DOSSIER_STATUSES } from './dossier'
import { beforeErasure } from './erasure'

test('a signed invoice without a decision is cancelled first, a debt is put to a person', () => {
  const answers = DOSSIER_STATUSES.map(status => [
    status,
    beforeErasure({ status, signed: true, due: 600_000 }),
  ])
  expect(Object.fromEntries(answers)).toEqual({
    Nouveau: 'cancel-invoice',
    Incomplet: 'decide-first',
    Soumis: 'cancel-invoice',
    Accepté: 'decide-first',
    Refusé: 'cancel-invoice',
    Payé: 'nothing',
  })
  expect(beforeErasure({ status: 'Accepté', signed: true, due: 0 })).toBe('nothing')
})

test('what was never signed just goes', () => {
  for (const status of DOSSIER_STATUSES)
    expect(beforeErasure({ status, signed: false, due: 0 })).toBe('nothing')
})
