import { expect, it } from 'vitest'
import { exampleOfActivity, tradeOfActivity } from './trade-of-activity'

it.each([
  ['43.22A', 'plombier-chauffagiste'],
  ['43.32A', 'menuisier'],
  ['96.02A', 'coiffeur'],
  ['69.20Z', 'expert-comptable'],
  ['56.10A', 'restaurant'],
  ['45.20A', 'garage'],
  ['47.76Z', 'fleuriste'],
  ['86.90E', 'kinesitherapeute'],
  ['05.10Z', null],
  ['', null],
])('the activity %s has the example %s', (code, trade) => {
  expect(exampleOfActivity(code)).toBe(trade)
})

it.each([
  ['10.71C', 'artisanat'],
  ['10.89Z', null],
  ['43.22A', 'artisanat'],
  ['45.20A', 'services'],
  ['56.10A', 'restauration'],
  ['69.20Z', 'liberal'],
  ['', null],
])('the simulator is told of the activity %s the trade %s', (code, trade) => {
  expect(tradeOfActivity(code)).toBe(trade)
})
