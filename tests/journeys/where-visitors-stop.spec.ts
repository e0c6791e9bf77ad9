import { PERSON } from '../support/browser/browser-words'
import { checkAccessAtBoth, keepSession } from '../support/browser/dashboard'
import { administratorOf } from '../support/dossiers/admin'
import { visitorOf } from '../support/dossiers/path'
import { expect, test } from '../support/journey'
import { registration } from '../support/leads/business-abroad'
import { registrantOf } from '../support/leads/registration'

/** How many of two hundred visitors come so far. */
const REACHED = {
  questions: [60, 48, 40, 34, 30, 28, 26, 25],
  verdict: 24,
  abroad: 4,
  page: 12,
  company: 8,
  pieces: 5,
  signed: 3,
  handedIn: 2,
}
/** Of those with a verdict, who did not know his situation. */
const UNSURE = 6
const ANSWERS = [
  ...['france=oui', 'code-postal=69002', 'effectif=9', 'chiffre-affaires=499999', 'bilan=1999999'],
  ...['situation=oui', 'metier=commerce', 'projet=vitrine'],
]
const ALMOST = [...ANSWERS.slice(0, 5), 'situation=inconnu', ...ANSWERS.slice(6)]
const VISITORS = 200

/** What tells one from another: none of it may be kept. */
const canary = (at: number) => `canari-${at}`

test('two hundred visitors stop where they are known to stop, and nothing kept says who they were', async ({
  browser,
  site,
}) => {
  await inTurns(VISITORS, at => walk(site.url, at))
  // Programs, and browsers that object, walk the same way.
  const others: Record<string, string>[] = [
    { 'user-agent': 'curl/8.5.0' },
    { 'user-agent': PERSON, dnt: '1' },
  ]
  for (const other of others)
    for (const path of ['/', '/simulateur', `/simulateur?${ANSWERS[0]}`])
      await (await fetch(site.url + path, { headers: other })).text()

  const admin = await administratorOf(site.url)
  const numbers = async () => {
    const { funnels } = await admin.audience({ query: { days: 7 } })
    return Object.fromEntries(funnels.map(({ name, steps }) => [name, steps.map(({ n }) => n)]))
  }
  const { questions, verdict, page, company, pieces: whole, signed, handedIn, abroad } = REACHED
  await expect.poll(async () => (await numbers()).simulator?.at(-1), { timeout: 120_000 }).toBe(verdict)
  await expect.poll(numbers, { timeout: 120_000 }).toEqual({
    simulator: [VISITORS, ...questions, verdict],
    dossier: [page, company, whole, whole, 0, signed, handedIn],
    abroad: [abroad, abroad, abroad],
    quotes: [0, 0, 0],
  })
  const read = await admin.audience({ query: { days: 7 } })
  expect(read.sources).toEqual([
    { name: 'google.com', n: 80 },
    { name: 'direct', n: 70 },
    { name: 'newsletter', n: 50 },
  ])
  expect([read.mediums, read.campaigns]).toEqual([[{ name: 'e-mail', n: 50 }], [{ name: 'rentree', n: 50 }]])
  expect(read.verdicts).toEqual([
    { name: 'eligible', n: verdict - UNSURE },
    { name: 'to-check', n: UNSURE },
    { name: 'abroad', n: abroad },
  ])
  const csv = await (await admin.exportAudience({})).text()
  expect(csv + JSON.stringify(read)).not.toMatch(/canari|203\.0\.113|127\.0\.0|Mozilla|69002/)

  const context = await browser.newContext({ baseURL: site.url, locale: 'fr-FR' })
  const shown = await context.newPage()
  await keepSession(shown)
  await shown.goto('/admin-dashboard/chiffres?jours=7')
  const road = shown.getByRole('region', { name: 'Du site au résultat du simulateur' })
  await expect(road.getByRole('listitem').nth(1)).toContainText(/60\s*140 de moins/)
  await checkAccessAtBoth(shown)
  const download = shown.waitForEvent('download')
  await shown.getByRole('button', { name: 'Télécharger jour par jour (CSV)' }).click()
  expect((await download).suggestedFilename()).toBe('frequentation.csv')
  await context.close()
})

/** One visitor, as far as he comes; each says all that could tell him from others. */
async function walk(url: string, at: number) {
  const says = {
    'user-agent': PERSON,
    cookie: `suivi=${canary(at)}`,
    'x-forwarded-for': `203.0.113.${at % 250}`,
  }
  const get = async (path: string, more: Record<string, string> = { referer: `${url}/` }) => {
    const answer = await fetch(url + path, { headers: { ...says, ...more } })
    await answer.text()
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
  }
  if (at % 20 < 8) await get('/', { referer: `https://www.google.com/search?q=${canary(at)}` })
  else if (at % 20 < 13)
    await get(`/?utm_source=Newsletter&utm_medium=e-mail&utm_campaign=rentree&gclid=${canary(at)}`, {})
  else await get('/', {})
  for (const [index, reached] of REACHED.questions.entries())
    if (at < reached) await get(`/simulateur${index === 0 ? '' : `?${ANSWERS.slice(0, index).join('&')}`}`)
  if (at < REACHED.verdict) await get(`/simulateur?${(at < UNSURE ? ALMOST : ANSWERS).join('&')}`)
  if (at >= VISITORS - REACHED.abroad) {
    await get('/simulateur?france=non')
    await get('/pay-per-call')
    await get('/international')
    await registrantOf(url).register({ ...registration, company_name: `Canari ${at}` }, says)
  }
  if (at < REACHED.page) await get('/dossier')
  if (at < REACHED.company) await apply(url, at, says)
}

async function apply(url: string, at: number, says: Record<string, string>) {
  const visitor = visitorOf(url, says)
  const mine = { company_name: `Canari ${at}`, email: `${canary(at)}@exemple.fr` }
  if (at < REACHED.handedIn) await visitor.finish(mine)
  else if (at < REACHED.signed) await visitor.goOn(await visitor.complete(mine), 'sign')
  else if (at < REACHED.pieces) await visitor.complete(mine)
  else await visitor.begin(mine)
}

/** A few at once, as many as a small machine serves. */
async function inTurns(count: number, work: (at: number) => Promise<void>) {
  let next = 0
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      while (next < count) await work(next++)
    }),
  )
}
