import { expect, test } from 'vitest'
import routes from '~/web/routes'
import { placeOf } from './place-of'

interface Entry {
  path?: string | undefined
  children?: Entry[] | undefined
}

const pathsOf = (entries: Entry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path ? [`/${path}`] : []), ...pathsOf(children)])

test('each screen of the administration lies in a place of its own, which says what it needs', () => {
  const screens = pathsOf(routes).filter(path => path.startsWith('/admin-dashboard/'))
  expect(screens.length).toBeGreaterThan(15)
  expect(screens.filter(path => placeOf(path)?.to === '/admin-dashboard')).toEqual([])
})

test('what lies below a place needs what the place does', () => {
  expect(placeOf('/admin-dashboard')?.needs).toBe('use-dashboard')
  expect(placeOf('/admin-dashboard/contenus/articles/nouveau')?.needs).toBe('edit-contents')
  expect(placeOf('/admin-dashboard/compte')?.needs).toBe('use-dashboard')
  expect(placeOf('/admin-dashboard/comptes')?.needs).toBe('manage-accounts')
  expect(placeOf('/mentions-legales')).toBeUndefined()
})
