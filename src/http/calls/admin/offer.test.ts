import { readdirSync, readFileSync } from 'node:fs'
import { generateX25519Identity } from 'age-encryption'
import { expect, onTestFinished, test } from 'vitest'
import { loadedDatabaseAddress } from '../../../../tests/support/database/database'
import { administratorOf } from '../../../../tests/support/dossiers/admin'
import { visitorOf } from '../../../../tests/support/dossiers/path'
import { invited } from '../../../../tests/support/leads/invited'
import { startSite } from '../../../../tests/support/program/in-process'
import { startS3 } from '../../../../tests/support/servers/s3-server'
import { smtpSink } from '../../../../tests/support/servers/smtp-sink'
import { OFFER } from '../../../domain/invoice/offer'
import type { OfferTerms } from '../../../domain/offer/offer-terms'

const TERMS: OfferTerms = {
  price: { label: 'Site complet', detail: 'Avec son assistant', net_cents: 640_000 },
  rates_note: 'Ces prix valent en métropole.',
  offer: { exit: 'Vous partez avec votre site.', included: ['Un an d’hébergement'] },
  people: [{ first_name: 'Zénobie', role: 'Chargée de dossiers', telephone: '+33 4 72 00 00 09' }],
  working_hours: { days: [1, 2, 3, 4], from: 8, to: 17 },
}

const plain = (text: string) => text.replace(/[\u00a0\u202f]|&nbsp;|&#x202f;/gi, ' ')

/** The texts that name the price: terms, pages, articles. */
const TEXTS = Object.entries({ legal: '/', pages: '/', articles: '/blog/' }).flatMap(([folder, at]) =>
  readdirSync(`content/${folder}`)
    .filter(name => readFileSync(`content/${folder}/${name}`, 'utf8').includes('{{price_'))
    .map(name => at + name.replace(/\.md$/, '')),
)

/** Pages that name the price, each in its own way: a screen, a text, a town, the result of the test. */
const PAGES = [
  '/',
  '/comment-ca-marche',
  ...TEXTS,
  '/aides',
  '/site-internet-gratuit-lyon',
  '/simulateur?france=oui&lieu=69002&effectif=moins&ca=moins&bilan=moins&fiscal=oui&metier=artisanat&projet=contacts',
]

const pageOf = async (url: string, path: string) => plain(await (await fetch(`${url}${path}`)).text())

test('a price changed at noon is that of pages, messages, quotes and drafts of both copies; papers of before keep theirs', async () => {
  const [s3, mails] = [await startS3(), await smtpSink()]
  onTestFinished(s3.stop)
  const shared = {
    ...s3.env,
    DATABASE_URL: await loadedDatabaseAddress(),
    FILES_KEY: await generateX25519Identity(),
    SMTP_URL: mails.url,
  }
  const [here, there] = [
    await startSite({ ...shared, ROLE: 'web' }),
    await startSite({ ...shared, ROLE: 'web' }),
  ]
  await startSite({ ...shared, ROLE: 'worker' })
  const owner = await administratorOf(here.url)
  const [signed, drafted] = [await visitorOf(here.url).finish(), await visitorOf(there.url).complete()]
  for (const { url } of [here, there])
    for (const path of PAGES) expect(await pageOf(url, path), path).not.toContain('6 400')
  const before = await owner.offer({})
  expect(before).toMatchObject({ version: 0, proposal: null, versions: [], four_eyes: false })
  expect(before.terms.price.net_cents).toBe(OFFER.net_cents)

  const after = await owner.changeOffer({ body: { version: 0, terms: TERMS } })
  expect(after).toMatchObject({
    terms: TERMS,
    version: 1,
    versions: [{ version: 1, state: 'in-force', by: 'Propriétaire' }],
  })
  for (const { url } of [here, there])
    for (const path of PAGES.slice(0, -1)) {
      await expect.poll(() => pageOf(url, path), { message: path }).toMatch(/6 400/)
      expect(await pageOf(url, path), path).not.toMatch(
        /(?<!\d)5 000,00 €|(?<!\d )5 000 €(?! hors taxes, l’agence)/,
      )
    }
  await expect.poll(() => pageOf(there.url, '/pay-per-call')).toContain('Ces prix valent en métropole.')
  expect(await pageOf(there.url, '/conditions-generales')).toContain('Vous partez avec votre site.')

  const visitor = visitorOf(there.url)
  const priceOfNewest = async () => {
    const rows = await there.deps.db.selectFrom('invoices').selectAll().orderBy('created_at').execute()
    return rows.map(({ amount_ht_cents }) => amount_ht_cents)
  }
  expect(await priceOfNewest()).toEqual([500_000, 500_000])
  const fresh = await visitor.finish({ email: 'neuve@exemple.fr' })
  expect(await priceOfNewest()).toEqual([500_000, 500_000, 640_000])
  // What was drafted before noon is signed at its price, and what was signed is the same paper for ever.
  const paper = await (await fetch(`${here.url}/api/invoice/${signed}/view`)).bytes()
  expect((await visitor.sign(drafted)).status).toBe(200)
  expect(await priceOfNewest()).toEqual([500_000, 500_000, 640_000])
  expect(await (await fetch(`${there.url}/api/invoice/${signed}/view`)).bytes()).toEqual(paper)
  const quoted = await visitor.complete({ email: 'devis@exemple.fr' })
  expect((await fetch(`${there.url}/api/company/${quoted}/quote`)).status).toBe(200)
  const quotes = await there.deps.db.selectFrom('quotes').select('paper').execute()
  expect(JSON.stringify(quotes)).toContain('"net_cents":640000')
  const told = () =>
    mails.received.filter(({ recipients }) => recipients.includes('neuve@exemple.fr')).map(({ raw }) => raw)
  await expect.poll(() => told().some(raw => plain(textOf(raw)).includes('7 680,00'))).toBe(true)
  expect(told().some(raw => textOf(raw).includes('Zénobie'))).toBe(true)
  expect(fresh).not.toBe(signed)
})

/** A message without the marks of quoted-printable. */
const textOf = (raw: string | Buffer) =>
  Buffer.from(
    String(raw)
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8')

test('the owner alone writes the offer; what cannot be is refused with its fields, and nothing is overwritten', async () => {
  const { url } = await startSite({ ROLE: 'web' })
  const owner = await administratorOf(url)
  const manager = await invited(url, owner, { role: 'manager', email: 'g@exemple.fr' })
  const editor = await invited(url, owner, { role: 'editor', email: 'e@exemple.fr' })
  await expect(manager.changeOffer({ body: { version: 0, terms: TERMS } })).rejects.toMatchObject({
    status: 403,
  })
  await expect(editor.offer({})).rejects.toMatchObject({ status: 403 })
  const wrong: [OfferTerms, string][] = [
    [{ ...TERMS, price: { ...TERMS.price, net_cents: 0 } }, 'price.net_cents'],
    [{ ...TERMS, price: { ...TERMS.price, label: ' ' } }, 'price.label'],
    [{ ...TERMS, price: { ...TERMS.price, detail: 'a\u202eb' } }, 'price.detail'],
    [{ ...TERMS, offer: { exit: 'x'.repeat(301) } }, 'offer.exit'],
    [{ ...TERMS, people: [{ first_name: 'Zoé', role: 'x', telephone: 'rien' }] }, 'people.0.telephone'],
    [{ ...TERMS, working_hours: { days: [], from: 9, to: 18 } }, 'working_hours.days'],
    [{ ...TERMS, working_hours: { days: [1], from: 18, to: 9 } }, 'working_hours.to'],
  ]
  for (const [terms, field] of wrong)
    await expect(owner.changeOffer({ body: { version: 0, terms } }), field).rejects.toMatchObject({
      status: 422,
      errors: [{ field }],
    })
  await owner.changeOffer({ body: { version: 0, terms: TERMS } })
  // The same once more is one version; what rests on another is refused.
  expect((await owner.changeOffer({ body: { version: 0, terms: TERMS } })).version).toBe(1)
  const other = { ...TERMS, price: { ...TERMS.price, net_cents: 100_000 } }
  await expect(owner.changeOffer({ body: { version: 0, terms: other } })).rejects.toMatchObject({
    code: 'content-changed',
  })
  expect((await owner.offer({})).terms).toEqual(TERMS)
})

test('with four eyes an offer waits for another account, and may be taken back', async () => {
  const { url, deps } = await startSite({ ROLE: 'web' })
  const owner = await administratorOf(url)
  const manager = await invited(url, owner, { role: 'manager', email: 'g@exemple.fr' })
  await owner.changeFourEyes({ body: { over: 5000 } })
  const proposed = await owner.changeOffer({ body: { version: 0, terms: TERMS } })
  expect(proposed.terms.price.net_cents).toBe(OFFER.net_cents)
  expect(proposed.proposal).toMatchObject({ version: 1, by: 'Propriétaire', terms: TERMS })
  const params = { version: '1' }
  await expect(owner.confirmOffer({ params })).rejects.toMatchObject({ code: 'second-account-needed' })
  const other = { ...TERMS, rates_note: null }
  await expect(owner.changeOffer({ body: { version: 1, terms: other } })).rejects.toMatchObject({
    code: 'content-changed',
  })
  expect((await manager.withdrawOffer({ params })).proposal).toBeNull()
  expect((await owner.offer({})).terms.price.net_cents).toBe(OFFER.net_cents)
  await owner.changeOffer({ body: { version: 1, terms: other } })
  const held = await manager.confirmOffer({ params: { version: '2' } })
  expect(held.terms).toEqual(other)
  expect(held.versions.map(({ state, confirmed_by }) => [state, confirmed_by])).toEqual([
    ['in-force', 'Essai manager'],
    ['withdrawn', null],
  ])
  await expect(manager.confirmOffer({ params: { version: '2' } })).rejects.toMatchObject({ status: 409 })
  const events = await deps.db
    .selectFrom('events')
    .select('data')
    .where('type', '=', 'offer-changed')
    .orderBy('at')
    .orderBy('id')
    .execute()
  expect(events.map(({ data }) => JSON.parse(JSON.stringify(data)).offer)).toEqual([
    'proposed',
    'withdrawn',
    'proposed',
    'in-force',
  ])
})

test('an invoice and a message show an offer that nobody kept', async () => {
  const { url } = await startSite({ ROLE: 'web' })
  const owner = await administratorOf(url)
  const { html } = await owner.previewOfferEmail({ body: { terms: TERMS } })
  expect(plain(html)).toContain('4 680,00')
  const pdf = await owner.previewOfferInvoice({ body: { terms: TERMS } })
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  expect((await owner.offer({})).version).toBe(0)
})
