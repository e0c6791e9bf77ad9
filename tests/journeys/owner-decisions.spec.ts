import type { Page } from '@playwright/test'
import { administratorOf } from '../support/admin'
import { alive } from '../support/alive'
import { granted } from '../support/decisions'
import { test as base, expect } from '../support/journey'
import { later } from '../support/later'
import { follow, mailbox } from '../support/mailbox'
import { checkMoment } from '../support/moments'
import { visitorOf } from '../support/path'
import type { Program } from '../support/program'
import { startSmtp } from '../support/smtp-server'
import { startCopy } from '../support/template-site'

interface Office {
  site: Program
  mailed: ReturnType<typeof mailbox>['mailed']
}

/** A site whose e-mails really leave. */
const test = base.extend<object, { office: Office }>({
  office: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures used
    async ({}, use) => {
      const smtp = await startSmtp()
      const site = await startCopy({ SMTP_URL: smtp.url })
      await use({ site, ...mailbox(smtp.received) })
      await site.remove()
      await smtp.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ office }, use) => use(office.site.url),
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const press = async (page: Page, name: string | RegExp) => (await alive(button(page, name))).click()

/** Decides, and lets the quarter of an hour pass in which it can be undone. */
async function decide({ site }: Office, id: string, decision: ReturnType<typeof granted>) {
  const admin = await administratorOf(site.url)
  const { version } = await admin.readDossier({ params: { id } })
  await admin.changeStatus({ params: { id }, body: { ...decision, version } })
  await (await later(site)).decisionLeaves(id)
}

test('granted less than the price, then renounced with a code that was mailed', async ({ page, office }) => {
  const email = 'renonce@exemple.fr'
  const id = await visitorOf(office.site.url).finish({ email })
  await decide(office, id, granted(3_000))
  await follow(page, await office.mailed(email, /3\s000,00\s€/))
  await expect(page.getByRole('region', { name: 'Votre aide est accordée' })).toBeVisible()
  await checkMoment(page, 'granted')
  await press(page, 'Renoncer à mon dossier')
  await button(page, 'Recevoir un code pour confirmer').click()
  const code = /\b\d{3}\s?\d{3}\b/.exec(await office.mailed(email, /saisissez ce code/))?.[0]
  await page.getByLabel(/^Code reçu à/).fill(String(code))
  await checkMoment(page, 'renouncing')
  await button(page, 'Renoncer définitivement').click()
  await expect(page.getByRole('heading', { name: 'Vous avez renoncé' })).toBeVisible()
  await expect(page.getByText(/L’avoir AV-\d{4}-\d{5}/).first()).toBeVisible()
  await checkMoment(page, 'renounced')
  expect(await office.mailed(email, /AV-\d{4}-\d{5}/)).toContain('rien à payer')
})
