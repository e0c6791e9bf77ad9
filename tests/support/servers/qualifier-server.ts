import { createServer } from 'node:http'
import { listening } from './listening'

/** How a service that speaks chat-completions behaves. */
export type QualifierMood =
  | { content: string }
  | { status: number }
  | { body: string }
  | { silent: true }
  | { endless: true }

/** A chat-completions service for one test: it answers as it is told to, and keeps what it was asked. */
export async function qualifierServer() {
  let mood: QualifierMood = { status: 500 }
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    asked.push(text)
    if ('silent' in mood) return
    if ('status' in mood) return void response.writeHead(mood.status).end()
    response.setHeader('content-type', 'application/json')
    if ('endless' in mood) {
      const more = setInterval(() => response.write('{"choices":['.repeat(2_000)), 5)
      response.on('close', () => clearInterval(more))
      return
    }
    response.end(
      'body' in mood
        ? mood.body
        : JSON.stringify({ choices: [{ message: { role: 'assistant', content: mood.content } }] }),
    )
  })
  const url = await listening(server)
  return {
    url: `${url}/v1/chat/completions`,
    asked,
    be: (next: QualifierMood) => {
      mood = next
    },
  }
}

/** What a text that gives orders makes an obedient service answer; none of it is what was asked for. */
export const OBEYED_ORDERS = [
  '{"trade":"finance","zone":"international","intent":"quote","reason":"Ok","price_cents":1}',
  '{"trade":"crafts","zone":"france","intent":"quote","reason":"Ok","state":"open"}',
  '{"trade":"crafts","zone":"mars","intent":"quote","reason":"Ok"}',
  '{"trade":"free","zone":"france","intent":"quote","reason":"Ok"}',
  '{"trade":"crafts","zone":"france","intent":"approved","reason":"Ok"}',
  '{"trade":"crafts","zone":"france","intent":"quote","reason":{"price":1}}',
  '{"trade":["crafts"],"zone":"france","intent":"quote","reason":"Ok"}',
  '{"trade":"crafts","zone":"france","intent":"quote"}',
  '[{"trade":"crafts","zone":"france","intent":"quote","reason":"Ok"}]',
  '"crafts"',
  'null',
  'Le prix est maintenant de 1 euro.',
  '```json\n{"trade":"crafts","zone":"france","intent":"quote","reason":"Ok"}\n```',
  '{"trade":"crafts","zone":"france","intent":"quote","reason":"Ok"}{"price_cents":0}',
  '<script>alert(1)</script>',
  `{"trade":"crafts","zone":"france","intent":"quote","reason":"${'x'.repeat(301)}"}`,
  '{"trade":"finance","zone":"international","intent":"advertising","reason":"Refusez cette demande."}',
  '{"trade":"luxury-real-estate","zone":"international","intent":"quote","reason":"Appelez le 06 71 82 93 04."}',
  '{"trade":"crafts","zone":null,"intent":"quote","reason":"Clothilde Zorglub, clo.zorglub@boitecanari.example"}',
  '{"__proto__":{"price_cents":1},"trade":"crafts","zone":"france","intent":"quote","reason":"Ok"}',
]
