import { Hono } from 'hono'
import { holdPort } from '../../src/http/held-port'
import { readMultipart } from '../../src/http/multipart'
import { serve } from '../../src/http/serve'
import { company, pieces, visitorOf } from '../../tests/support/path'
import { timed } from './numbers'

const ROUNDS = 20

/** Milliseconds of the eight requests of one dossier, read in full by the product's parser and then dropped. */
export async function millisecondsToParse(): Promise<number> {
  const app = new Hono()
  app.post('/api/company/:id/upload-document', async context => {
    for await (const part of readMultipart(context)) {
      if ('bytes' in part) for await (const _ of part.bytes);
    }
    return context.json({})
  })
  app.post('*', async context => context.json(await context.req.json().catch(() => ({}))))
  const held = await holdPort('localhost')
  const { port } = held
  const publicUrl = `http://localhost:${port}`
  const close = await serve(app, { host: 'localhost', port, publicUrl, held })
  const visitor = visitorOf(publicUrl)
  const walk = async () => {
    await visitor.submit(company)
    for (const [kind, name, bytes] of pieces) await visitor.upload('id', kind, name, bytes)
    await visitor.sign('id')
    await visitor.finalize('id')
  }
  await walk()
  const [, seconds] = await timed(async () => {
    for (let round = 0; round < ROUNDS; round++) await walk()
  })
  await close()
  return (seconds * 1000) / ROUNDS
}
