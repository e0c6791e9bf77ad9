import { expect, test } from 'vitest'
import { DOSSIER_STATUSES } from './dossier'
import { wizardStep } from './wizard'

test('a new dossier opens at its pieces, then at its signature', () => {
  expect(
    wizardStep({ status: 'Nouveau', told: 'Nouveau', missing: ['le RIB professionnel'], signed: false }),
  ).toBe(2)
  expect(wizardStep({ status: 'Nouveau', told: 'Nouveau', missing: [], signed: false })).toBe(3)
})

test('signed but not handed in, it opens where it is handed in', () => {
  expect(wizardStep({ status: 'Nouveau', told: 'Nouveau', missing: [], signed: true })).toBe(3)
})

test('sent back, it opens at the pieces that are asked for, signed or not', () => {
  for (const signed of [true, false]) {
    expect(wizardStep({ status: 'Incomplet', told: 'Incomplet', missing: [], signed })).toBe(2)
  }
})

test('once handed in, it stays at its confirmation', () => {
  for (const status of DOSSIER_STATUSES) {
    if (status === 'Nouveau' || status === 'Incomplet') continue
    expect(wizardStep({ status, told: status, missing: [], signed: true })).toBe(4)
  }
})

test('a dossier that can be signed no more does not open at its signature', () => {
  expect(wizardStep({ status: 'Refusé', told: 'Refusé', missing: [], signed: false })).toBe(4)
  // The refusal waits: it looks as it did before.
  expect(wizardStep({ status: 'Refusé', told: 'Incomplet', missing: [], signed: false })).toBe(2)
})
