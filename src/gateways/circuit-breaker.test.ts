import { expect, test } from 'vitest'
import { NeighbourAway, NeighbourPaused, NeighbourRefuses } from '~/domain/neighbour'
import { circuitBreaker } from './circuit-breaker'

test('a neighbour that is away is asked by one at a time after a pause, until it is back', async () => {
  let now = 0
  let asked = 0
  let answer: () => Promise<string> = () => Promise.reject(new NeighbourAway('away'))
  const breaker = circuitBreaker('mail', () => now)
  const ask = () =>
    breaker
      .through(() => {
        asked++
        return answer()
      })
      .catch(error => error)
  for (let n = 0; n < 6; n++) expect(await ask()).toBeInstanceOf(NeighbourAway)
  const refused = await ask()
  expect(refused).toBeInstanceOf(NeighbourPaused)
  expect(refused.until.getTime()).toBe(5_000)
  expect(asked).toBe(6)

  now = 5_000
  let release = () => {}
  answer = () =>
    new Promise(resolve => {
      release = () => resolve('here')
    })
  const probe = ask()
  expect(await ask()).toBeInstanceOf(NeighbourPaused)
  release()
  expect(await probe).toBe('here')
  answer = () => Promise.resolve('here')
  expect(await ask()).toBe('here')
})

test('pauses grow, and a refusal shows that it is there', async () => {
  let now = 0
  const breaker = circuitBreaker('mail', () => now)
  const away = () => breaker.through(() => Promise.reject(new NeighbourAway('away'))).catch(error => error)
  for (let n = 0; n < 6; n++) await away()
  const pauses = []
  for (let n = 0; n < 6; n++) {
    const { until } = (await away()) as NeighbourPaused
    pauses.push(until.getTime() - now)
    now = until.getTime()
    await away()
  }
  expect(pauses).toEqual([5_000, 5_000, 10_000, 20_000, 40_000, 60_000])
  now += 60_000
  const no = () => breaker.through(() => Promise.reject(new NeighbourRefuses('no'))).catch(error => error)
  expect(await no()).toBeInstanceOf(NeighbourRefuses)
  expect(await away()).toBeInstanceOf(NeighbourAway)
})
