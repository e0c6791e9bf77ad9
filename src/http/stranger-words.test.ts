import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { company } from '../../tests/support/dossiers/path'
import { registration } from '../../tests/support/leads/business-abroad'
import { CONSENTING, quoteSite, TERMS } from '../../tests/support/leads/quote-requests'
import { startSite } from '../../tests/support/program/in-process'
import { listening } from '../../tests/support/servers/listening'

const LINK = 'Remboursement impots : https://impots.example/r'

interface Problem {
  code: string
  errors: { field: string; message: string }[]
}

async function refusal(answer: Response) {
  const { code, errors } = (await answer.json()) as Problem
  return [answer.status, code, errors?.map(({ field }) => field)]
}

test('a company called « Remboursement impots… https://…/r » had its words mailed in our sealed invoice: no door takes them', async () => {
  const { url, client, team } = await quoteSite()
  const send = (path: string, body: object, method = 'POST') =>
    fetch(`${url}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const { id } = (await (await send('company/submit', company)).json()) as { id: string }
  for (const field of ['company_name', 'address', 'phone', 'siret'] as const)
    for (const [path, method] of [
      ['company/submit', 'POST'],
      [`company/${id}`, 'PUT'],
    ] as const) {
      const value = field === 'company_name' || field === 'address' ? LINK : 'bit.ly/2xY'
      expect(await refusal(await send(path, { ...company, [field]: value }, method))).toEqual([
        ...[422, 'invalid-fields', [field]],
      ])
    }
  for (const field of ['company_name', 'manager_name', 'registration_number', 'country', 'phone'] as const)
    expect(
      await refusal(
        await send('international-registration', { ...registration, [field]: 'bit.ly/2xY 123456' }),
      ),
    ).toEqual([422, 'invalid-fields', [field]])
  for (const field of ['name', 'town', 'phone'] as const)
    expect(
      await refusal(await send('quote-requests', { ...CONSENTING, [field]: 'bit.ly/2xY 123456' })),
    ).toEqual([...[422, 'invalid-fields', [field]]])

  const buyer = await client('bob@acheteur.example')
  const { id: campaign, zone, trade, price_cents, version } = buyer.campaign
  for (const name of ['Voir bit.ly/2xY', 'Plombier \u202ergo.live'])
    expect(
      await refusal(
        await buyer.call('PUT', `campaigns/${campaign}`, {
          ...TERMS,
          ...{ name, zone, trade, price_cents, paused: false, version },
        }),
      ),
    ).toEqual([422, 'invalid-fields', ['name']])
  await expect(
    team.inviteAccount({ body: { name: LINK, email: 'someone@equipe.example', role: 'editor' } }),
  ).rejects.toThrow()
  for (const company_name of ['Cdiscount.com', '24/24 Dépannage'])
    expect((await send('company/submit', { ...company, company_name })).status).toBe(201)
  expect(
    (await send('company/submit', { ...company, address: '12/14 rue des Lilas, 31000 Toulouse' })).status,
  ).toBe(201)
})

test('a firm that the registry calls www.… opens its dossier under that name, under its own SIRET alone', async () => {
  const registry = createServer((_request, response) =>
    response.setHeader('content-type', 'application/json').end(
      JSON.stringify({
        results: [
          {
            nom_raison_sociale: 'WWW.DUPONT.FR',
            matching_etablissements: [{ siret: '73282932000074', adresse: '1 RUE X 31000 TOULOUSE' }],
          },
        ],
      }),
    ),
  )
  const { url } = await startSite({ ROLE: 'web', COMPANY_REGISTRY_URL: await listening(registry) })
  const submit = (siret: string, company_name = 'WWW.DUPONT.FR') =>
    fetch(`${url}/api/company/submit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...company, siret, company_name }),
    })
  expect(await refusal(await submit('73282932000074'))).toEqual([422, 'invalid-fields', ['company_name']])
  await fetch(`${url}/api/company-registry/73282932000074`)
  expect((await submit('732 829 320 00074')).status).toBe(201)
  expect(await refusal(await submit('55208131766522'))).toEqual([422, 'invalid-fields', ['company_name']])
  expect(await refusal(await submit('73282932000074', 'www.autre.fr'))).toEqual([
    ...[422, 'invalid-fields', ['company_name']],
  ])
})
