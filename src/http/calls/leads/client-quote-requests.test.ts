import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contract } from '~/contract/contract'
import {
  CALL_ZONES,
  callPrice,
  QUOTE_PRICES,
  QUOTE_TIMINGS,
  quoteKind,
  quotePrice,
  quotePrices,
  TRADES,
} from '~/domain/international/lead-pricing'
import { WANTED_TRADE_NAMES, WANTED_TRADES } from '~/domain/quote-requests/wanted-trade'
import { ledgerFlaws } from '~/store/leads/ledger-flaws'
import { ledgerSums } from '../../../../tests/support/database/ledger-sums'
import { administratorOf } from '../../../../tests/support/dossiers/admin'
import { ASKER } from '../../../../tests/support/leads/hidden-contacts'
import { CONSENTING, quoteClient, quoteSite, TERMS } from '../../../../tests/support/leads/quote-requests'
import { startSite } from '../../../../tests/support/program/in-process'
import { partOf } from '../../../../tests/support/servers/smtp-sink'

const CANARIES = [
  'zorglub',
  'clothilde',
  'boitecanari',
  'quincampoix',
  '0671829304',
  '671829304',
  '06 71 82 93 04',
]
const canariesIn = (text: string) => CANARIES.filter(canary => text.toLowerCase().includes(canary))

test('two clients race: one pays and reads the contact, the other pays nothing, the asker is told who', async () => {
  const { asker, client, deps } = await quoteSite()
  const [awa, bob, carl] = [
    await client('awa@batir.example'),
    await client('bob@batir.example'),
    await client('carl@batir.example', { trade: 'finance' }),
  ]
  const key = await asker.ask()
  const [offered] = await awa.offered()
  expect(offered).toMatchObject({ wanted: 'plumber', kind: 'crafts', net_cents: 100_00, gross_cents: 120_00 })
  expect(offered.area).toBe('France, département 76')
  expect(await carl.offered()).toEqual([])
  expect((await carl.unlock(offered.id)).status).toBe(404)
  // Twenty tries each at once, and once more by the one who has it.
  const tries = await Promise.all(
    Array.from({ length: 20 }, () => [awa, bob].map(who => who.unlock(offered.id))).flat(),
  )
  const won = tries.findIndex(({ status }) => status === 200) % 2
  const [buyer, loser] = won === 0 ? [awa, bob] : [bob, awa]
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(tries.filter(({ status }) => status === 409)).toHaveLength(20)
  expect(await buyer.balance()).toBe(880_00)
  expect(await loser.balance()).toBe(1_000_00)
  expect((await (await loser.unlock(offered.id)).json()).code).toBe('request-taken')
  expect(await (await buyer.unlock(offered.id)).json()).toMatchObject({ ...ASKER, net_cents: 100_00 })
  expect(await ledgerSums(deps.db, buyer.id)).toEqual({
    cash: 1_000_00,
    available: -880_00,
    held: 0,
    revenue: -100_00,
    vat: -20_00,
  })
  expect(await ledgerFlaws(deps.db)).toEqual([])
  const name = won === 0 ? 'Entreprise awa' : 'Entreprise bob'
  expect(await asker.read(key)).toMatchObject({ state: 'unlocked', buyer: { company_name: name } })
  const textsTo = (address: string) => asker.to(address).map(message => partOf(message, 'text/plain'))
  const mailTo = (address: string, words: string) =>
    expect.poll(() => textsTo(address).join('\n')).toContain(words)
  await mailTo(ASKER.email, name)
  await mailTo(won === 0 ? 'awa@batir.example' : 'bob@batir.example', ASKER.phone)
  const told = asker.to(won === 0 ? 'bob@batir.example' : 'awa@batir.example')
  expect(told.flatMap(({ raw }) => canariesIn(raw))).toEqual([])
})

test('before the payment nothing that a client, a page, a log or a message holds tells who asks', async () => {
  const logFile = join(tmpdir(), `canary-${process.pid}-${Date.now()}.log`)
  const { asker, client, url, team } = await quoteSite({ LOG_FILE: logFile, LOG_LEVEL: 'debug' })
  const awa = await client('awa@batir.example')
  await asker.ask({
    project: `Fuite sous la douche, merci de rappeler Clothilde Zorglub au ${ASKER.phone}, ${ASKER.email}. 14 rue des Glycines à Quincampoix.`,
  })
  const [offered] = await awa.offered()
  expect(offered.project).toContain('Fuite sous la douche')
  const read: string[] = []
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${url}${path}`, { headers })
    const found = canariesIn(await answer.text())
    read.push(path)
    expect.soft(found, path).toEqual([])
  }
  // The streams would be read for ever; that they hold no values is live.test.ts.
  const gets = Object.values(contract).filter(
    ({ method, reply }) => method === 'GET' && reply !== 'text/event-stream',
  )
  for (const { path, reader } of gets.filter(one => one.reader === 'client' || one.reader === 'public')) {
    const filled = path.replace(/\{\w+\}/, offered.id)
    await ask(filled, reader === 'client' ? { cookie: awa.cookie } : {})
  }
  for (const search of CANARIES.slice(0, 4)) {
    await ask(`/api/seo/articles?search=${search}`)
    expect((await team.dossiers({ query: { search } })).dossiers).toEqual([])
    expect((await team.registrations({ query: { search } })).registrations).toEqual([])
  }
  expect(canariesIn(JSON.stringify(await team.leadQuoteRequests({ query: { list: 'offered' } })))).toEqual([])
  expect(canariesIn(JSON.stringify(await team.journalEvents({ query: {} })))).toEqual([])
  for (const path of [`quote-requests/${offered.id}/dispute`, `quote-requests/${offered.id}x/unlock`]) {
    const answer = await awa.call('POST', path, { reason: 'duplicate' })
    expect([answer.status, canariesIn(await answer.text())]).toEqual([404, []])
  }
  // Where her space is, and that a request waits there.
  await expect.poll(() => asker.to('awa@batir.example')).toHaveLength(2)
  expect(asker.to('awa@batir.example').flatMap(({ raw }) => canariesIn(raw))).toEqual([])
  expect(canariesIn(await readFile(logFile, 'utf8').catch(() => ''))).toEqual([])
  expect(read.length).toBeGreaterThan(15)
  // The same reader finds them where they were paid for.
  expect(canariesIn(await (await awa.unlock(offered.id)).text()).length).toBeGreaterThan(4)
})

test('a withdrawal before the payment wins, one during it either wins or comes too late, never both', async () => {
  const { asker, client, deps } = await quoteSite({ RATE_LIMITS: 'off' })
  const awa = await client('awa@batir.example', { cents: 5_000_00 })
  const before = await asker.ask({ email: 'avant@exemple.fr', phone: '06 71 82 93 05' })
  const [first] = await awa.offered()
  await asker.send(`/${before}/withdrawal`)
  expect(await awa.offered()).toEqual([])
  const late = await awa.unlock(first.id)
  expect([late.status, (await late.json()).code]).toEqual([409, 'request-withdrawn'])
  expect(await awa.balance()).toBe(5_000_00)
  const outcomes = { sold: 0, withdrawn: 0 }
  for (let n = 0; n < 12; n += 1) {
    const key = await asker.ask({ email: `pendant-${n}@exemple.fr`, phone: `06 71 82 94 ${10 + n}` })
    const [request] = await awa.offered()
    const [unlocked] = await Promise.all(
      n % 2
        ? [awa.unlock(request.id), asker.send(`/${key}/withdrawal`)]
        : [asker.send(`/${key}/withdrawal`).then(() => awa.unlock(request.id)), Promise.resolve()],
    )
    const shown = await asker.read(key)
    expect(shown.withdrawn_at).not.toBeNull()
    expect(unlocked?.status).toBe(shown.buyer ? 200 : 409)
    outcomes[shown.buyer ? 'sold' : 'withdrawn'] += 1
  }
  expect(outcomes.withdrawn).toBeGreaterThanOrEqual(6)
  expect(await awa.balance()).toBe(5_000_00 - outcomes.sold * 120_00)
  expect(await ledgerFlaws(deps.db)).toEqual([])
})

test('a dispute: rules credit at once what they can see, the team answers the rest with both words before it', async () => {
  const { asker, client, team, deps } = await quoteSite()
  const awa = await client('awa@batir.example')
  const key = await asker.ask()
  const [one] = await awa.offered()
  await awa.unlock(one.id)
  await asker.send(`/${key}/withdrawal`)
  const disputed = await awa.call('POST', `quote-requests/${one.id}/dispute`, { reason: 'not-asked' })
  expect(await disputed.json()).toMatchObject({ credited: true, dispute: { credited: true } })
  expect(await awa.balance()).toBe(1_000_00)
  const other = await asker.ask({ wanted: 'painter', project: 'Peindre le plafond et les murs du salon.' })
  const [two] = await awa.offered()
  await awa.unlock(two.id)
  const again = await awa.call('POST', `quote-requests/${two.id}/dispute`, {
    reason: 'wrong-trade',
    words: 'Elle veut un maçon.',
  })
  expect(await again.json()).toMatchObject({ credited: false, dispute: { credited: null } })
  expect(await asker.read(other)).toMatchObject({ dispute: { reason: 'wrong-trade', may_answer: true } })
  const said = () => asker.send(`/${other}/dispute-answer`, { words: 'Non, de la peinture.' })
  for (const { status } of [...(await Promise.all([said(), said()])), await said()]) expect(status).toBe(200)
  expect((await asker.send(`/${other}/dispute-answer`, { words: 'Encore.' })).status).toBe(409)
  expect((await team.quoteDisputes({})).disputes).toMatchObject([
    { request: two.id, words: 'Elle veut un maçon.', asker_words: 'Non, de la peinture.' },
  ])
  const decide = (credited: boolean) =>
    team.decideQuoteDispute({
      params: { request: two.id },
      body: { credited, sentence: 'Le texte parle de peinture.' },
    })
  expect(await decide(false)).toMatchObject({ credited: false })
  expect(await decide(true)).toMatchObject({ credited: false })
  const answers = () => {
    const told = asker.to('awa@batir.example').map(message => partOf(message, 'text/plain'))
    return told.filter(text => text.includes('Le texte parle de peinture.'))
  }
  await expect.poll(answers).toHaveLength(1)
  expect(answers()[0]?.replace(/\s+/g, ' ')).toMatch(
    /contesté la demande de devis débloquée le .{16} : son prix, 120,00 € TTC, est maintenu/,
  )
  expect(await awa.balance()).toBe(880_00)
  expect(await ledgerSums(deps.db, awa.id)).toMatchObject({ held: 0, credited: 100_00, revenue: -200_00 })
})

test('money that does not suffice buys nothing, and a client abroad pays no VAT', async () => {
  const { asker, client } = await quoteSite()
  const poor = await client('pauvre@batir.example', { cents: 119_99 })
  const abroad = await client('dehors@batir.example', { country: 'SN', cents: 100_00 })
  await asker.ask()
  const [{ id }] = await poor.offered()
  const refused = await poor.unlock(id)
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'balance-too-low'])
  expect(await poor.balance()).toBe(119_99)
  expect(await (await abroad.unlock(id)).json()).toMatchObject({ net_cents: 100_00, gross_cents: 100_00 })
})

test('for every trade and zone an unlock costs what the table and the estimator say', async () => {
  const site = await startSite()
  const team = await administratorOf(site.url)
  const client = await quoteClient(site, team, 'tout@batir.example', { cents: 100_000_00, country: 'SN' })
  const countries = { france: 'FR', europe: 'DE', international: 'SN' } as const
  const names = Object.fromEntries(WANTED_TRADE_NAMES.map(name => [WANTED_TRADES[name].trade, name]))
  let bought = 0
  for (const zone of CALL_ZONES)
    for (const trade of TRADES) {
      if (zone !== 'france' || trade !== 'crafts')
        await team.openCampaignFor({
          params: { account: client.id },
          body: { ...TERMS, zone, trade, price_cents: callPrice(zone, trade).from_cents },
        })
      const prices: number[] = []
      for (const timing of QUOTE_TIMINGS) {
        const where = { country: countries[zone], wanted: String(names[trade]), timing }
        const email = `${zone}-${trade}-${timing}@exemple.fr`
        await fetch(`${site.url}/api/quote-requests`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...CONSENTING, ...where, email }),
        })
        const { requests } = await team.leadQuoteRequests({ query: { list: 'to-check' } })
        const request = String(requests[0]?.id)
        await team.checkQuoteRequest({ params: { request }, body: { offered: true } })
        const { net_cents } = await (await client.unlock(request)).json()
        expect(net_cents).toBe(quotePrice(zone, trade, timing))
        prices.push(net_cents)
        bought += net_cents
      }
      const line = QUOTE_PRICES[quoteKind(zone, trade)]
      expect([Math.max(...prices), Math.min(...prices)]).toEqual([line.to_cents, line.from_cents])
      expect(quotePrices(zone, trade)).toEqual(line)
    }
  expect(await client.balance()).toBe(100_000_00 - bought)
  expect(await ledgerFlaws(site.deps.db)).toEqual([])
})
