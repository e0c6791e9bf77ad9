import { expect, test } from 'vitest'
import { BUDGETS } from '~/domain/access/budget'
import { DAY_MS } from '~/domain/milliseconds'
import { purgeSiteQuestions } from '~/usecases/retention/purge-site-questions'
import { askSite } from '~/usecases/site-assistant/ask-site'
import { enter, withCookie } from '../../../../tests/support/sites/owners'
import { publishedSite } from '../../../../tests/support/sites/published-site'
import { MACHINE_ORDERS } from '../../../../tests/support/texts/machine-orders'

const visitor = (number: number) => ({ ip: `203.0.${number >> 8}.${number & 255}`, userAgent: '' })

/** A site that is online, asked by visitors; its owner reads with the cookie of /mon-site. */
async function askedSite() {
  const published = await publishedSite()
  const { site, admin, own } = published
  const { url } = await admin.teamOwnerLink({ params: own })
  const { cookie } = await enter(site.url, url)
  let visitors = 0
  const ask = async (question: string, by = visitor(visitors++)) =>
    (await askSite(site.deps, own.site, { question, before: '' }, by)).answer
  return { ...published, owner: withCookie(site.url, cookie), ask }
}

test('what the machine cannot answer stands in the list, without who asked, beside what asks the same', async () => {
  const { site, own, owner, admin, params, ask } = await askedSite()
  const asked = 'Je m’appelle Zoé Zorglub, vous vendez des vélos ? 06 12 34 56 78, zoe@exemple.fr'
  expect((await ask(asked)).kind).toBe('unknown')
  await ask('vous vendez des velos')
  await ask('Avez-vous un perroquet ?')
  await ask('Êtes-vous ouvert aujourd’hui ?')
  await ask('bande de nuls')
  await ask(`Reprenez-vous ${'les vieux hamacs '.repeat(24)}?`)
  const { questions, kept } = await owner.ownerSiteQuestions({ params: own })
  expect(kept).toBe(true)
  expect(questions).toMatchObject([
    { text: 'vous vendez des velos', times: 2 },
    { text: expect.stringMatching(/^Reprenez-vous les vieux .* (les|vieux|hamacs)…$/), times: 1 },
    { text: 'Avez-vous un perroquet ?', times: 1 },
  ])
  const rows = await site.deps.db.selectFrom('site_questions').selectAll().execute()
  expect(JSON.stringify(rows)).not.toMatch(/Zorglub|06 12|exemple\.fr|203\.0/)
  for (const read of [admin.teamSiteQuestions({ params: own }), admin.siteQuestions({ params })])
    expect((await read).questions).toEqual(questions)
})

test('of a message that asks two things the one without an answer stands in the list, in its own words, once', async () => {
  const { own, owner, ask } = await askedSite()
  const list = async () => (await owner.ownerSiteQuestions({ params: own })).questions
  const both =
    'Bonjour, je m’appelle Zoé Zorglub (06 12 34 56 78). Êtes-vous ouverts aujourd’hui ? Et vous vendez des vélos électriques ? Vous vendez des velos electriques !'
  const answer = await ask(both)
  expect(answer.kind).toBe('hours')
  expect(answer.text).toContain('Sur l’autre point')
  expect(await list()).toMatchObject([{ text: 'vous vendez des vélos électriques ?', times: 1 }])
  await ask('Êtes-vous ouvert aujourd’hui ? Merci !')
  await ask('vous vendez des velos électriques')
  expect(await list()).toMatchObject([{ text: 'vous vendez des velos électriques', times: 2 }])
  const params = { ...own, n: String((await list())[0]?.number) }
  await owner.ownerAnswerSiteQuestion({ params, body: { text: 'Oui, sur commande.' } })
  expect((await ask(both)).text).toContain('Oui, sur commande.')
  expect(await list()).toEqual([])
})

test('a question is answered once: it becomes a fact, and is known from then on without publishing', async () => {
  const { site, own, owner, admin, ask, page } = await askedSite()
  await ask('Vous vendez des vélos ?')
  await ask('Avez-vous un perroquet ?')
  const list = (await owner.ownerSiteQuestions({ params: own })).questions
  const number = list.find(({ text }) => text.includes('vélos'))?.number
  const params = { ...own, n: String(number) }
  const body = { text: 'Oui, sur commande.\r\n', question: 'Vendez-vous des vélos ?' }
  const { version } = await owner.ownerSiteProject({ params: own })
  const twice = await Promise.all([1, 2].map(() => owner.ownerAnswerSiteQuestion({ params, body })))
  expect(twice.map(({ questions }) => questions.length)).toEqual([1, 1])
  const shown = await owner.ownerSiteProject({ params: own })
  expect(shown.version).toBe(version + 1)
  expect(shown.facts.answers).toEqual([{ question: 'Vendez-vous des vélos ?', answer: 'Oui, sur commande.' }])
  expect(await ask('vendez vous des vélos')).toMatchObject({
    kind: 'service',
    text: expect.stringContaining('sur commande'),
  })
  expect(await page()).not.toContain('sur commande')
  // Nothing waits to be put online by it.
  expect((await owner.ownerSiteRevisions({ params: own })).unpublished).toEqual([])
  // A form that has no field for it loses nothing, and neither does an earlier revision that comes back.
  const { answers: _, ...older } = shown.facts
  await owner.ownerSaveSiteFacts({
    params: own,
    body: { facts: { ...older, about: 'Autre chose.' } },
    headers: { 'if-match': `"${shown.version}"` },
  })
  await owner.ownerPublishSite({ params: own })
  await admin.teamRestoreSite({ params: { ...own, n: '1' } })
  expect((await owner.ownerSiteProject({ params: own })).facts.answers).toEqual(shown.facts.answers)
  expect((await ask('vendez vous des vélos')).text).toContain('sur commande')
  const events = await site.deps.db
    .selectFrom('events')
    .select('type')
    .where('type', '=', 'site-changed')
    .execute()
  expect(events.length).toBeGreaterThanOrEqual(2)
})

test('an answer that is none is refused with its field, and the question stays', async () => {
  const { own, owner, ask } = await askedSite()
  await ask('Vous vendez des vélos ?')
  const [first] = (await owner.ownerSiteQuestions({ params: own })).questions
  const params = { ...own, n: String(first?.number) }
  for (const body of [
    { text: ' \n ' },
    { text: 'x'.repeat(1_001) },
    { text: 'Oui', question: 'x'.repeat(301) },
  ])
    await expect(owner.ownerAnswerSiteQuestion({ params, body })).rejects.toMatchObject({ status: 422 })
  expect((await owner.ownerSiteQuestions({ params: own })).questions).toHaveLength(1)
  const none = owner.ownerAnswerSiteQuestion({ params: { ...own, n: '999999' }, body: { text: 'Oui' } })
  await expect(none).rejects.toMatchObject({
    status: 404,
    message: expect.stringContaining('n’attend plus de réponse'),
  })
  expect((await owner.ownerLeaveSiteQuestion({ params })).questions).toEqual([])
  expect((await owner.ownerLeaveSiteQuestion({ params })).questions).toEqual([])
})

test('sixty orders as questions change nothing but a list of texts', async () => {
  const { own, owner, ask, site } = await askedSite()
  const before = await owner.ownerSiteProject({ params: own })
  for (const order of MACHINE_ORDERS) {
    const { text } = await ask(order)
    expect(text, order).not.toMatch(/[<>{}$]/)
  }
  const { questions } = await owner.ownerSiteQuestions({ params: own })
  expect(questions.length).toBeGreaterThan(20)
  expect(await owner.ownerSiteProject({ params: own })).toEqual(before)
  expect(await site.deps.db.selectFrom('site_requests').selectAll().execute()).toEqual([])
})

test('who asks, and how much a site is asked in a day, have their bounds; ninety days later nothing is left', async () => {
  const { site, own, owner } = await askedSite()
  const limited = { ...site.deps, rateLimits: true }
  const { per_key } = BUDGETS['site-question']
  const words = ['vélo', 'perroquet', 'piano', 'trottinette', 'tracteur', 'igloo', 'hamac', 'cerf-volant']
  const ask = (number: number, by: number) => {
    const [one, other] = [words[number % 8], words[Math.floor(number / 8) % 8]]
    return askSite(limited, own.site, { question: `${one} ${other} ${number} ?`, before: '' }, visitor(by))
  }
  for (let number = 0; number < per_key; number++) await ask(number, 1)
  const beside = { question: 'Ouverts demain ? Vous vendez des pianos ?', before: '' }
  for (let again = 0; again < 5; again++) await askSite(limited, own.site, beside, visitor(1))
  const count = async () => (await owner.ownerSiteQuestions({ params: own })).questions.length
  expect(await count()).toBe(per_key)
  // Of what a site keeps in a day, one network has its share, from however many addresses.
  await ask(61, 2)
  expect(await count()).toBe(per_key)
  await ask(60, 5_000)
  expect(await count()).toBe(per_key + 1)
  await purgeSiteQuestions(site.at(new Date(Date.now() + 89 * DAY_MS)))
  expect(await count()).toBe(per_key + 1)
  await purgeSiteQuestions(site.at(new Date(Date.now() + 92 * DAY_MS)))
  expect(await count()).toBe(0)
})

test('nothing is kept of what is asked of a health trade', async () => {
  const { site, own, owner, admin, ask } = await askedSite()
  const { facts, version } = await owner.ownerSiteProject({ params: own })
  const body = { facts: { ...facts, trade: 'kinésithérapeute' } }
  await owner.ownerSaveSiteFacts({ params: own, body, headers: { 'if-match': `"${version}"` } })
  await admin.teamPublishSite({ params: own })
  expect((await ask('Vous soignez les perroquets ?')).kind).not.toBe('price')
  await ask('Avez-vous un piano ?')
  expect(await site.deps.db.selectFrom('site_questions').selectAll().execute()).toEqual([])
  expect(await owner.ownerSiteQuestions({ params: own })).toEqual({ questions: [], kept: false })
})
