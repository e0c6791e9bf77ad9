import { expect, it } from 'vitest'
import { BUDGETS, budgetWindow, secondsUntil } from './budget'

it('gives every machine the same window, and says how long it lasts', () => {
  const budget = { window_ms: 600_000, per_key: 1, per_network: null, in_all: null }
  const now = new Date('2026-03-01T10:07:30.500Z')
  const { starts_at, ends_at } = budgetWindow(budget, now)
  expect(starts_at).toEqual(new Date('2026-03-01T10:00:00Z'))
  expect(ends_at).toEqual(new Date('2026-03-01T10:10:00Z'))
  expect(secondsUntil(ends_at, now)).toBe(150)
  expect(secondsUntil(ends_at, ends_at)).toBe(1)
})

it('leaves an office room, and lets at most 20 registrations a minute into the list', () => {
  expect(BUDGETS['company-submit'].per_key).toBeGreaterThanOrEqual(60)
  expect(BUDGETS['company-upload'].per_key).toBeGreaterThanOrEqual(600)
  expect(BUDGETS['company-submit'].per_network).toBeGreaterThan(BUDGETS['company-submit'].per_key)
  expect(2 * BUDGETS.registration.in_all).toBeLessThanOrEqual(20)
})

it('asks no form for work that works without JavaScript', () => {
  for (const name of ['transmission', 'reminder-link'] as const)
    expect(BUDGETS[name]).toMatchObject({ per_network: null, in_all: null })
})
