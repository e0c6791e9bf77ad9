// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiProblem } from '~/contract/api-problem'
import { fullFacts } from '../../../../tests/support/sites/client-sites'
import { siteAsShown } from '../../../../tests/support/sites/site-as-shown'
import type { Site } from '../site-facts/site-calls'
import { useWork } from './use-work'

const photos = ['one', 'other'].map((id): Site['photos'][number] => ({
  ...{ id, url: `/${id}.webp`, alt: '', focus: { x: 0.5, y: 0.5 } },
  cut: { x: 0, y: 0, width: 1, height: 1 },
}))
const site: Site = { ...siteAsShown(fullFacts, 3), photos }
const working = () => renderHook(() => useWork(site, () => {})).result
const leadsOn = (work: ReturnType<typeof working>) => act(() => work.current.settled())

it('what no answer came to leaves again with the next press, as it was last asked', async () => {
  const work = working()
  let isAway = true
  const arrived: string[] = []
  const say = (words: string, photo: string) =>
    act(() =>
      work.current.act(async () => {
        if (isAway) throw new TypeError('cut')
        arrived.push(words)
        return site
      }, photo),
    )
  await say('La vitr', 'one')
  await say('La vitrine', 'one')
  await say('L’atelier', 'other')
  expect(await leadsOn(work)).toBe(false)
  expect(work.current.problem).toMatch(/rien n’est perdu/)
  isAway = false
  expect(await leadsOn(work)).toBe(true)
  expect(arrived.sort()).toEqual(['La vitrine', 'L’atelier'])
  expect(work.current.problem).toBe('')
  expect(await leadsOn(work)).toBe(true)
  expect(arrived).toHaveLength(2)
})

it('what was refused is said, and holds nobody up who presses after it', async () => {
  const work = working()
  await act(() => work.current.act(async () => null))
  expect(await leadsOn(work)).toBe(true)
  await act(() =>
    work.current.act(async () => {
      throw new ApiProblem(404, { detail: 'Introuvable' })
    }),
  )
  expect(work.current.problem).toBe('Introuvable')
  expect(await leadsOn(work)).toBe(true)
})

it('what is refused while somebody presses keeps him there to read it', async () => {
  const work = working()
  let refuse = () => {}
  const refused = new Promise<null>(resolve => {
    refuse = () => resolve(null)
  })
  await act(async () => {
    void work.current.act(() => refused)
    const led = work.current.settled()
    refuse()
    expect(await led).toBe(false)
  })
})
