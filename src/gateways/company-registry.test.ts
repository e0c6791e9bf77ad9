import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { listening } from '../../tests/support/servers/listening'
import { httpRegistry, RegistrySilent } from './company-registry'

const siret = '73282932000074'

/** A server that answers as the public registry does. */
async function registryAnswering(status: number, body: unknown) {
  const server = createServer((_, reply) => {
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  return httpRegistry(await listening(server))
}

const result = (establishment: object, more: object = {}) => ({
  results: [
    {
      nom_complet: 'DUPONT (DUPONT)',
      nom_raison_sociale: 'DUPONT',
      activite_principale: '43.32A',
      siege: { siret: '1' },
      matching_etablissements: [establishment],
      ...more,
    },
  ],
})

test('reads the establishment that was asked for, not the head office', async () => {
  const registry = await registryAnswering(
    200,
    result({ siret, adresse: '1 RUE DES LILAS 69002 LYON', etat_administratif: 'A' }),
  )
  expect(await registry.find(siret)).toEqual({
    company_name: 'DUPONT',
    address: '1 RUE DES LILAS 69002 LYON',
    activity: '43.32A',
    closed: false,
  })
})

test('says when it is closed, and leaves out what is not published', async () => {
  const masked = { siret, adresse: '[NON-DIFFUSIBLE] 69002 LYON', etat_administratif: 'F' }
  const registry = await registryAnswering(
    200,
    result(masked, { nom_raison_sociale: null, nom_complet: '[NON-DIFFUSIBLE]' }),
  )
  expect(await registry.find(siret)).toEqual({
    company_name: null,
    address: null,
    activity: '43.32A',
    closed: true,
  })
})

test('another SIRET or no result is unknown; an overload or nonsense is silence', async () => {
  expect(await (await registryAnswering(200, result({ siret: '35600000000048' }))).find(siret)).toBeNull()
  expect(await (await registryAnswering(200, { results: [] })).find(siret)).toBeNull()
  await expect((await registryAnswering(429, {})).find(siret)).rejects.toThrow(RegistrySilent)
  await expect((await registryAnswering(200, 'nonsense')).find(siret)).rejects.toThrow(RegistrySilent)
  await expect(httpRegistry('http://127.0.0.1:1').find(siret)).rejects.toThrow(RegistrySilent)
})
