import { expect, test } from 'vitest'
import { visitorOf } from '../../../tests/support/dossiers/path'
import { startSite } from '../../../tests/support/program/in-process'

test('the 404 of /dossier/{id}/x.css was public and held the id', async () => {
  const { url } = await startSite({ ROLE: 'web' })
  const id = await visitorOf(url).complete()
  for (const path of [
    `/dossier/${id}/x.css`,
    `/dossier/${id}/x.js`,
    `/dossier/${id}/assets/x.css`,
    `//dossier/${id}/x.png`,
  ]) {
    const answer = await fetch(url + path)
    expect.soft(answer.status, path).toBe(404)
    expect.soft(answer.headers.get('cache-control'), path).toBe('no-store')
    expect.soft((await answer.text()).includes(id), path).toBe(false)
  }
})

test('nobody keeps a page that does not exist: it may be there tomorrow', async () => {
  const { url } = await startSite({ ROLE: 'web' })
  for (const path of [
    '/rien',
    '/rien/du/tout',
    '/blog/rien',
    '/blog/sujets/rien',
    '/aides/rien',
    '/exemples/rien',
  ]) {
    const { status, headers } = await fetch(url + path)
    expect([path, status, headers.get('cache-control')]).toEqual([path, 404, 'no-store'])
  }
})
