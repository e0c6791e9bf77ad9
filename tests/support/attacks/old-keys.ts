import { request } from 'node:http'
import { makeApi } from '../../../src/contract/whole-client'
import { company } from '../dossiers/path'
import { pdfFile } from '../files/files'
import { type Program, startProgram } from '../program/program'
import { type Received, startSmtp } from '../servers/smtp-server'
import { partOf } from '../servers/smtp-sink'
import { type Finding, fetchFrom } from './attackers'

const TRIES = 20
const HOLDER = 'titulaire@exemple.fr'
const STRANGER = 'tiers@exemple.fr'

/** Somebody keeps writing under a key while its holder takes the dossier over, and proves an address that is not his. */
export async function keepOldKeys(): Promise<Finding> {
  const smtp = await startSmtp()
  const site = await startProgram({ HOST: '127.0.0.1', SMTP_URL: smtp.url })
  try {
    let [pieces, addresses, proven] = [0, 0, 0]
    for (let n = 0; n < TRIES; n++) {
      const taken = await writeWhileTaken(site, smtp.received, `${n}.${HOLDER}`)
      pieces += taken.pieces
      addresses += taken.addresses
      proven += await proveAnothers(site, smtp.received, `${n}.${STRANGER}`)
    }
    return {
      figure: `${TRIES} take-overs: ${pieces} pieces and ${addresses} addresses of the stranger's stand; ${TRIES} links used while another address was typed: ${proven} proven without its mailbox`,
      held: pieces + addresses + proven === 0,
    }
  } finally {
    await site.remove()
    await smtp.stop()
  }
}

/** @returns what of the stranger's stands in the dossier that its holder took over */
async function writeWhileTaken(site: Program, received: Received[], email: string) {
  const [stranger, holder] = ['127.61.0.1', '127.62.0.1'].map(address => makeApi(fetchFrom(site, address)))
  if (!stranger || !holder) throw new Error('two callers')
  const { id } = await stranger.submitCompany({ body: { ...company, email } })
  const params = { id }
  await stranger.requestAddressCode({ params })
  const token = await linkTo(received, email)
  const upload = slowUpload(site, id)
  await upload.begun
  const answered = holder.answerDossierLink({ params: { token }, body: { answer: 'mine' } })
  const corrected = stranger
    .correctCompany({ params, body: { ...company, email: STRANGER } })
    .catch(() => null)
  const [{ id: mine }] = await Promise.all([answered.catch(() => ({ id: null })), corrected])
  await upload.end()
  // The correction was quicker than the link: it is the stranger's dossier still, with nothing proven.
  if (mine === null) return { pieces: 0, addresses: 0 }
  const state = await holder.readCompany({ params: { id: mine } })
  return { pieces: state.documents.length, addresses: Number(state.email === STRANGER) }
}

/** @returns 1 where an address counts as proven whose mailbox nobody read */
async function proveAnothers(site: Program, received: Received[], email: string): Promise<number> {
  const stranger = makeApi(fetchFrom(site, '127.63.0.1'))
  const { id } = await stranger.submitCompany({ body: { ...company, email } })
  await stranger.requestAddressCode({ params: { id } })
  const token = await linkTo(received, email)
  const [answer] = await Promise.all([
    stranger.answerDossierLink({ params: { token }, body: { answer: 'mine' } }).catch(() => ({ id: null })),
    stranger
      .correctCompany({ params: { id }, body: { ...company, email: `victime.${email}` } })
      .catch(() => null),
  ])
  const state = await stranger.readCompany({ params: { id: answer.id ?? id } })
  return Number(state.email_proof === 'proven' && state.email !== email)
}

async function linkTo(received: Received[], email: string): Promise<string> {
  for (let tries = 0; tries < 600; tries++) {
    const message = received.find(({ recipients }) => recipients.includes(email))
    const token = message && /\/dossier\/lien\/([\w-]{43})/.exec(partOf(message, 'text/plain'))?.[1]
    if (token) return token
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`no link to ${email} within a minute`)
}

/** A piece whose last bytes wait until they are let go. */
function slowUpload(site: Program, id: string) {
  const edge = 'bord'
  const head = (name: string, more = '') =>
    `--${edge}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`
  const { port } = new URL(site.url)
  const outgoing = request({
    ...{ host: '127.0.0.1', port, method: 'POST', path: `/api/company/${id}/upload-document` },
    localAddress: '127.61.0.1',
    headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
  })
  const status = new Promise<number>(resolve => {
    outgoing.on('response', incoming => {
      incoming.resume().on('end', () => resolve(incoming.statusCode ?? 0))
    })
    outgoing.on('error', () => resolve(0))
  })
  const begun = new Promise<void>(resolve => {
    outgoing.write(
      Buffer.concat([
        Buffer.from(`${head('document_type')}rib\r\n${head('file', '; filename="rib.pdf"')}`),
        pdfFile(200_000),
      ]),
      () => resolve(),
    )
  })
  return {
    begun,
    end: () => {
      outgoing.end(`\r\n--${edge}--\r\n`)
      return status
    },
  }
}
