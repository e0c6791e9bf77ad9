import { expect, test } from 'vitest'
import { ledgerSums } from '../../../tests/support/database/ledger-sums'
import { allSent } from '../../../tests/support/dossiers/all-sent'
import { emailsOf } from '../../../tests/support/dossiers/emails-of'
import { tablesWith, written } from '../../../tests/support/files/canary'
import { quoteSite } from '../../../tests/support/leads/quote-requests'
import { daysLater } from '../../../tests/support/program/days-later'
import { purgeQuoteRequests } from './purge-quote-requests'

const CANARY = 'canari7730'

test('an asker is told two weeks before, then only the figure of what was paid stays', async () => {
  const { asker, client, deps, dataDir } = await quoteSite()
  const awa = await client('awa@batir.example')
  const person = (n: number) => ({
    name: `Ana ${CANARY}`,
    email: `ana-${n}@${CANARY}.example`,
    phone: `06 71 82 93 1${n}`,
    town: `Ville-${CANARY}`,
    project: `Fuite sous la douche, robinet à remplacer, demander ${CANARY}.`,
  })
  const sold = await asker.ask(person(1))
  const [offered] = await awa.offered()
  await awa.unlock(offered.id)
  await awa.call('POST', `quote-requests/${offered.id}/dispute`, { reason: 'wrong-trade', words: CANARY })
  await asker.send(`/${sold}/dispute-answer`, { words: CANARY })
  const open = await asker.ask(person(2))
  const { consent, ...unproven } = { ...person(3), consent: '2026-11-22' }
  await asker.send('', {
    wanted: 'plumber',
    country: 'FR',
    postal_code: '76230',
    timing: 'now',
    ...unproven,
    consent,
  })
  const rows = () => deps.db.selectFrom('quote_requests').select(['id', 'name']).execute()
  const notices = async () =>
    (await emailsOf(deps.db, 'quote-request-retention-notice')).map(({ recipient }) => recipient).sort()
  await allSent(deps)
  await purgeQuoteRequests(daysLater(deps, 59))
  expect(await rows()).toHaveLength(3)
  await purgeQuoteRequests(daysLater(deps, 61))
  expect(await rows()).toHaveLength(2)
  for (const days of [340, 352, 353]) await purgeQuoteRequests(daysLater(deps, days))
  expect(await notices()).toEqual([1, 2].map(n => person(n).email))
  await allSent(deps)
  await purgeQuoteRequests(daysLater(deps, 364))
  expect((await tablesWith(deps, CANARY)).length).toBeGreaterThan(3)
  for (const days of [367, 368]) await purgeQuoteRequests(daysLater(deps, days))
  expect(await rows()).toEqual([{ id: offered.id, name: '' }])
  expect((await tablesWith(deps, CANARY)).sort()).toEqual([])
  expect(await written(dataDir, CANARY)).toEqual([])
  for (const key of [sold, open]) expect(await asker.read(key)).toMatchObject({ code: 'not-found' })
  expect(await ledgerSums(deps.db, awa.id)).toMatchObject({ revenue: -100_00, held: 0 })
  const [line] = (await (await awa.call('GET', 'quote-requests/unlocked')).json()).requests
  expect(line).toMatchObject({ name: '', net_cents: 100_00, wanted: 'plumber' })
})
