import { expect, test } from 'vitest'
import { administratorOf } from '../../../tests/support/dossiers/admin'
import { company, visitorOf } from '../../../tests/support/dossiers/path'
import { provenAddresses } from '../../../tests/support/dossiers/proven'
import { siteInTime } from '../../../tests/support/program/site-in-time'
import { answerEligibility } from '../work/answer-eligibility'
import { warnLateAnswers } from './warn-late-answers'

/** Tuesday, eleven in the morning in Paris: the answer is due on Wednesday at eleven. */
const ASKED = new Date('2026-11-24T10:00:00Z')
const after = (hours: number) => new Date(ASKED.getTime() + hours * 3_600_000)

async function askedSite(answers: Record<string, string> = {}) {
  const site = await siteInTime()
  await provenAddresses(site.deps.db)
  const id = await visitorOf(site.url).begin()
  const admin = await administratorOf(site.url)
  await admin.askEligibility({ params: { id }, body: { asks: true, answers } })
  await site.deps.db.updateTable('dossiers').set({ answer_asked_at: ASKED }).where('id', '=', id).execute()
  return { site, id, admin }
}

test('the answer asked for is given in one click, and reaches the client by e-mail and on the page', async () => {
  const { site, id, admin } = await askedSite()
  const before = (await (await visitorOf(site.url).read(id)).json()).eligibility
  expect(before).toEqual({
    answer_before: after(24).toISOString(),
    answer: null,
    sentence: '',
    answered_at: null,
  })
  expect((await admin.queue({ params: { queue: 'answer' } })).dossiers.map(dossier => dossier.id)).toEqual([
    id,
  ])
  await warnLateAnswers(site.at(after(1)))
  const sentence = 'Votre entreprise paraît remplir les conditions.'
  await admin.answerEligibility({ params: { id }, body: { answer: 'likely', sentence } })
  const mails = await site.deliver(after(2))
  expect(mails.map(mail => mail.to)).toEqual([company.email])
  expect(mails[0]?.text).toContain(sentence)
  expect(mails[0]?.text).toContain(`/dossier/${id}`)
  const { eligibility } = await (await visitorOf(site.url).read(id)).json()
  expect(eligibility).toMatchObject({ answer: 'likely', sentence })
  expect((await admin.queue({ params: { queue: 'answer' } })).dossiers).toEqual([])
  await warnLateAnswers(site.at(after(30)))
  expect(await site.deliver(after(30))).toEqual([])
})

test('the clock of 24 hours ran only where a box was ticked: it runs from step 1, also for bare calls', async () => {
  const site = await siteInTime()
  const id = await visitorOf(site.url).begin()
  const row = await site.deps.db
    .selectFrom('dossiers')
    .select(['created_at', 'answer_asked_at'])
    .executeTakeFirst()
  expect(row?.answer_asked_at).toEqual(row?.created_at)
  const promised = new Date(Number(row?.created_at) + 24 * 3_600_000).toISOString()
  expect((await (await visitorOf(site.url).read(id)).json()).eligibility).toMatchObject({
    answer_before: promised,
    answer: null,
  })
  const admin = await administratorOf(site.url)
  const waiting = await admin.queue({ params: { queue: 'answer' } })
  expect(waiting.dossiers.map(dossier => dossier.id)).toEqual([id])
})

test('the team is told before an answer is late, once, while somebody is at work to give it', async () => {
  const { site, id } = await askedSite()
  const told: number[] = []
  for (let hour = 0; hour < 48; hour += 0.25) {
    await Promise.all([warnLateAnswers(site.at(after(hour))), warnLateAnswers(site.at(after(hour)))])
    for (const mail of await site.deliver(after(hour))) {
      expect(mail.to).toBe(site.deps.agency.email)
      expect(mail.text).toContain(company.company_name)
      expect(mail.text).toContain(`/admin-dashboard/dossiers/${id}`)
      told.push(hour)
    }
  }
  // Tuesday at five in the afternoon: before the day's work ends.
  expect(told).toEqual([6])
  expect((await site.deps.db.selectFrom('dossiers').select('eligibility_answer').execute())[0]).toEqual({
    eligibility_answer: null,
  })
})

test('a late answer is still an answer', async () => {
  const { site, id, admin } = await askedSite()
  const { account_id } = await site.deps.db
    .selectFrom('sessions')
    .select('account_id')
    .executeTakeFirstOrThrow()
  const by = { kind: 'account', id: String(account_id), ip: '::1', userAgent: 'essai' } as Parameters<
    typeof answerEligibility
  >[1]
  await answerEligibility(site.at(after(30)), by, id, { answer: 'question', sentence: '' })
  const [mail] = await site.deliver(after(30))
  expect(mail?.text.toLowerCase()).toContain('nous avons une question')
  expect((await admin.readDossier({ params: { id } })).answer_before).toBeNull()
})

test('the simulator’s answers travel, and what was not known is ticked off by the team', async () => {
  const answers = { france: 'oui', effectif: '9', bilan: 'inconnu', situation: 'peut-être', autre: 'x' }
  const { id, admin } = await askedSite(answers)
  const read = async () => (await admin.readDossier({ params: { id } })).simulator
  expect(await read()).toEqual({
    answers: { france: 'oui', effectif: '9', bilan: 'inconnu' },
    to_verify: ['bilan'],
    settled: [],
  })
  await admin.settleAnswer({ params: { id }, body: { question: 'bilan', settled: true } })
  expect((await read())?.settled).toEqual(['bilan'])
  const { events } = await admin.readDossier({ params: { id } })
  expect(events[0]).toMatchObject({ type: 'answer-settled', data: { question: 'bilan', ticked: true } })
})
