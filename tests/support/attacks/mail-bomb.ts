import { setTimeout as wait } from 'node:timers/promises'
import { makeApi } from '../../../src/contract/whole-client'
import { company, pieces } from '../dossiers/path'
import { registration } from '../leads/business-abroad'
import { type Program, startProgram } from '../program/program'
import { type Received, startSmtp } from '../servers/smtp-server'
import { partOf } from '../servers/smtp-sink'
import { type Finding, fetchFrom, finishDossier, uploadForm } from './attackers'

const THIRD_PERSON = 'tiers@exemple.fr'
const WORD = 'gagnez-mille-euros'
/** Of silence: nothing more is on its way. */
const QUIET_MS = 15_000

/** Thirty dossiers, and all that can be asked of them, name one person who never came. */
export async function bombMailbox(): Promise<Finding> {
  const smtp = await startSmtp()
  const site = await startProgram({ HOST: '127.0.0.1', RATE_LIMITS: 'on', SMTP_URL: smtp.url })
  try {
    const linked = await withALink(site)
    const bombing = Promise.all(Array.from({ length: 30 }, (_, n) => nameThem(site, `127.${1 + n}.0.1`)))
    const time = await finishDossier(site, '127.200.0.1', 'honnete@exemple.fr')
    await bombing
    await untilQuiet(smtp.received)
    const to = (address: string) => smtp.received.filter(({ recipients }) => recipients.includes(address))
    const reached = to(THIRD_PERSON)
    const worded = reached.filter(holdsTheirWord).length
    return {
      figure: `30 dossiers, ${reached.length} messages reach the third person, ${worded} with a stranger's word, ${linked} names with a link taken; a visitor's dossier in ${time.toFixed(1)} s, ${to('honnete@exemple.fr').length} messages to that visitor`,
      held: reached.length <= 10 && worded === 0 && linked === 0 && to('honnete@exemple.fr').length > 0,
    }
  } finally {
    await site.remove()
    await smtp.stop()
  }
}

/** @returns how many names that a mail program makes links of were taken */
async function withALink(site: Program): Promise<number> {
  const api = makeApi(fetchFrom(site, '127.199.0.1'))
  const names = [
    `Remboursement : https://${WORD}.example/r`,
    'Voir bit.ly/2xY',
    'www.piege.example',
    'a@b.example',
  ]
  const taken = names.map(company_name =>
    api.submitCompany({ body: { ...company, company_name } }).then(
      () => 1,
      () => 0,
    ),
  )
  return (await Promise.all(taken)).reduce((sum: number, one) => sum + one, 0)
}

async function nameThem(site: Program, address: string) {
  const send = fetchFrom(site, address)
  const api = makeApi(send)
  const names = { company_name: `Visitez ${WORD}.example`, email: THIRD_PERSON }
  const { id } = await api.submitCompany({ body: { ...company, ...names } })
  const params = { id }
  for (let n = 0; n < 3; n++) await api.requestAddressCode({ params }).catch(() => {})
  for (const [kind, name, bytes] of pieces)
    await api.uploadDocument({ params, body: uploadForm(kind, `${WORD}-${name}`, bytes) })
  await api.signInvoice({ params })
  await api.finalizeDossier({ params })
  for (let n = 0; n < 3; n++)
    await api.sendResumeLink({ body: { email: THIRD_PERSON, siret: company.siret } }).catch(() => {})
  await api.registerInternational({ body: { ...registration, ...names } }).catch(() => {})
}

function holdsTheirWord(message: Received): boolean {
  const subject = message.headers.filter(line => /^subject:/i.test(line)).join()
  return [subject, partOf(message, 'text/plain'), partOf(message, 'text/html')].some(text =>
    text.includes(WORD),
  )
}

async function untilQuiet(received: Received[]) {
  for (let before = -1, quiet = 0; quiet < QUIET_MS; ) {
    quiet = received.length === before ? quiet + 1_000 : 0
    before = received.length
    await wait(1_000)
  }
}
