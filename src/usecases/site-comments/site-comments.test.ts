import { expect, test } from 'vitest'
import { lockSite } from '~/store/sites/sites'
import { gate, waitingForALock } from '../../../tests/support/database/lock-waiters'
import { acceptedSite } from '../../../tests/support/dossiers/accepted-site'
import { company } from '../../../tests/support/dossiers/path'
import { approvableSite } from '../../../tests/support/sites/published-site'
import { onVersion, sayFacts } from '../../../tests/support/sites/site-facts'

/** A site that the team moved to its review, as its owner was told. */
async function shownSite() {
  const accepted = await acceptedSite()
  const { admin, params, site } = accepted
  await sayFacts(admin, params.id)
  for (const stage of ['making', 'review'] as const) await admin.moveSite({ params, body: { stage } })
  await site.deliver(new Date())
  const sectionOf = async (kind: string) => {
    const { layout } = await admin.siteProject({ params })
    const section = layout.pages.flatMap(({ sections }) => sections).find(one => one.kind === kind)
    if (!section) throw new Error(`no section ${kind}`)
    return section.id
  }
  const say = (section: string | null, text: string) =>
    admin.addSiteComment({ params, body: { section, text } })
  const settle = (n: number, state: 'todo' | 'done' | 'refused', reason = '') =>
    admin.adminMoveSiteComment({ params: { ...params, n: String(n) }, body: { state, reason } })
  const mails = async () =>
    (await site.deliver(new Date(Date.now() + 11 * 60_000))).map(({ to, text }) => ({ to, text }))
  return { ...accepted, sectionOf, say, settle, mails }
}

test('three comments are settled, shown again with what changed, and approved; both sides hear of it once', async () => {
  const { admin, params, sectionOf, say, settle, mails, site } = await shownSite()
  await expect(admin.adminTellRound({ params })).rejects.toMatchObject({ status: 409 })
  await say(await sectionOf('hours'), 'Le samedi, nous ouvrons à 8 h.')
  await say(await sectionOf('hero'), 'Écrivez « n° 1 ».')
  const said = await say(null, 'Le téléphone a changé.')
  // The same words again are no second comment.
  expect(await say(null, 'Le téléphone a changé.')).toEqual(said)
  expect(said.comments.map(({ place, state }) => `${place}: ${state}`)).toEqual([
    'Accueil, Horaires: todo',
    'Accueil, Haut de la page: todo',
    'Tout le site: todo',
  ])
  expect(said).toMatchObject({ round: 1, since: null, waiting: { for: 'team', what: 'comments' } })
  expect((await admin.siteReviews({})).reviews).toMatchObject([{ todo: 3, waiting: { for: 'team' } }])
  const [told, ...others] = await mails()
  expect(others).toEqual([])
  expect(told?.to).toBe(site.deps.agency.email)
  for (const words of ['Le samedi', 'n° 1', 'Le téléphone']) expect(told?.text).toContain(words)

  await settle(1, 'done')
  await expect(settle(2, 'refused')).rejects.toMatchObject({ status: 422 })
  await settle(2, 'refused', 'Rien ne permet de le prouver.')
  await expect(admin.adminTellRound({ params })).rejects.toMatchObject({ status: 409 })
  await sayFacts(admin, params.id, { telephone: '02 61 91 00 31' })
  await settle(3, 'done', 'Corrigé partout.')
  // Nothing leaves before the round is told as a whole.
  expect(await mails()).toEqual([])
  expect((await admin.adminSiteComments({ params })).waiting).toMatchObject({
    for: 'team',
    what: 'next-round',
  })
  const tell = () => admin.adminTellRound({ params })
  await Promise.all([tell(), tell()])
  const round = await tell()
  expect(round).toMatchObject({ round: 2, waiting: { for: 'owner', what: 'review' } })
  expect(await admin.siteProject({ params })).toMatchObject({ approved: null, waiting: 'review' })
  expect(round.since).toContainEqual({
    what: 'Téléphone',
    before: '02 61 91 00 30',
    after: '02 61 91 00 31',
  })
  const [again, ...twice] = await mails()
  expect([again?.to, twice]).toEqual([company.email, []])
  for (const words of ['Rien ne permet', 'Corrigé partout', '02 61 91 00 31', 'Refusé'])
    expect(again?.text).toContain(words)
  await admin.reviewSite({ params, body: { approved: true, text: '' } })
  expect((await admin.siteComments({ params })).waiting).toMatchObject({ for: 'team', what: 'publication' })
})

test('a question of the team leaves at once, and its answer stands in the thread', async () => {
  const { admin, params, say, settle, mails } = await shownSite()
  await say(null, 'Changez la photo.')
  await mails()
  await settle(1, 'todo', 'Laquelle voulez-vous ?')
  expect((await mails()).map(({ to, text }) => [to, text.includes('Laquelle')])).toEqual([
    [company.email, true],
  ])
  expect((await admin.siteReviews({})).reviews).toMatchObject([
    { waiting: { for: 'owner', what: 'question' } },
  ])
  expect(await admin.siteProject({ params })).toMatchObject({ approved: false, waiting: 'question' })
  const answered = await admin.moveSiteComment({
    params: { ...params, n: '1' },
    body: { state: 'todo', reason: 'Celle de la vitrine.' },
  })
  expect(answered.comments[0]?.words.map(({ voice, text }) => `${voice}: ${text}`)).toEqual([
    'owner: Changez la photo.',
    'team: Laquelle voulez-vous ?',
    'owner: Celle de la vitrine.',
  ])
  // The owner takes his word back, and refuses nothing.
  const own = (state: 'done' | 'refused') =>
    admin.moveSiteComment({ params: { ...params, n: '1' }, body: { state, reason: 'Tant pis.' } })
  await expect(own('refused')).rejects.toMatchObject({ status: 422 })
  expect((await own('done')).comments[0]?.state).toBe('done')
})

test('a remark, and the answer to it, have the lines that were typed; what a telephone wraps a number in stays out', async () => {
  const { site, params, say, settle, mails } = await shownSite()
  const said = await say(null, 'Deux choses\u00a0:\r\n- la photo,\n- \u202a06 12 34 56 78\u202c.\u202e')
  const text = 'Deux choses\u00a0:\n- la photo,\n- 06 12 34 56 78.'
  expect(said.comments[0]?.words[0]).toMatchObject({ voice: 'owner', text })
  expect((await mails())[0]?.text).toMatch(/^>\s- la photo,$/m)
  await settle(1, 'todo', 'Laquelle\u00a0?\nCelle du haut\u00a0?')
  expect((await mails())[0]?.text).toMatch(/^Celle du haut/m)

  const write = (path: string, words: string) =>
    fetch(`${site.url}/api/company/${params.id}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: words, files: [] }),
    })
  expect((await write('messages', 'Mon IBAN\u00a0:\n\u202eFR76\u202c \u2066ok')).status).toBe(204)
  const { messages } = await (await fetch(`${site.url}/api/company/${params.id}/messages`)).json()
  expect(messages.at(-1)?.text).toBe('Mon IBAN\u00a0:\nFR76 ok')
})

test('a comment stays pinned to its section through edits of it, and outlives the section', async () => {
  const { admin, params, sectionOf, say } = await shownSite()
  const section = await sectionOf('hours')
  await say(section, 'Ajoutez le jeudi.')
  const { layout, version } = await sayFacts(admin, params.id, { name: 'Perrier et filles' })
  expect((await admin.siteComments({ params })).comments[0]).toMatchObject({ section, gone: false })
  const pages = layout.pages.map(page => ({
    ...page,
    sections: page.sections.filter(({ id }) => id !== section),
  }))
  await admin.adminSaveSiteLayout({ params, body: { layout: { ...layout, pages } }, ...onVersion(version) })
  expect((await admin.siteComments({ params })).comments[0]).toMatchObject({
    ...{ section, place: 'Accueil, Horaires', gone: true, state: 'todo' },
  })
  await expect(say(section, 'Encore.')).rejects.toMatchObject({ status: 422 })
})

test('who comments no longer approves, and twenty at once are twenty comments', async () => {
  const { admin, params, say } = await shownSite()
  await admin.reviewSite({ params, body: { approved: true, text: '' } })
  await Promise.all(Array.from({ length: 20 }, (_, at) => say(null, `Remarque ${at}`)))
  const { comments } = await admin.siteComments({ params })
  expect(comments.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
  expect((await admin.siteProject({ params })).approved).toBe(false)
  await expect(admin.publishSite({ params })).rejects.toMatchObject({ status: 409 })
})

test('nobody approves over an open remark: it is settled or taken back first', async () => {
  const { admin, params, say, settle } = await shownSite()
  const approve = () => admin.reviewSite({ params, body: { approved: true, text: '' } })
  await say(null, 'Le téléphone a changé.')
  await expect(approve()).rejects.toMatchObject({
    ...{ status: 409, code: 'transition-forbidden' },
    message: expect.stringContaining('Une remarque est encore ouverte\u00a0: retirez-la'),
  })
  expect(await admin.siteProject({ params })).toMatchObject({ approved: false, waiting: 'comments' })
  // Asked back, it waits for its owner, and is no more settled for that.
  await settle(1, 'todo', 'Par lequel ?')
  await expect(approve()).rejects.toMatchObject({ status: 409 })
  await admin.moveSiteComment({ params: { ...params, n: '1' }, body: { state: 'done', reason: '' } })
  expect(await approve()).toMatchObject({ approved: true, waiting: 'publication' })
  // What the team asks of an approved site is what its owner reads.
  await admin.adminAddSiteComment({ params, body: { section: null, text: 'Gardez-vous cette photo ?' } })
  expect(await admin.siteProject({ params })).toMatchObject({ waiting: 'question' })
  expect((await admin.siteReviews({})).reviews).toMatchObject([
    { waiting: { for: 'owner', what: 'question' } },
  ])
})

test('a remark and an approval at once lock in one order: the second sees what the first has said', async () => {
  const { admin, params, say, site } = await shownSite()
  const { db } = site.deps
  const { site: id } = await admin.siteProject({ params })
  const [held, go] = [gate(), gate()]
  const holding = db.transaction().execute(async trx => {
    await lockSite(trx, String(id))
    held.open()
    await go.opened
  })
  await held.opened
  const saying = say(null, 'Le téléphone a changé.')
  await waitingForALock(db)
  const approving = admin.reviewSite({ params, body: { approved: true, text: '' } })
  const refused = expect(approving).rejects.toMatchObject({ status: 409 })
  await waitingForALock(db, 2)
  go.open()
  await holding
  expect((await saying).comments).toHaveLength(1)
  await refused
  expect(await admin.siteProject({ params })).toMatchObject({ approved: false, waiting: 'comments' })
})

test('nothing is said before the site was shown, nor from an address that has proven nothing', async () => {
  const { admin, params, site } = await acceptedSite()
  const say = () => admin.addSiteComment({ params, body: { section: null, text: 'Trop tôt.' } })
  await expect(say()).rejects.toMatchObject({ status: 409 })
  const { db } = site.deps
  await db.updateTable('dossiers').set({ email_proven_at: null, code_confirmed_at: null }).execute()
  await expect(say()).rejects.toMatchObject({ code: 'address-unproven' })
  await expect(admin.siteComments({ params })).rejects.toMatchObject({ code: 'address-unproven' })
  await expect(admin.reviewSite({ params, body: { approved: true, text: '' } })).rejects.toMatchObject({
    code: 'address-unproven',
  })
})

test('what is asked for after delivery is answered at once', async () => {
  const { admin, approve, own, params, site } = await approvableSite()
  await approve()
  await admin.publishSite({ params })
  await site.deliver(new Date())
  await admin.addSiteComment({ params, body: { section: null, text: 'Une page pour Noël ?' } })
  await site.deliver(new Date(Date.now() + 11 * 60_000))
  await admin.teamMoveSiteComment({
    params: { ...own, n: '1' },
    body: { state: 'done', reason: 'Elle est en ligne.' },
  })
  const [mail] = await site.deliver(new Date())
  expect(mail).toMatchObject({ to: company.email })
  expect(mail?.text).toContain('Elle est en ligne.')
  expect((await admin.siteReviews({})).reviews).toEqual([])
})
