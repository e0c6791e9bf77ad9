import type { Locator, Page } from '@playwright/test'
import { PATIENCE } from '../../src/contract/patience'
import { administratorOf } from '../support/admin'
import { agencyWithPeople } from '../support/agency-file'
import { alive } from '../support/alive'
import { axeFindings } from '../support/axe'
import { signIn } from '../support/dashboard'
import { decide } from '../support/decide'
import { granted, refused } from '../support/decisions'
import { pdfFile, pngFile } from '../support/files'
import { test as base, expect } from '../support/journey'
import { mailbox } from '../support/mailbox'
import { company, drawnInvoice, visitorOf } from '../support/path'
import type { Program } from '../support/program'
import { startSmtp } from '../support/smtp-server'
import { startCopy } from '../support/template-site'

const SILENT = 'Le serveur ne répond pas'

/** A site whose e-mails leave, so that it asks for codes, and where somebody calls. */
const test = base.extend<object, { mailing: Program & ReturnType<typeof mailbox> }>({
  mailing: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures used
    async ({}, use) => {
      const [smtp, agency] = [await startSmtp(), agencyWithPeople()]
      const program = await startCopy({ SMTP_URL: smtp.url, AGENCY_FILE: agency.path })
      await use({ ...program, ...mailbox(smtp.received) })
      await program.remove()
      await smtp.stop()
      agency.remove()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ mailing }, use) => use(mailing.url),
})

test.beforeEach(async ({ page, quiet }) => {
  quiet.allowed.push(/Failed to load resource/)
  await page.clock.install()
})

/** Calls that never end from now on, until the function that is given back lets later ones through. */
async function hang(page: Page, address: string | RegExp) {
  let asked = 0
  await page.route(address, () => void asked++)
  return {
    /** 25 seconds after `press` has begun such a call. */
    givesUp: async (press: () => Promise<unknown>) => {
      await press()
      await expect.poll(() => asked).toBeGreaterThan(0)
      await page.clock.fastForward(PATIENCE + 1_000)
    },
    answersAgain: () => page.unroute(address),
  }
}

/** specification A8: the toast in sight, and its place says it too. */
async function said(page: Page, toast: string, place: string | RegExp = toast) {
  const shown = page.locator('[data-sonner-toast]').filter({ hasText: toast }).first()
  await expect(shown).toBeInViewport({ ratio: 0.9 })
  await expect(page.locator('main').getByText(place).first()).toBeVisible()
}

/** The same, and axe reads the page with both. */
async function told(page: Page, toast: string, place: string | RegExp = toast) {
  await said(page, toast, place)
  expect(await axeFindings(page)).toEqual([])
}

const press = (button: Locator) => async () => (await alive(button)).click()
const named = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

test('the wizard: each step ends what hangs after 25 seconds, keeps what was typed, and goes on', async ({
  page,
  mailing: site,
}) => {
  await page.goto('/dossier')
  await alive(page.locator('#siret'))
  for (const [field, value] of Object.entries(company)) await page.locator(`#${field}`).fill(value)
  const goOn = named(page, 'Continuer')
  for (const call of ['**/api/company/submit', /\/api\/company\/[\w-]{20,}$/] as const) {
    const hanging = await hang(page, call)
    await hanging.givesUp(press(goOn))
    await told(page, "Erreur lors de l'enregistrement", SILENT)
    await expect(page.locator('#company_name')).toHaveValue(company.company_name)
    await hanging.answersAgain()
  }
  await goOn.click()
  await expect(page.getByText('Étape 2 sur 4')).toBeVisible()

  const code = page.locator('#address-code')
  await (await alive(code)).fill('123456')
  const confirming = await hang(page, '**/confirm-address')
  await confirming.givesUp(press(named(page, 'Confirmer')))
  await told(page, SILENT)
  await expect(code).toHaveValue('123456')
  const another = await hang(page, '**/address-code')
  await another.givesUp(press(named(page, 'Renvoyer un code')))
  await said(page, SILENT)
  const slot = page.locator('#piece-rib')
  const file = { name: 'rib.pdf', mimeType: 'application/pdf', buffer: pdfFile() }
  const sending = await hang(page, '**/upload-document')
  await sending.givesUp(async () =>
    (await alive(slot.locator('input[type=file]').first())).setInputFiles(file),
  )
  await told(page, 'Erreur lors du téléversement', SILENT)
  await sending.answersAgain()
  await slot.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText('rib.pdf ajouté avec succès')).toBeVisible()

  const showing = await hang(page, '**/api/invoice/*/view')
  await showing.givesUp(async () => page.goto(`/dossier/${await visitorOf(site.url).complete()}`))
  await told(page, 'Erreur lors du téléchargement', 'Le document n’a pas pu être affiché')
  await showing.answersAgain()
  await named(page, 'Réessayer').click()
  await expect(drawnInvoice(page)).toBeVisible()
  const saving = await hang(page, '**/api/invoice/*/download')
  await saving.givesUp(press(named(page, 'Télécharger le projet (PDF)')))
  await told(page, 'Erreur lors du téléchargement')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  const signing = await hang(page, '**/sign-invoice')
  await signing.givesUp(press(named(page, 'Signer et finaliser mon dossier')))
  await told(page, 'Erreur lors de la finalisation de la facture transition numérique', SILENT)
  for (const box of await page.getByRole('checkbox').all()) await expect(box).toBeChecked()
  await signing.answersAgain()
  await named(page, 'Signer et finaliser mon dossier').click()
  await expect(page.getByText('Étape 4 sur 4')).toBeVisible()
})

test('so does the client’s own page', async ({ page, mailing: site }) => {
  const id = await visitorOf(site.url).finish()
  await decide(site, id, granted(3_000))
  for (const [call, words] of [
    ['**/timeline', 'Les étapes n’ont pas pu être lues.'],
    ['**/settlement', 'La décision et les montants n’ont pas pu être lus.'],
    ['**/site', SILENT],
  ] as const) {
    const reading = await hang(page, call)
    await reading.givesUp(() => page.goto(`/dossier/${id}`))
    await told(page, words)
    await reading.answersAgain()
    // Another answer on its way may have been given up with it.
    const place = page.getByRole('alert').filter({ hasText: words })
    await place.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.locator('main').getByText(words)).toHaveCount(0)
  }
  await page.goto(`/dossier/${id}`)
  await expect(named(page, 'Renoncer à mon dossier')).toBeVisible()
  const message = page.getByLabel('Votre message')
  await page.getByText('Écrire à l’équipe').first().click()
  await (await alive(message)).fill('Bonjour')
  const writing = await hang(page, '**/messages')
  await writing.givesUp(press(named(page, 'Envoyer à l’équipe')))
  await told(page, SILENT)
  await expect(message).toHaveValue('Bonjour')
  await writing.answersAgain()
  await named(page, 'Renoncer à mon dossier').click()
  const renouncing = await hang(page, '**/address-code')
  await renouncing.givesUp(press(named(page, 'Recevoir un code pour confirmer')))
  await expect(page.getByRole('dialog').getByText(SILENT)).toBeVisible()
})

/** A call that is pressed for, hangs and is given up; then it is let through, and pressed again if `again`. */
async function hangs(
  page: Page,
  address: string,
  button: Locator,
  toast = SILENT,
  place: string | RegExp = toast,
) {
  const hanging = await hang(page, address)
  await hanging.givesUp(press(button))
  await said(page, toast, place)
  await hanging.answersAgain()
}

test('so do the result by e-mail, the take-over, one’s data and a call', async ({ page, mailing: site }) => {
  const email = 'tiroir@exemple.fr'
  const [phone, typedCode] = [page.locator('#own-phone'), page.locator('#own-data-code')]
  await page.goto(
    '/simulateur?france=oui&code-postal=69002&effectif=9&chiffre-affaires=1999999&bilan=1999999&situation=oui&metier=artisanat&projet=vitrine',
  )
  await (await alive(page.locator('#result-email'))).fill(email)
  await hangs(page, '**/api/eligibility-result', named(page, 'Envoyer'))
  await expect(page.locator('#result-email')).toHaveValue(email)

  await visitorOf(site.url).submit({ ...company, email })
  await fetch(`${site.url}/api/company/resume-link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, siret: company.siret }),
  })
  const [link] = /\/dossier\/lien\/[\w-]+/.exec(await site.mailed(email, /dossier\/lien/)) ?? []
  await page.goto(String(link))
  const mine = named(page, 'Oui, c’est mon dossier')
  await hangs(page, '**/api/dossier-link/**', mine, 'Votre réponse n’a pas pu être enregistrée.')
  await mine.click()
  await expect(page.getByText('Étape 2 sur 4')).toBeVisible()

  await page.getByText('Mes données').first().click()
  await hangs(page, '**/address-code', named(page, 'Recevoir un code'))
  await named(page, 'Recevoir un code').click()
  const code = /\b\d{3}\s?\d{3}\b/.exec(await site.mailed(email, /saisissez ce code/))?.[0]
  await typedCode.fill(String(code))
  const opening = await hang(page, '**/confirm-address')
  await opening.givesUp(press(page.locator('form').filter({ has: typedCode }).getByRole('button')))
  await said(page, SILENT)
  await expect(typedCode).toHaveValue(String(code))
  await opening.answersAgain()
  await page.locator('form').filter({ has: typedCode }).getByRole('button').click()
  await (await alive(phone)).fill('05 61 00 00 00')
  await hangs(page, '**/contact', named(page, 'Enregistrer'))
  await expect(phone).toHaveValue('05 61 00 00 00')
  await hangs(page, '**/own-data/pdf', named(page, 'En PDF, à lire'))
  await hangs(page, '**/own-data', named(page, 'En JSON, à réutiliser'))
  await page.getByRole('checkbox', { name: /Je comprends/ }).check()
  await hangs(page, '**/erasure', named(page, 'Effacer mon dossier'))

  await page.getByText('Être rappelé', { exact: true }).last().click()
  const hour = page.locator('#call-back-at')
  await (await alive(hour)).selectOption({ index: 2 })
  const chosen = await hour.inputValue()
  await hangs(page, '**/call-back', page.locator('form').filter({ has: hour }).getByRole('button'))
  await expect(hour).toHaveValue(chosen)
})

test('so do what is sent back, a new dossier, and the site from its questions to its delivery', async ({
  page,
  mailing: site,
}) => {
  const [visitor, admin] = [visitorOf(site.url), await administratorOf(site.url)]
  const back = await visitor.finish()
  const { version } = await admin.readDossier({ params: { id: back } })
  const asked = { status: 'Incomplet', reason: 'Le RIB est flou.', documents: ['rib'], version } as const
  await admin.changeStatus({ params: { id: back }, body: { ...asked, documents: [...asked.documents] } })
  await visitor.upload(back, 'rib', 'rib.pdf', pdfFile())
  await page.goto(`/dossier/${back}`)
  const word = page.getByLabel('Un mot pour l’équipe')
  await (await alive(word)).fill('Le voici, plus net.')
  const finished = 'Erreur lors de la finalisation de la facture transition numérique'
  await hangs(page, '**/finalize-dossier', named(page, 'Envoyer et terminer'), finished, SILENT)
  await expect(word).toHaveValue('Le voici, plus net.')

  const lost = await visitor.finish()
  await decide(site, lost, refused())
  await page.goto(`/dossier/${lost}`)
  await hangs(page, '**/apply-again', named(page, 'Déposer un nouveau dossier'))

  const id = await visitor.finish()
  await decide(site, id, granted(3_000))
  await page.goto(`/dossier/${id}`)
  const activity = page.locator('#kick-off-activity')
  const keeping = await hang(page, '**/site/answers')
  await keeping.givesUp(async () => {
    await (await alive(activity)).fill('Menuiserie')
    await activity.blur()
  })
  await expect(page.getByText('pas encore gardées')).toBeVisible()
  await expect(activity).toHaveValue('Menuiserie')
  await keeping.answersAgain()
  for (const field of ['services', 'opening_hours', 'domain', 'ai_contact'])
    await page.locator(`#kick-off-${field}`).fill('À voir ensemble')
  await activity.blur()
  const sending = await hang(page, '**/site/files')
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: pngFile() }
  await sending.givesUp(() => page.locator('#site-files').setInputFiles(logo))
  await said(page, SILENT)
  await sending.answersAgain()
  await hangs(page, '**/site/sending', named(page, 'Tout est là'))
  await named(page, 'Tout est là').click()
  await expect(page.getByText('Il est envoyé')).toBeVisible()

  const site_url = 'https://menuiserie.exemple.fr'
  const move = async (stage: 'contents' | 'making' | 'review' | 'online') =>
    admin.moveSite({ params: { id }, body: { stage, ...(stage in shown ? { site_url } : {}) } })
  const shown = { review: true, online: true }
  for (const stage of ['contents', 'making', 'review'] as const) await move(stage)
  await page.reload()
  const corrections = page.getByLabel('Ce qu’il faut corriger')
  await (await alive(corrections)).fill('Le numéro est faux.')
  await hangs(page, '**/site/review', named(page, 'Demander ces corrections'))
  await expect(corrections).toHaveValue('Le numéro est faux.')
  await move('online')
  await page.reload()
  await hangs(
    page,
    '**/site/handover',
    named(page, 'Procès-verbal de livraison (PDF)'),
    'Erreur lors du téléchargement',
  )
  await hangs(page, '**/site/acceptance', named(page, 'Accepter la livraison'))
})

test('so do the test pages, within their own time', async ({ context, page, quiet }) => {
  quiet.allowed.push(/Failed to load resource/)
  await context.route('**/api/test/**', () => {})
  const [second, third] = [await context.newPage(), await context.newPage()]
  const begin = async (one: Page, path: string, button: string | RegExp) => {
    await one.goto(path)
    await press(one.getByRole('button', { name: button }))()
  }
  await begin(page, '/test-pdf', 'Ouvrir une facture de test')
  await begin(second, '/test-simple', 'Télécharger une facture de test')
  await begin(third, '/diagnostic', /diagnostic/i)
  await said(page, 'Pas de réponse en 15\u00a0s')
  await said(second, 'Erreur lors du téléchargement')
  await said(
    third,
    'Création d’une entreprise\u00a0: Pas de réponse en 15\u00a0s',
    'Pas de réponse en 15\u00a0s',
  )
})

test('so do the forms beside the path, and the administration', async ({ page, mailing: site }) => {
  await page.goto('/dossier/reprendre')
  await (await alive(page.locator('#resume-email'))).fill(company.email)
  await page.locator('#resume-siret').fill(company.siret)
  const resuming = await hang(page, '**/resume-link')
  await resuming.givesUp(press(named(page, 'Recevoir mon lien')))
  await told(page, 'Erreur de connexion. Veuillez réessayer.')
  await expect(page.locator('#resume-email')).toHaveValue(company.email)

  await page.goto('/verification')
  const file = { name: 'facture.pdf', mimeType: 'application/pdf', buffer: pdfFile() }
  const verifying = await hang(page, '**/api/verification')
  await verifying.givesUp(async () => (await alive(page.locator('input[type=file]'))).setInputFiles(file))
  await told(page, 'Erreur de connexion. Veuillez réessayer.')

  await page.goto('/international')
  const typed = { company_name: 'Firme', manager_name: 'Zoé', email: 'z@ex.be', phone: '+32470000000' }
  await alive(page.locator('#company_name'))
  for (const [field, value] of Object.entries(typed)) await page.locator(`#${field}`).fill(value)
  await page.locator('#country').fill('Belgique')
  const registering = await hang(page, '**/api/international-registration')
  await registering.givesUp(press(named(page, 'Envoyer mon inscription')))
  await told(page, 'Erreur de connexion. Veuillez réessayer.', 'toujours là')
  await expect(page.locator('#company_name')).toHaveValue('Firme')

  await page.goto('/demande-de-devis')
  await alive(page.locator('#project'))
  const wish = {
    postal_code: '69002',
    town: 'Lyon',
    project: 'Refaire la salle de bain, douze mètres carrés.',
  }
  const contact = { name: 'Zoé Martin', email: 'zoe@exemple.fr', phone: '04 72 00 00 00' }
  for (const [field, value] of Object.entries({ ...wish, ...contact }))
    await page.locator(`#${field}`).fill(value)
  for (const list of ['wanted', 'timing']) await page.locator(`#${list}`).selectOption({ index: 1 })
  await page.getByRole('checkbox').check()
  const wishing = await hang(page, '**/api/quote-requests')
  await wishing.givesUp(press(named(page, 'Envoyer ma demande')))
  await told(page, 'Erreur de connexion. Veuillez réessayer.', 'toujours là')
  await expect(page.locator('#project')).toHaveValue(wish.project)

  await page.goto('/espace-client')
  await (await alive(page.locator('#email'))).fill('client@exemple.fr')
  const linking = await hang(page, '**/api/client/**')
  await linking.givesUp(press(named(page, 'Recevoir mon lien')))
  await told(page, 'Le lien n’a pas pu partir. Veuillez réessayer.')
  await linking.answersAgain()

  await page.goto('/admin-login')
  await (await alive(page.getByLabel('Mot de passe', { exact: true }))).fill('secret')
  const entering = await hang(page, '**/api/admin/login')
  await entering.givesUp(press(named(page, 'Se connecter')))
  await told(page, `Erreur: ${SILENT}`)
  await entering.answersAgain()
  const stats = await hang(page, '**/api/admin/stats')
  await stats.givesUp(() => signIn(page))
  const toast = (words: string) => page.locator('[data-sonner-toast]').filter({ hasText: words })
  await expect(toast('Erreur lors du chargement des données')).toBeVisible()
  await stats.answersAgain()
  const zipping = await hang(page, '**/api/admin/dossier/*/download')
  await page.goto(`/admin-dashboard/dossiers/${await visitorOf(site.url).complete()}`)
  await zipping.givesUp(press(named(page, 'Dossier complet (ZIP)')))
  await expect(toast('Erreur lors du téléchargement du dossier')).toBeVisible()
})
