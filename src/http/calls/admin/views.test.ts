import { expect, test } from 'vitest'
import { administratorOf } from '../../../../tests/support/dossiers/admin'
import { visitorOf } from '../../../../tests/support/dossiers/path'
import { invited } from '../../../../tests/support/leads/invited'
import { startSite } from '../../../../tests/support/program/in-process'
import { VIEWS } from '../../../domain/dossier/lists/saved-view'

test('a view is kept with its count, shared with the team, and changed by its author or an owner alone', async () => {
  const { url, deps } = await startSite({ ROLE: 'web' })
  const visitor = visitorOf(url)
  const owner = await administratorOf(url)
  const manager = await invited(url, owner, { role: 'manager', email: 'm@exemple.fr' })
  const other = await invited(url, owner, { role: 'manager', email: 'n@exemple.fr' })
  await visitor.submit()
  await visitor.submit()
  await visitor.complete({ company_name: 'Ailleurs' })
  const kept = { search: 'hotel spa', status: 'Nouveau' as const }
  const save = () => manager.saveView({ body: { name: '  Hôtels neufs ', shared: false, ...kept } })
  await Promise.all([save(), save()])
  const [view, ...others] = (await manager.views({})).views
  expect(others).toEqual([])
  expect(view).toMatchObject({ name: 'Hôtels neufs', ...kept, count: 2, by: null, mine: true })
  const params = { view: String(view?.id) }
  expect((await owner.views({})).views).toEqual([])
  await expect(owner.removeView({ params })).rejects.toMatchObject({ code: 'not-found' })

  await manager.changeView({ params, body: { name: 'Hôtels', shared: true } })
  const seen = { name: 'Hôtels', by: 'Essai manager', count: 2 }
  expect((await other.views({})).views).toEqual([expect.objectContaining({ ...seen, mine: false })])
  await expect(other.changeView({ params, body: { name: 'À moi', shared: false } })).rejects.toMatchObject({
    code: 'not-found',
  })
  expect((await owner.views({})).views).toEqual([expect.objectContaining({ ...seen, mine: true })])
  await owner.removeView({ params })
  expect((await manager.views({})).views).toEqual([])

  const many = Array.from({ length: VIEWS.own + 3 }, (_, n) =>
    manager.saveView({ body: { name: `Vue ${n}`, shared: false, search: '', status: null } }).then(
      () => 'kept',
      error => error.code,
    ),
  )
  const answers = await Promise.all(many)
  expect(answers.filter(answer => answer === 'kept')).toHaveLength(VIEWS.own)
  expect(new Set(answers)).toEqual(new Set(['kept', 'too-many-views']))
  const lines = await deps.db
    .selectFrom('events')
    .select('type')
    .where('type', 'in', ['view-saved', 'view-changed', 'view-removed'])
    .orderBy('id')
    .execute()
  expect(lines.map(({ type }) => type).slice(0, 3)).toEqual(['view-saved', 'view-changed', 'view-removed'])
})
