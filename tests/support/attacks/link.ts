import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { makeApi } from '../../../src/contract/whole-client'
import { FEWEST_KINDS } from '../../../src/domain/dossier/pieces/document-kind'
import { company } from '../dossiers/path'
import { pdfFile } from '../files/files'
import { type Program, startProgram } from '../program/program'
import { aidBodiesFile } from '../servers/aid-body'
import { type Received, startSmtp } from '../servers/smtp-server'
import { partOf } from '../servers/smtp-sink'
import { type Finding, fetchFrom, uploadForm } from './attackers'

const BODY = 'dossiers@organisme.example'
/** Of agency.json. */
const TEAM = 'contact@siteligible.example'

const subjectOf = ({ headers }: Received) => headers.find(line => /^subject:/i.test(line)) ?? ''
const tellsOfATry = (message: Received) => partOf(message, 'text/plain').includes('depuis un autre')

/** Kills the program while an aid body collects its dossier, then tries the link from elsewhere and from there. */
export async function killMidDelivery(): Promise<Finding> {
  const smtp = await startSmtp()
  const bodies = await aidBodiesFile([{ id: 'guichet', name: 'Guichet', channel: 'email', address: BODY }])
  const site = await startProgram({ HOST: '127.0.0.1', SMTP_URL: smtp.url, AID_BODIES_FILE: bodies })
  try {
    await handIn(site, smtp.received)
    const message = await messageTo(smtp.received, BODY, () => true)
    const path = `/api/transmission/${/transmission\/([\w-]{32})/.exec(partOf(message, 'text/plain'))?.[1]}`
    await untilOpen(site, path)
    const part = await beginAndKill(site, path)
    await site.start()
    const press = (address: string) => fetchFrom(site, address)(path, { method: 'POST' })
    const elsewhere = (await press('127.9.0.1')).status
    const again = await press('127.8.0.2')
    const bytes = (await again.arrayBuffer()).byteLength
    const told = await messageTo(smtp.received, TEAM, tellsOfATry).catch(() => null)
    return {
      figure: `killed after ${part} bytes; elsewhere ${elsewhere}, the team ${told ? '' : 'not '}told; there ${again.status}, ${bytes} bytes whole`,
      held: elsewhere === 403 && again.status === 200 && bytes > 20_000_000 && part < bytes && told !== null,
    }
  } finally {
    await site.remove()
    await smtp.stop()
  }
}

async function handIn(site: Program, received: Received[]) {
  const api = makeApi(fetchFrom(site, '127.7.0.1'))
  const email = 'gerante@exemple.fr'
  const { id } = await api.submitCompany({ body: { ...company, email } })
  const params = { id }
  await api.requestAddressCode({ params }).catch(() => {})
  const message = await messageTo(received, email, found => /\d{6}/.test(subjectOf(found)))
  await api.confirmAddress({ params, body: { code: /\d{6}/.exec(subjectOf(message))?.[0] ?? '' } })
  for (const kind of FEWEST_KINDS)
    await api.uploadDocument({ params, body: uploadForm(kind, 'piece.pdf', pdfFile(8_000_000)) })
  // Nothing flagged may be looked for still when it is handed over.
  await wait(5_000)
  await api.signInvoice({ params })
  await api.finalizeDossier({ params })
}

/** The message is here a moment before the program notes that it has left. */
async function untilOpen(site: Program, path: string) {
  for (let tries = 0; tries < 300; tries++) {
    if ((await fetchFrom(site, '127.8.0.1')(path)).ok) return
    await wait(100)
  }
  throw new Error('the link did not open within half a minute')
}

/** @returns how much had arrived */
function beginAndKill(site: Program, path: string): Promise<number> {
  return new Promise(resolve => {
    let bytes = 0
    const { port } = new URL(site.url)
    const address = { host: '127.0.0.1', port, path, method: 'POST', localAddress: '127.8.0.1' }
    const outgoing = request(address, incoming => {
      incoming.once('data', chunk => {
        bytes += chunk.length
        incoming.pause()
        void site.stop('SIGKILL').then(() => resolve(bytes))
      })
      incoming.on('error', () => {})
    })
    outgoing.on('error', () => {})
    outgoing.end()
  })
}

async function messageTo(
  received: Received[],
  address: string,
  isIt: (message: Received) => boolean,
): Promise<Received> {
  for (let tries = 0; tries < 300; tries++) {
    const found = received.find(message => message.recipients.includes(address) && isIt(message))
    if (found) return found
    await wait(100)
  }
  throw new Error(`no message to ${address} within half a minute`)
}
