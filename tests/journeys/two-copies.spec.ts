import { expect, test } from '@playwright/test'
import { invoiceNumbers, losses, nothingYet, startLoad } from '../support/dossiers/acknowledged'
import { administratorOf } from '../support/dossiers/admin'
import { pieces, visitorOf } from '../support/dossiers/path'
import { digestOfInvoice } from '../support/files/digest-of'
import { type Copies, startCopies } from '../support/program/copies'
import { cutUpload } from '../support/trials/cut-uploads'

/** Two copies that serve, one that works, on one PostgreSQL and one S3 store, behind one address. */
let copies: Copies
test.beforeAll(async () => {
  copies = await startCopies(2)
})
test.afterAll(() => copies.stop())

test('the French path goes on whatever copy answers', async () => {
  const { url, web } = copies
  const before = copies.answers()
  const id = await visitorOf(url).finish()
  const after = copies.answers()
  // Submission, pieces, signature and end, each on the other copy than the step before.
  expect(after.map((count, copy) => count - Number(before[copy]))).toEqual([
    Math.ceil((pieces.length + 3) / 2),
    Math.floor((pieces.length + 3) / 2),
  ])
  const invoices = await Promise.all(web.map(copy => digestOfInvoice(copy.url, id)))
  expect(new Set(invoices).size).toBe(1)

  // A session that one copy opened is good on the other.
  const administrator = await administratorOf(url)
  for (let time = 0; time < 2; time++) {
    const { dossiers } = await administrator.dossiers({})
    expect(dossiers.map(dossier => dossier.id)).toContain(id)
    expect((await administrator.downloadDossier({ params: { id } })).status).toBe(200)
  }
})

test('an article that changes on one copy changes on the other', async () => {
  const [first, second] = copies.web
  const administrator = await administratorOf(String(first?.url))
  const draft = {
    title: 'Un titre avant',
    excerpt: 'Un extrait.',
    meta_description: 'Une description.',
    keywords: [],
    city: null,
    content: 'Un texte.',
    slug: 'deux-copies',
  }
  const { id, version } = await administrator.createArticle({ body: { ...draft, published: true } })
  const page = async () => (await fetch(`${second?.url}/blog/deux-copies`)).text()
  await expect.poll(page).toContain('Un titre avant')
  // Kept by the page cache of that copy now.
  expect(await page()).toContain('Un titre avant')
  await administrator.updateArticle({
    params: { id },
    body: { ...draft, title: 'Un titre après', published: true, version },
  })
  await expect.poll(page, { timeout: 120_000 }).toContain('Un titre après')
})

test('a copy that is killed in the middle of uploads loses nothing that was acknowledged', async () => {
  test.setTimeout(1_800_000)
  const { url, web } = copies
  const [victim, survivor] = web
  const known = nothingYet()
  const stopLoad = startLoad(url, known, 4)
  const untilSigned = (count: number) =>
    expect.poll(() => known.signed.size, { timeout: 300_000 }).toBeGreaterThanOrEqual(count)
  await untilSigned(1)
  const id = await visitorOf(url).begin()
  await cutUpload(String(victim?.url), id, 0.5, () => victim?.stop('SIGKILL'))
  // Visitors go on, and the copy comes back.
  await untilSigned(known.signed.size + 1)
  await victim?.start()
  await untilSigned(known.signed.size + 1)
  await stopLoad()

  const { documents } = (await (await visitorOf(String(survivor?.url)).read(id)).json()) as {
    documents: unknown[]
  }
  expect(documents).toEqual([])
  for (const copy of web) {
    expect(await losses(copy.url, await administratorOf(copy.url), known)).toEqual([])
  }
  const { count, highest } = await invoiceNumbers(await administratorOf(String(survivor?.url)))
  expect(count).toBe(highest)

  // Each message was sent, and nothing was sent that is not one of them.
  const plain = (id: unknown) => String(id).replace(/[<>\s]/g, '')
  const unlike = async () => {
    const messages = new Set(
      (await copies.query('select message_id from emails')).map(row => plain(row.message_id)),
    )
    const sent = new Set(
      copies.received.map(({ headers }) =>
        plain(headers.find(line => /^message-id:/i.test(line))?.slice(12)),
      ),
    )
    return {
      waiting: await copies.query('select 1 from emails where sent_at is null'),
      unsent: [...messages].filter(id => !sent.has(id)),
      unknown: [...sent].filter(id => !messages.has(id)),
    }
  }
  // Work that is still queued may write one more: until nothing waits.
  const alike = { waiting: [], unsent: [], unknown: [] }
  await expect.poll(unlike, { timeout: 600_000 }).toEqual(alike)
})
