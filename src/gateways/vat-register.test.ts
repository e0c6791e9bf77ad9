import { expect, test } from 'vitest'
import { NeighbourAway, NeighbourPaused } from '~/domain/neighbour'
import { viesServer } from '../../tests/support/servers/vies-server'
import { circuitBreaker } from './circuit-breaker'
import { viesRegister } from './vat-register'

const NUMBER = 'DE123456789'

test('what it says is kept, with the number of consultation that our own number is given', async () => {
  const server = await viesServer()
  server.be({ valid: true, name: 'Muster GmbH', requestIdentifier: 'WAPIAAAAX' })
  const said = await viesRegister(server.url, 'FR44732829320').find(NUMBER)
  expect(said).toEqual({ valid: true, name: 'Muster GmbH', address: null, consultation: 'WAPIAAAAX' })
  expect(server.asked).toEqual([
    {
      path: '/vies/rest-api/check-vat-number',
      ...{ countryCode: 'DE', vatNumber: '123456789' },
      ...{ requesterMemberStateCode: 'FR', requesterNumber: '44732829320' },
    },
  ])
  server.be({ valid: false })
  expect(await viesRegister(server.url, null).find(NUMBER)).toMatchObject({ valid: false, name: null })
  server.be({ error: 'INVALID_INPUT', status: 400 })
  expect(await viesRegister(server.url, null).find(NUMBER)).toMatchObject({ valid: false })
})

test('where it does not know who asks, the number is looked up all the same', async () => {
  const server = await viesServer(false)
  server.be({ valid: true })
  expect(await viesRegister(server.url, 'FR00').find(NUMBER)).toMatchObject({
    valid: true,
    consultation: null,
  })
  expect(server.asked.map(({ requesterNumber }) => requesterNumber)).toEqual(['00', undefined])
})

test('no answer, a late one and nonsense are no word about the number, and it is then left in peace', async () => {
  const server = await viesServer()
  let now = 0
  const breaker = circuitBreaker('VIES', () => now)
  /** Waited for as long as a busy machine may take, but where it is silent. */
  const asking = (patience = 30_000) => viesRegister(server.url, null, patience, breaker).find(NUMBER)
  const moods = [
    { error: 'MS_UNAVAILABLE' },
    { error: 'MS_MAX_CONCURRENT_REQ', status: 500 },
    { body: '<html>', status: 502 },
    { body: '{"valid":"yes"}' },
    { body: '{}' },
    { silent: true },
  ] as const
  for (const mood of moods) {
    server.be(mood)
    await expect(asking('silent' in mood ? 300 : undefined)).rejects.toBeInstanceOf(NeighbourAway)
  }
  server.be({ valid: true })
  await expect(asking()).rejects.toBeInstanceOf(NeighbourPaused)
  expect(server.asked).toHaveLength(moods.length)
  now += 6_000
  expect(await asking()).toMatchObject({ valid: true })
})
