import { expect, it } from 'vitest'
import { readEstimate } from './estimate'

const read = (query: string) => readEstimate(new URLSearchParams(query))
const wrong = (query: string) => read(query).errors.map(error => error.field)

it('shows an example until it is asked', () => {
  const { asked, errors, forecast } = read('')
  expect([asked, errors]).toEqual([false, []])
  expect(forecast).toMatchObject({ zone: 'europe', trade: 'crafts', calls: 20, short_calls: 4 })
})

it('reads what people type', () => {
  expect(read('zone=france&activite=finance&appels=1 250&courts=&duree=29,9').forecast).toEqual({
    zone: 'france',
    trade: 'finance',
    calls: 1_250,
    short_calls: 0,
    average_seconds: 29.9,
  })
})

it.each([
  ['zone=lune', ['zone']],
  ['activite=', ['activite']],
  ['appels=0', ['appels', 'courts']],
  ['appels=2.5', ['appels']],
  ['appels=10001', ['appels']],
  ['appels=-3', ['appels']],
  ['courts=21', ['courts']],
  ['courts=x', ['courts']],
  ['duree=', ['duree']],
  ['duree=7201', ['duree']],
  ['duree=1e3', ['duree']],
  ['duree=<script>', ['duree']],
])('asks to correct %s', (query, fields) => {
  expect(wrong(query)).toEqual(fields)
  expect(read(query).forecast).toBeNull()
})

it('the town whose page one comes from is carried, and nothing else is said under its name', () => {
  expect(read('lieu=au+Havre').place).toBe('au Havre')
  expect(read('lieu=à+L’Haÿ-les-Roses').place).toBe('à L’Haÿ-les-Roses')
  for (const lieu of [
    '',
    'Lyon',
    'à lyon',
    'à <b>Lyon</b>',
    'à Lyon. Appelez le 0899',
    `à ${'L'.repeat(80)}`,
  ])
    expect(read(`lieu=${encodeURIComponent(lieu)}`).place, lieu).toBeNull()
})
