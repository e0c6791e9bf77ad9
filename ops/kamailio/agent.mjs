// Signs what Kamailio tells of calls (kamailio.cfg) and hands it to the site, after Standard Webhooks.
//
//   SITE=https://exemple.fr TELEPHONY_SECRET=whsec_… SPOOL=/var/spool/calls PORT=8099 node agent.mjs
//
// Every event is on disk before anything is answered, and is sent until the site has taken it: told twice or late, it is
// billed once. « ringing » waits for the site's answer: the telephone to ring, or nothing. Where none comes the call rings
// nowhere, and its end is told with it: the site knows of the call and keeps nothing for it. What
// the site refuses for good is said in the log and let go; only its absence, 429 and 5xx are worth another try.
import { createHmac, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'

const { SITE, TELEPHONY_SECRET = '', SPOOL = 'calls', PORT = '8099' } = process.env
const key = Buffer.from(TELEPHONY_SECRET.replace(/^whsec_/, ''), 'base64')
const RETRY_MS = 5_000
mkdirSync(SPOOL, { recursive: true })

/** One event, in four lines: what happened, the call's id, who calls, whom. The clock is this machine's, in ms. */
function eventIn(text) {
  const [event, call_id, from, to] = text.split('\n')
  return { event, call_id, at: new Date().toISOString(), from: from || null, to }
}

async function tell(id, body) {
  const sent = Math.floor(Date.now() / 1_000)
  const signature = createHmac('sha256', key).update(`${id}.${sent}.${body}`).digest('base64')
  const answer = await fetch(`${SITE}/api/telephony/events`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(sent),
      'webhook-signature': `v1,${signature}`,
    },
    body,
    signal: AbortSignal.timeout(2_500),
  })
  if (isRefused(answer.status)) throw new Refused(`the site refused it with ${answer.status}`)
  if (!answer.ok) throw new Error(`the site answered ${answer.status}`)
  return answer.json()
}

class Refused extends Error {}

/** Another try would be answered the same. A wrong secret (401) is mended by hand, and what was told meanwhile counts. */
const isRefused = status => status >= 400 && status < 500 && ![401, 408, 429].includes(status)

const sending = new Set()

const keep = (file, event) => writeFileSync(join(SPOOL, file), JSON.stringify(event), { flush: true })

/** Sends what is on disk, and takes away what the site has taken: its answer, or undefined while there is none. */
async function send(file) {
  if (sending.has(file)) return
  sending.add(file)
  try {
    const answer = await tell(file, readFileSync(join(SPOOL, file), 'utf8'))
    rmSync(join(SPOOL, file))
    return answer
  } catch (error) {
    if (error instanceof Refused) {
      console.error(`${file}: ${error.message}; let go: ${readFileSync(join(SPOOL, file), 'utf8')}`)
      rmSync(join(SPOOL, file))
    } else console.error(`${file}: ${error.message}; again in ${RETRY_MS / 1_000} s`)
  } finally {
    sending.delete(file)
  }
}

setInterval(() => readdirSync(SPOOL).forEach(send), RETRY_MS)

createServer(async (request, response) => {
  try {
    let text = ''
    for await (const part of request) text += part
    const event = eventIn(text)
    if (!['ringing', 'answered', 'ended'].includes(event.event)) return response.writeHead(400).end()
    const id = `${event.event}-${randomUUID()}`
    keep(id, event)
    if (event.event !== 'ringing') {
      response.end()
      return void send(id)
    }
    const answer = await send(id)
    if (answer) return response.end(answer.route ?? '')
    const ended = `ended-${randomUUID()}`
    keep(ended, { ...event, event: 'ended', at: new Date().toISOString() })
    response.writeHead(503).end()
    void send(ended)
  } catch (error) {
    console.error(error.message)
    response.writeHead(503).end()
  }
}).listen(Number(PORT), '127.0.0.1', function () {
  process.stdout.write(`http://127.0.0.1:${this.address().port}\n`)
})
