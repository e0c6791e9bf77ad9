import { expect, test } from '@playwright/test'
import { company, visitorOf } from '../support/dossiers/path'
import { pdfFile } from '../support/files/files'
import { PASSWORD } from '../support/program/program'
import { startCopy } from '../support/program/template-site'

test('distinctive values pass through every path, and the logs hold none of them', async () => {
  const site = await startCopy({ LOG_LEVEL: 'debug' })
  const canary = {
    ...company,
    company_name: 'Canari Zinzolin',
    siret: '55208131766522',
    address: '7 impasse Coquecigrue',
    phone: '0699887766',
    email: 'zinzolin@coquecigrue.example',
  }
  const iban = 'FR1420041010050500013M02606'
  const secrets = [...Object.values(canary), iban, 'Zinzolin', 'coquecigrue', PASSWORD]
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${site.url}${path}`, { headers }).then(answer => answer.arrayBuffer())
  const post = (path: string, body: unknown) =>
    fetch(`${site.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  try {
    const visitor = visitorOf(site.url)
    const id = await visitor.finish(canary)
    const { token } = (await (await post('/api/admin/login', { password: PASSWORD })).json()) as {
      token: string
    }
    secrets.push(id, token, 'mauvais-mot-de-passe')
    await visitor.upload(id, 'rib', `${iban}.pdf`, pdfFile())
    await visitor.upload(id, 'rib', `${iban}.svg`, Buffer.from(`<svg>${iban}</svg>`))
    await post('/api/admin/login', { password: 'mauvais-mot-de-passe' })
    await post('/api/company/submit', `{"email":"${canary.email}"`)
    await post('/api/company/submit', { ...canary, email: 'zinzolin coquecigrue' })
    await post('/api/company/resume-link', { email: canary.email, siret: canary.siret })
    await post(`/api/company/${id}/finalize-dossier?iban=${iban}`, {})
    for (const path of [
      `/dossier/${id}`,
      `/dossier/${id}%ff?email=${canary.email}`,
      `/dossier/${id}.data`,
      `/${canary.email}`,
      `/api/${id}`,
      `/api/company/${id}%ff`,
      `/api/invoice/${id}/view`,
      `/admin-dashboard/dossiers/${id}`,
    ])
      await get(path)
    await post(`/dossier/${id}`, { email: canary.email })
    const authorization = `Bearer ${token}`
    for (const path of ['stats', 'dossiers?search=zinzolin', `dossier/${id}`, `dossier/${id}/download`]) {
      await get(`/api/admin/${path}`, {
        authorization,
        cookie: `admin_token=${token}`,
        'user-agent': 'Zinzolin',
      })
    }
  } finally {
    await site.stop()
  }
  const output = site.output()
  await site.remove()
  expect(output).toContain('"route":"/api/company/{id}/sign-invoice"')
  expect(secrets.filter(secret => output.toLowerCase().includes(secret.toLowerCase()))).toEqual([])
})
