// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ApiProblem } from '~/contract/api-problem'
import type { SiteFacts } from '~/domain/site/facts/facts'
import { fullFacts } from '../../../../tests/support/sites/client-sites'
import { siteAsShown } from '../../../../tests/support/sites/site-as-shown'
import type { Site } from './site-calls'
import { useFacts } from './use-facts'

/** What a server would keep: it takes the version that it has, and may be out of reach. */
function server(first: SiteFacts) {
  const kept = { facts: first, version: 3, away: false }
  const reach = () => {
    if (kept.away) throw new TypeError('cut')
  }
  const calls = {
    read: async () => {
      reach()
      return siteAsShown(kept.facts, kept.version)
    },
    save: async (facts: SiteFacts, version: number) => {
      reach()
      if (version !== kept.version) throw new ApiProblem(412, { code: 'site-changed' })
      Object.assign(kept, { facts, version: version + 1 })
      return siteAsShown(kept.facts, kept.version)
    },
    draw: async () => '',
  }
  return { kept, calls }
}

const opened = (calls: ReturnType<typeof server>['calls'], first: SiteFacts, version = 3) =>
  renderHook(() => useFacts('dossier', siteAsShown(first, version), calls, () => {}))
const form = (...first: Parameters<typeof opened>) => opened(...first).result

it('keeps what is typed, and what is half typed later, without holding up the rest', async () => {
  const { kept, calls } = server(fullFacts)
  const result = form(calls, fullFacts)
  act(() => result.current.change({ email: 'zoe@', about: 'Trois générations.' }))
  await act(() => result.current.keep())
  expect(kept.facts).toMatchObject({ email: fullFacts.email, about: 'Trois générations.' })
  expect(result.current.errorOf('email')).toContain('e-mail')
  expect(result.current.facts.email).toBe('zoe@')
  act(() => result.current.change({ email: 'zoe@exemple.fr' }))
  await act(() => result.current.keep())
  expect(kept).toMatchObject({ version: 5, facts: { email: 'zoe@exemple.fr' } })
  expect(result.current.errorOf('email')).toBeUndefined()
  await act(() => result.current.keep())
  expect(kept.version).toBe(5)
})

it('puts another’s change together with one’s own, and asks about what both changed', async () => {
  const { kept, calls } = server(fullFacts)
  const result = form(calls, fullFacts)
  act(() => result.current.change({ about: 'Le mien.', telephone: '01 02 03 04 05' }))
  Object.assign(kept, { version: 4, facts: { ...fullFacts, about: 'Le leur.', since: '1990' } })
  await act(() => result.current.keep())
  await act(() => result.current.keep())
  expect(kept.facts).toMatchObject({ about: 'Le mien.', telephone: '01 02 03 04 05', since: '1990' })
  expect(result.current.meanwhile).toMatchObject({ taken: ['since'], both: ['about'] })
  act(() => result.current.takeTheirs('about'))
  await act(() => result.current.keep())
  expect(kept.facts.about).toBe('Le leur.')
})

it('loses nothing while no answer comes, nor over a reload', async () => {
  const { kept, calls } = server(fullFacts)
  kept.away = true
  const result = form(calls, fullFacts)
  act(() => result.current.change({ about: 'Écrit dans le train.' }))
  await act(() => result.current.keep(true))
  expect(result.current.kept).toContain('Pas encore gardé')
  // Somebody of the team changes the site before the page is opened again.
  Object.assign(kept, { away: false, version: 8, facts: { ...fullFacts, since: '1990' } })
  const again = form(calls, kept.facts, 8)
  expect(again.current.facts).toMatchObject({ about: 'Écrit dans le train.', since: '1990' })
  expect(again.current.meanwhile).toMatchObject({ taken: ['since'], both: [] })
  await act(() => again.current.keep())
  expect(kept.facts).toMatchObject({ about: 'Écrit dans le train.', since: '1990' })
  expect(sessionStorage.length).toBe(0)
})

it('sends what was typed last when the form is left', async () => {
  const { kept, calls } = server(fullFacts)
  const { result, unmount } = opened(calls, fullFacts)
  act(() => result.current.change({ about: 'Écrit en partant.' }))
  unmount()
  await expect.poll(() => kept.facts.about).toBe('Écrit en partant.')
  await expect.poll(() => sessionStorage.length).toBe(0)
})

it('writes nothing from a form that was left over what was typed since', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { kept, calls } = server(fullFacts)
  kept.away = true
  const { result, unmount } = opened(calls, fullFacts)
  act(() => result.current.change({ about: 'Un premier jet.' }))
  const sent = result.current.keep()
  unmount()
  await sent
  kept.away = false
  const again = form(calls, kept.facts)
  act(() => again.current.change({ about: 'Le texte voulu.' }))
  await act(() => again.current.keep())
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(kept.facts.about).toBe('Le texte voulu.')
})

it('forgets what the server has, though its answer was lost on the way', async () => {
  const { kept, calls } = server(fullFacts)
  const lost = async (facts: SiteFacts, version: number): Promise<Site> => {
    await calls.save(facts, version)
    throw new TypeError('cut')
  }
  const result = form({ ...calls, save: lost }, fullFacts)
  act(() => result.current.change({ about: 'Arrivé sans réponse.' }))
  await act(() => result.current.keep())
  expect(sessionStorage.length).toBe(1)
  const again = form(calls, kept.facts, kept.version)
  await act(() => again.current.keep())
  expect(again.current.facts.about).toBe('Arrivé sans réponse.')
  expect(kept.version).toBe(4)
  expect(sessionStorage.length).toBe(0)
})

it('goes on from a version that something beside the facts made', async () => {
  const { kept, calls } = server(fullFacts)
  const { result, rerender } = renderHook(
    ({ version }) => useFacts('dossier', siteAsShown(fullFacts, version), calls, () => {}),
    { initialProps: { version: 3 } },
  )
  kept.version = 4
  rerender({ version: 4 })
  act(() => result.current.change({ about: 'Après la photo.' }))
  await act(() => result.current.keep())
  expect(kept).toMatchObject({ version: 5, facts: { about: 'Après la photo.' } })
})
