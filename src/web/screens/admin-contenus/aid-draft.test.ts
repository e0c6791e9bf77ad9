import { expect, test } from 'vitest'
import { aidFlaws } from '~/domain/aids/aid-flaws'
import { bodyOf, EMPTY_AID } from './aid-draft'

const typed = (ceiling: string, rate = '') => bodyOf({ ...EMPTY_AID, ceiling, rate })
const refused = (ceiling: string, rate = '') =>
  aidFlaws(JSON.parse(JSON.stringify(typed(ceiling, rate)))).map(({ field }) => field)

test('an amount is read as typed, none is none, and what is no amount reaches the server, which names it', () => {
  expect(typed(' ', '')).toMatchObject({ ceiling: null, rate: null })
  expect(typed('5 000 €', '33,3 %')).toMatchObject({ ceiling: 5_000, rate: 33.3 })
  expect(refused('5 000 €', '50 %')).not.toEqual(expect.arrayContaining(['ceiling']))
  for (const text of ['5.000', 'cinq mille', '1e3', '%'])
    expect(refused(text, text), text).toEqual(expect.arrayContaining(['ceiling', 'rate']))
})
