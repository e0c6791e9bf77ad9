import { createServer } from 'node:http'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { listening } from '../../../tests/support/servers/listening'
import { httpsBodies } from './https'

test('a body is not asked for what cannot be opened a second time', async () => {
  let connections = 0
  const server = createServer((incoming, outgoing) => {
    incoming.resume().on('end', () => outgoing.writeHead(201, { connection: 'close' }).end('reçu'))
  })
  server.on('connection', () => connections++)
  const url = await listening(server)
  const body = {
    id: 'essai',
    name: 'Essai',
    aid_paid_to: 'client',
    channel: 'https',
    url,
    secret: 's',
  } as const
  const { post } = httpsBodies([body])
  const zip = () => Readable.from([Buffer.from('un dossier')])

  let opened = 0
  const lost = async () => {
    if (opened++ > 0) throw new Error('its piece is gone')
    return zip()
  }
  await expect(post(body, { id: '1', filename: 'a.zip', open: lost })).rejects.toThrow('its piece is gone')
  expect(await post(body, { id: '2', filename: 'b.zip', open: async () => zip() })).toMatchObject({
    status: 201,
    body: 'reçu',
    size: 10,
  })
  expect(connections).toBe(1)
})
