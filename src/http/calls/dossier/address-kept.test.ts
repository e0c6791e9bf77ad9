import { expect, test } from 'vitest'
import { eventLabel } from '~/domain/journal/event-labels'
import { DAY_MS, HOUR_MS } from '~/domain/milliseconds'
import { makeDossierLink } from '~/usecases/address/make-dossier-link'
import { settleAddress } from '~/usecases/address/move-address'
import { administratorOf } from '../../../../tests/support/dossiers/admin'
import { company, visitorOf } from '../../../../tests/support/dossiers/path'
import { startSite } from '../../../../tests/support/program/in-process'
import { siteInTime } from '../../../../tests/support/program/site-in-time'

const THIEF = 'voleur@exemple.fr'

/** A dossier whose address proved itself by a code, an hour ago. */
async function proven() {
  const site = await siteInTime()
  const api = await administratorOf(site.url)
  const visitor = visitorOf(site.url)
  const id = await visitor.begin()
  const typeCode = async () => {
    await api.requestAddressCode({ params: { id } })
    const mails = await site.deliver(new Date())
    const code = /\b\d{6}\b/.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''
    await api.confirmAddress({ params: { id }, body: { code } })
  }
  await typeCode()
  const { db } = site.deps
  const anHourAgo = () =>
    db
      .updateTable('dossiers')
      .set({ code_confirmed_at: new Date(Date.now() - HOUR_MS) })
      .execute()
  await anHourAgo()
  const give = (email: string, key = id) =>
    api.correctCompany({ params: { id: key }, body: { ...company, email } })
  return { ...site, db, api, visitor, id, typeCode, anHourAgo, give }
}

test('the key alone takes no proven address away: it waits for 72 hours, and nothing is exported or erased meanwhile', async () => {
  const { db, deps, deliver, api, id, typeCode, give } = await proven()
  const asked = await give(THIEF)
  expect(asked).toMatchObject({ email: company.email, email_proof: 'proven', email_next: { email: THIEF } })
  expect(Date.parse(String(asked.email_next?.from)) - Date.now()).toBeGreaterThan(71 * HOUR_MS)
  const mails = await deliver(new Date())
  expect(mails.map(({ to }) => to)).toEqual([company.email])
  expect(mails[0]?.text).toContain('VA CHANGER')
  expect(mails[0]?.text).not.toContain(THIEF)
  // One address after another does not flood it.
  await give('autre-voleur@exemple.fr')
  await give(THIEF)
  expect((await deliver(new Date())).length).toBe(0)
  await typeCode()
  for (const take of [api.exportOwnData, api.eraseOwnDossier])
    await expect(take({ params: { id } })).rejects.toMatchObject({ status: 409, code: 'address-changing' })
  await settleAddress(deps, { dossier_id: id })
  expect((await db.selectFrom('dossiers').select('email').executeTakeFirstOrThrow()).email).toBe(
    company.email,
  )
  const later = { ...deps, clock: () => new Date(Date.now() + 73 * HOUR_MS) }
  await settleAddress(later, { dossier_id: id })
  expect(await api.readCompany({ params: { id } })).toMatchObject({
    ...{ email: THIEF, email_proof: 'unproven', email_next: null },
  })
  // Who has it now has proven nothing: no fresh code, nothing to take.
  await expect(api.exportOwnData({ params: { id } })).rejects.toMatchObject({ code: 'fresh-code-needed' })
})

test('who reads the proven mailbox calls the change off, and the key that asked for it ends', async () => {
  const { db, deliver, url, visitor, id, give } = await proven()
  await give(THIEF)
  const [notice] = await deliver(new Date())
  const token = /\/dossier\/lien\/([\w-]{43})/.exec(notice?.text ?? '')?.[1]
  expect(await (await fetch(`${url}/api/dossier-link/${token}`)).json()).toMatchObject({ proven: false })
  const answer = await fetch(`${url}/api/dossier-link/${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ answer: 'mine' }),
  })
  const { id: mine } = (await answer.json()) as { id: string }
  expect(mine).not.toBe(id)
  expect((await visitor.read(id)).status).toBe(404)
  expect(await (await visitor.read(mine)).json()).toMatchObject({
    ...{ email: company.email, email_proof: 'proven', email_next: null },
  })
  expect(await db.selectFrom('dossiers').select('email_next_at').execute()).toEqual([{ email_next_at: null }])
})

test('a code that went to the proven address changes it at once; so does an installation that mails nothing', async () => {
  const { give, typeCode } = await proven()
  await typeCode()
  expect(await give('nouvelle@exemple.fr')).toMatchObject({ email: 'nouvelle@exemple.fr', email_next: null })
  const silent = await startSite({ ROLE: 'web' })
  const id = await visitorOf(silent.url).begin()
  await silent.deps.db.updateTable('dossiers').set({ email_proven_at: new Date() }).execute()
  const api = await administratorOf(silent.url)
  const body = { ...company, email: 'nouvelle@exemple.fr' }
  expect(await api.correctCompany({ params: { id }, body })).toMatchObject({
    email: body.email,
    email_next: null,
  })
})

test('an address that was disowned stays so, whatever is typed after it, and when one applies again', async () => {
  const { db, deps, deliver, url, api, visitor } = await proven()
  const id = await visitor.begin({ email: 'victime@exemple.fr' })
  const link = await makeDossierLink(deps, id, 'victime@exemple.fr')
  const notMine = await fetch(`${url}/api/dossier-link/${link.split('/').at(-1)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ answer: 'not-mine' }),
  })
  expect(notMine.status).toBe(200)
  const give = (email: string) => api.correctCompany({ params: { id }, body: { ...company, email } })
  expect(await give('ailleurs@exemple.fr')).toMatchObject({ email_proof: 'unproven' })
  expect(await give('VICTIME@exemple.fr')).toMatchObject({ email_proof: 'disowned' })
  await expect(api.requestAddressCode({ params: { id } })).rejects.toMatchObject({ code: 'not-found' })
  expect((await deliver(new Date())).map(({ to }) => to?.toLowerCase())).not.toContain('victime@exemple.fr')
  expect(JSON.stringify(await db.selectFrom('dossiers').select('disowned_hashes').execute())).not.toContain(
    'victime',
  )

  await db.updateTable('dossiers').set({ status: 'Refusé' }).where('id', '=', id).execute()
  const again = await api.applyAgain({ params: { id } })
  expect((await api.readCompany({ params: { id: again.id } })).email_proof).toBe('disowned')
})

const NEW = 'nouvelle@exemple.fr'
const REASON = 'Rappelé au numéro du dossier, carte d’identité lue'

/** A client rings: the team has a code mailed to the address that he gives, and types it. */
async function rung() {
  const one = await proven()
  const { url, db, api, deliver, id: key } = one
  const { id } = await db.selectFrom('dossiers').select('id').executeTakeFirstOrThrow()
  const params = { id }
  const codeTo = async (email: string) => {
    await api.askDossierAddress({ params, body: { email } })
    const mails = await deliver(new Date())
    expect(mails.map(({ to }) => to)).toEqual([email])
    return /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0] ?? ''
  }
  const change = (code: string, email = NEW, reason = REASON) =>
    api.changeDossierAddress({ params, body: { email, code, reason } })
  const answer = (mail: { text?: unknown } | undefined) =>
    fetch(`${url}/api/dossier-link/${/\/dossier\/lien\/([\w-]{43})/.exec(String(mail?.text))?.[1]}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ answer: 'mine' }),
    })
  const journal = async () =>
    (await api.readDossier({ params })).events.map(event => eventLabel(event)).toReversed()
  const afterDays = (days: number) => ({ ...one.deps, clock: () => new Date(Date.now() + days * DAY_MS) })
  return { ...one, key, params, codeTo, change, answer, journal, afterDays }
}

test('who lost his mailbox is given another by the team: a code proves it, and the one before has 72 hours', async () => {
  const { db, deliver, api, visitor, key, params, codeTo, change, answer, journal, afterDays } = await rung()
  for (const email of ['pas une adresse', company.email.toUpperCase()])
    await expect(codeTo(email)).rejects.toMatchObject({
      errors: [expect.objectContaining({ field: 'email' })],
    })
  const code = await codeTo(NEW)
  await expect(change(code, NEW, '  ')).rejects.toMatchObject({
    errors: [expect.objectContaining({ field: 'reason' })],
  })
  await expect(change('000000')).rejects.toMatchObject({ code: 'wrong-address-code' })
  await expect(change(code, THIEF)).rejects.toMatchObject({ code: 'address-code-over' })
  const [first, second] = await Promise.allSettled([change(code), change(code)])
  expect([first, second].map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const asked = await api.readDossier({ params })
  expect(asked).toMatchObject({ email: company.email, email_next: { email: NEW } })
  const [notice, ...others] = await deliver(new Date())
  expect([notice?.to, others]).toEqual([company.email, []])
  expect(notice?.text).toContain('nous a demandé une autre adresse')
  expect(notice?.text).not.toContain(NEW)
  // Who opened the dossier goes on meanwhile, and nothing can be taken away.
  expect((await visitor.read(key)).status).toBe(200)
  await settleAddress(afterDays(4), { dossier_id: params.id })
  expect(await api.readDossier({ params })).toMatchObject({ email: NEW, email_next: null })
  expect(
    (await db.selectFrom('dossiers').select('email_proven_at').executeTakeFirst())?.email_proven_at,
  ).not.toBe(null)
  // What the one before was mailed opens nothing any more.
  expect((await visitor.read(key)).status).toBe(404)
  expect((await answer(notice)).status).toBe(404)
  const mails = await deliver(new Date(Date.now() + 4 * DAY_MS))
  expect(mails.map(({ to }) => to).toSorted()).toEqual([company.email, NEW].toSorted())
  const opened = await answer(mails.find(({ to }) => to === NEW))
  expect((await visitor.read(String((await opened.json()).id))).status).toBe(200)
  expect(await journal()).toEqual(
    expect.arrayContaining([`Autre adresse e-mail demandée à l’équipe «\u00a0${REASON}\u00a0»`]),
  )
})

test('who reads the mailbox before calls off what somebody else rang for, each time', async () => {
  const { deliver, api, params, codeTo, change, answer, journal, afterDays } = await rung()
  for (const times of [1, 2]) {
    await change(await codeTo(THIEF), THIEF)
    const [notice] = await deliver(new Date())
    expect((await answer(notice)).status).toBe(200)
    expect((await journal()).filter(line => line.endsWith('le changement demandé est refusé'))).toHaveLength(
      times,
    )
  }
  await settleAddress(afterDays(4), { dossier_id: params.id })
  expect(await api.readDossier({ params })).toMatchObject({ email: company.email, email_next: null })
})

test('an address that proved nothing gives way at once, and is told; nothing is asked where no e-mail leaves', async () => {
  const { db, deps, deliver, api, params, codeTo, change } = await rung()
  await db.updateTable('dossiers').set({ email_proven_at: null }).execute()
  expect(await change(await codeTo(NEW))).toMatchObject({ email: NEW, email_next: null })
  expect((await deliver(new Date())).map(({ to }) => to).toSorted()).toEqual([company.email, NEW].toSorted())
  Object.assign(deps.mailer, { leaves: false })
  const other = 'encore@exemple.fr'
  expect(await api.askDossierAddress({ params, body: { email: other } })).toEqual({ asked: false })
  expect(await change('', other)).toMatchObject({ email: other, email_next: null })
})
