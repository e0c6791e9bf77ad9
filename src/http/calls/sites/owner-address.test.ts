import { expect, test } from 'vitest'
import { company } from '../../../../tests/support/dossiers/path'
import { enter, linkIn, withCookie } from '../../../../tests/support/sites/owners'
import { publishedSite } from '../../../../tests/support/sites/published-site'

const NEXT = 'nouvelle@exemple.fr'

/** The owner of a site, who has come in by his mailbox. */
async function signedIn() {
  const published = await publishedSite()
  const { site, admin } = published
  const deliver = () => site.deliver(new Date())
  await deliver()
  await admin.sendOwnerLink({ body: { email: company.email } })
  const [mail] = await deliver()
  const { cookie } = await enter(site.url, linkIn(mail?.text))
  const owner = withCookie(site.url, cookie)
  const params = published.own
  const codes = async (email = NEXT) => {
    await owner.ownerAskOwnerAddress({ params, body: { email } })
    const mails = await deliver()
    const to = (address: string) => mails.find(one => one.to?.toLowerCase() === address.toLowerCase())
    const codeTo = (address: string) => /\b\d{6}\b/.exec(to(address)?.text ?? '')?.[0] ?? ''
    return { old: codeTo(company.email), next: codeTo(email), count: mails.length }
  }
  const change = (code: string, new_code: string, email = NEXT) =>
    owner.ownerChangeOwnerAddress({ params, body: { email, code, new_code } })
  return { ...published, deliver, owner, params, codes, change }
}

test('an owner’s address changes by the code to each of the two, and the former opens nothing any more', async () => {
  const { site, own, admin, deliver, owner, codes, change } = await signedIn()
  const { old, next, count } = await codes()
  expect(count).toBe(2)
  expect(old).not.toBe(next)
  for (const [one, other] of [
    [next, old],
    [old, ''],
    ['', next],
  ] as const)
    await expect(change(one, other)).rejects.toMatchObject({ code: 'wrong-address-code' })
  await expect(change(old, next, 'autre@exemple.fr')).rejects.toMatchObject({ code: 'address-code-over' })
  // Of two links that the team showed one was used.
  const shown = async () => (await admin.teamOwnerLink({ params: own })).url
  const { cookie: bySite } = await enter(site.url, await shown())
  const unused = await shown()
  expect((await withCookie(site.url, bySite).ownerSites({})).sites).toHaveLength(1)
  // A mistake in one used up neither.
  expect(await change(old, next)).toEqual({ owner_email: NEXT })
  const [notice, ...others] = await deliver()
  expect([notice?.to, others]).toEqual([company.email, []])
  expect(notice?.text).toContain('n’arriveront plus ici')
  expect(notice?.text).not.toContain(NEXT)
  expect((await owner.ownerSites({})).sites).toEqual([])
  await expect(withCookie(site.url, bySite).ownerSites({})).rejects.toMatchObject({ status: 401 })
  expect((await enter(site.url, unused)).status).toBe(410)
  await admin.sendOwnerLink({ body: { email: company.email } })
  expect(await deliver()).toEqual([])
  await admin.sendOwnerLink({ body: { email: NEXT } })
  const [mail] = await deliver()
  const { cookie } = await enter(site.url, linkIn(mail?.text))
  expect((await withCookie(site.url, cookie).ownerSites({})).sites).toHaveLength(1)
  const told = await site.deps.db
    .selectFrom('events')
    .select('data')
    .where('type', '=', 'owner-address-changed')
    .execute()
  expect(told).toHaveLength(1)
  expect(JSON.stringify(told)).not.toContain('@')
})

test('codes are three a day, five tries each, ten minutes; what is no address, or the same, gets none', async () => {
  const { site, codes, change } = await signedIn()
  for (const email of ['pas une adresse', company.email.toUpperCase(), ''])
    await expect(codes(email)).rejects.toMatchObject({
      errors: [expect.objectContaining({ field: 'email' })],
    })
  site.deps.rateLimits = true
  const first = await codes()
  for (let time = 0; time < 5; time += 1)
    await expect(change(first.old, '000000')).rejects.toMatchObject({ status: 422 })
  await expect(change(first.old, first.next)).rejects.toMatchObject({ code: 'address-code-over' })
  const second = await codes()
  const early = new Date(Date.now() - 11 * 60_000)
  await site.deps.db.updateTable('address_codes').set({ sent_at: early }).execute()
  await expect(change(second.old, second.next)).rejects.toMatchObject({ code: 'address-code-over' })
  await codes()
  await expect(codes()).rejects.toMatchObject({ code: 'too-many-codes' })
})

test('the team needs the new mailbox’s code alone; where no e-mail leaves nothing is asked', async () => {
  const { site, admin, deliver, params, codes } = await signedIn()
  const { next: before } = await codes()
  await admin.teamAskOwnerAddress({ params, body: { email: NEXT } })
  const [mail, ...others] = await deliver()
  expect([mail?.to, others]).toEqual([NEXT, []])
  expect(mail?.text).toContain('dites ce code à la personne qui vous a répondu')
  const next = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
  const body = { email: NEXT, code: '', new_code: before, reason: 'Kbis et carte d’identité vus' }
  await expect(admin.teamChangeOwnerAddress({ params, body })).rejects.toMatchObject({ status: 422 })
  await expect(
    admin.teamChangeOwnerAddress({ params, body: { ...body, new_code: next, reason: ' ' } }),
  ).rejects.toMatchObject({ errors: [expect.objectContaining({ field: 'reason' })] })
  expect(await admin.teamChangeOwnerAddress({ params, body: { ...body, new_code: next } })).toEqual({
    owner_email: NEXT,
  })
  expect((await deliver()).map(({ to }) => to)).toEqual([company.email])
  Object.assign(site.deps.mailer, { leaves: false })
  const other = { ...body, email: 'encore@exemple.fr', new_code: '' }
  expect(await admin.teamAskOwnerAddress({ params, body: other })).toEqual({ asked: false })
  expect(await admin.teamChangeOwnerAddress({ params, body: other })).toEqual({ owner_email: other.email })
})
