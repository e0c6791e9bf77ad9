import type { Page } from '@playwright/test'
import { alive } from '../support/browser/alive'
import { hang, hangs, named, press, SILENT, said, test } from '../support/browser/hanging'
import { holdToasts } from '../support/browser/held-toasts'
import { administratorOf } from '../support/dossiers/admin'
import { decide } from '../support/dossiers/decide'
import { granted, refused } from '../support/dossiers/decisions'
import { ELIGIBLE } from '../support/dossiers/eligibility-answers'
import { company, visitorOf } from '../support/dossiers/path'
import { pdfFile } from '../support/files/files'
import { expect } from '../support/journey'
import { sayFacts } from '../support/sites/site-facts'

test('so do the result by e-mail, the take-over, one’s data and a call', async ({ page, mailing: site }) => {
  const email = 'tiroir@exemple.fr'
  const [phone, typedCode] = [page.locator('#own-phone'), page.locator('#own-data-code')]
  await page.goto(`/simulateur?${ELIGIBLE}`)
  await (await alive(page.locator('#result-email'))).fill(email)
  await hangs(page, '**/api/eligibility-result', named(page, 'Envoyer'))
  await expect(page.locator('#result-email')).toHaveValue(email)

  await visitorOf(site.url).begin({ email })
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
  await opening.givesUp(press(named(page, 'Confirmer')))
  await said(page, SILENT)
  await expect(typedCode).toHaveValue(String(code))
  await opening.answersAgain()
  await named(page, 'Confirmer').click()
  await (await alive(phone)).fill('05 61 00 00 00')
  await hangs(page, '**/contact', named(page, 'Enregistrer'))
  await expect(phone).toHaveValue('05 61 00 00 00')
  await hangs(page, '**/own-data/pdf', named(page, 'En PDF, à lire'))
  await hangs(page, '**/own-data', named(page, 'En JSON, à réutiliser'))
  await page.getByRole('checkbox', { name: /Je comprends/ }).check()
  await hangs(page, '**/erasure', named(page, 'Effacer mon dossier'))

  await page.getByRole('main').getByText('Être rappelé', { exact: true }).last().click()
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
  await visitor.handIn(back, 'rib', 'rib.pdf', pdfFile())
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
  await decide(site, id, granted(6_000))
  await page.goto(`/dossier/${id}`)
  const trade = page.getByLabel('Votre métier')
  const keeping = await hang(page, '**/site/facts')
  await keeping.givesUp(async () => {
    await (await alive(trade)).fill('Menuiserie')
    await named(page, 'Continuer').click()
  })
  await said(page, SILENT)
  await expect(page.getByText('Pas encore gardé')).toBeVisible()
  // The tab keeps what the server does not have.
  await page.reload()
  await expect(trade).toHaveValue('Menuiserie')
  await keeping.answersAgain()
  await page.reload()
  // Once the server has it the tab forgets it.
  const unsaved = () => page.evaluate(key => sessionStorage.getItem(key), `site-facts:${id}`)
  await expect.poll(unsaved).toBeNull()
  await page.reload()
  await expect(trade).toHaveValue('Menuiserie')
  await sayFacts(admin, id)

  const site_url = 'https://menuiserie.exemple.fr'
  const move = async (stage: 'making' | 'review' | 'online') =>
    admin.moveSite({ params: { id }, body: { stage, ...(stage in shown ? { site_url } : {}) } })
  const shown = { review: true, online: true }
  for (const stage of ['making', 'review'] as const) await move(stage)
  await page.reload()
  await (await alive(page.getByText('Choisir l’endroit dans une liste'))).click()
  await named(page, 'Tout le site').click()
  const comment = page.getByRole('dialog').getByLabel(/Que faut-il changer ici/)
  await comment.fill('Le numéro est faux.')
  const saying = await hang(page, '**/site/comments')
  await saying.givesUp(press(named(page, 'Envoyer cette remarque')))
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(SILENT)
  await saying.answersAgain()
  await expect(comment).toHaveValue('Le numéro est faux.')
  await move('online')
  await page.reload()
  await hangs(
    page,
    '**/site/handover',
    named(page, 'Procès-verbal de livraison (PDF)'),
    'Erreur lors du téléchargement',
  )
  await named(page, 'Accepter la livraison').click()
  const accepting = await hang(page, '**/site/acceptance')
  await accepting.givesUp(press(named(page, /Confirmer/)))
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(SILENT)
})

test('so do the test pages, within their own time', async ({ context, page, quiet }) => {
  quiet.allowed.push(/Failed to load resource/)
  await context.route('**/api/test/**', () => {})
  const [second, third] = [await context.newPage(), await context.newPage()]
  for (const other of [second, third]) await holdToasts(other)
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
