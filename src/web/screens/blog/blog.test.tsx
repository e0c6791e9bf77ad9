// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { makeApiOf } from '~/contract/client'
import { seoCalls } from '~/contract/content/seo'
import { matches } from '~/domain/content/content-search'
import { showAt } from '../../../../tests/support/runner/shown-screen'
import { answering } from '../../../../tests/support/servers/answering-server'
import Blog, { loader } from './blog'

const ARTICLES = [
  ['Aides à La Réunion', 'Saint-Denis'],
  ['Facture électronique', null],
  ['Cœur de ville\u00a0: être trouvé', 'Béziers'],
].map(([title, city], at) => ({
  ...{ id: String(at), slug: `article-${at}`, title: String(title), city: city ?? null, excerpt: 'Extrait.' },
  ...{ keywords: [], topic: 'aides' as const, minutes: 3 },
  ...{ created_at: '2026-10-01T08:00:00Z', updated_at: '2026-10-01T08:00:00Z' },
}))
const NONE = 'Aucun article trouvé pour cette recherche.'

/** The page as its reader has it: read, then brought to life by its script. */
async function open(address = '/blog') {
  await answering({
    articles: ({ search: { q = '' } }) => {
      const articles = ARTICLES.filter(article => matches(article, q))
      return { articles, total: articles.length }
    },
  })
  const api = makeApiOf(seoCalls, fetch)
  history.replaceState(null, '', address)
  showAt(address, [{ path: '/blog', Component: Blog, loader: args => loader({ ...args, context: { api } }) }])
  await screen.findByRole('heading', { level: 1 })
  vi.resetModules()
  // @ts-expect-error a script of the page, without types
  await import('~/web/ui/filter/filter.js')
  return screen.getByRole('searchbox', { name: 'Rechercher dans le titre ou la ville' })
}

/** The script keeps the address half a second later: after the last test there is none to keep. */
const addressSays = (words: string | null) =>
  waitFor(() => expect(new URLSearchParams(location.search).get('q')).toBe(words))

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

it.each([
  ['reunion', ['Aides à La Réunion']],
  ['  FACTURE ÉLECTRONIQUE', ['Facture électronique']],
  ['coeur', ['Cœur de ville\u00a0: être trouvé']],
  ['beziers', ['Cœur de ville\u00a0: être trouvé']],
])('finds what is typed in titles and cities, without case and accents: %j', async (typed, expected) => {
  await userEvent.type(await open(), typed)
  expect(titles()).toEqual(expected)
  expect(screen.queryByText(NONE)?.closest('[hidden]')).not.toBeNull()
  await addressSays(typed.trim())
})

it('says that nothing was found, and gives all articles back', async () => {
  await userEvent.type(await open(), 'zzz')
  expect(titles()).toEqual([])
  expect(screen.getByText(NONE).closest('[hidden]')).toBeNull()
  await addressSays('zzz')
  await userEvent.click(screen.getByRole('button', { name: 'Voir tous les articles' }))
  expect(titles()).toHaveLength(3)
  expect(location.search).toBe('')
})

it('shows a search that was shared as the server found it, and widens it', async () => {
  const field = await open('/blog?q=reunion')
  expect(titles()).toEqual(['Aides à La Réunion'])
  await userEvent.clear(field)
  expect(titles()).toHaveLength(3)
  await addressSays(null)
})
