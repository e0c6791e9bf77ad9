import { expect, onTestFinished, test } from 'vitest'
import { PUBLIC_PATHS } from '~/domain/content/public-pages'
import { agencyWithPeople } from '../../../tests/support/agency-file'
import { administratorOf } from '../../../tests/support/dossiers/admin'
import { visitorOf } from '../../../tests/support/dossiers/path'
import { startSite } from '../../../tests/support/program/in-process'
import { smtpSink } from '../../../tests/support/servers/smtp-sink'

/** What asks for something about a person: not a search, a filter or the figures of an estimate. */
const ASKS =
  /<textarea|<input[^>]*type="(email|tel|file)"|name="(name|company_name|siret|address|manager_name)"/
/** Its notice stands in the form, or beside it on a page with one form. */
const NOTICE = /role="note"[^>]*aria-label="Protection de vos données"/
/** As it is set, or what the law or the form's own purpose says. */
const KEPT = /24(<!-- -->)?\u00a0(<!-- -->)?mois|30\u00a0jours|10[ \u00a0]ans|le temps de cet envoi/
const FINISHED =
  '/simulateur?france=oui&code-postal=69002&effectif=9&chiffre-affaires=499999&bilan=inconnu&situation=oui&metier=artisanat&projet=contacts'

test('forms of seven pages had no notice, and said 12 months whatever was set: each page of the route table is walked', async () => {
  const agency = agencyWithPeople()
  onTestFinished(agency.remove)
  const smtp = await smtpSink()
  const { url } = await startSite({ ROLE: 'web', AGENCY_FILE: agency.path, SMTP_URL: smtp.url })
  await (await administratorOf(url)).changeSettings({ body: { retention_months: 24 } })
  const id = await visitorOf(url).begin()
  const walked: string[] = []
  for (const path of [...PUBLIC_PATHS, FINISHED, `/dossier/${id}`, '/espace-client', '/leads-qualifies']) {
    const html = await (await fetch(url + path)).text()
    expect
      .soft(html, `${path} says 12 months`)
      .not.toMatch(/12(<!-- -->)?[ \u00a0](<!-- -->)?mois après la dernière/)
    const forms = (html.match(/<form[\s\S]*?<\/form>/g) ?? []).filter(form => ASKS.test(form))
    for (const form of forms) {
      const beside = forms.length === 1 ? html : form
      expect.soft(NOTICE.test(beside), `${path}: ${form.slice(0, 200)}`).toBe(true)
      expect.soft(KEPT.test(beside), `${path}: how long`).toBe(true)
    }
    if (forms.length > 0) walked.push(path)
  }
  expect(walked).toEqual(
    expect.arrayContaining(['/demande-de-devis', '/international', '/etre-rappele', '/dossier', FINISHED]),
  )
})
