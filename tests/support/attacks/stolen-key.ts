import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { makeApi } from '../../../src/contract/whole-client'
import { company } from '../dossiers/path'
import { type Program, startProgram } from '../program/program'
import { type Received, startSmtp } from '../servers/smtp-server'
import { partOf } from '../servers/smtp-sink'
import { type Finding, fetchFrom } from './attackers'

const HOLDER = 'titulaire@exemple.fr'
const THIEF = 'voleur@exemple.fr'

/** Somebody found the key of a dossier whose address is proven: he types his own address, then takes and erases. */
export async function stealWithTheKey(): Promise<Finding> {
  const smtp = await startSmtp()
  const site = await startProgram({ HOST: '127.0.0.1', SMTP_URL: smtp.url })
  try {
    const holder = makeApi(fetchFrom(site, '127.81.0.1'))
    const { id } = await holder.submitCompany({ body: { ...company, email: HOLDER } })
    const params = { id }
    await holder.requestAddressCode({ params })
    const code = await textTo(smtp.received, HOLDER, /\b\d{6}\b/)
    await holder.confirmAddress({ params, body: { code } })

    await anHourLater(site)
    const thief = makeApi(fetchFrom(site, '127.82.0.1'))
    await thief.correctCompany({ params, body: { ...company, email: THIEF } }).catch(() => {})
    const answers = []
    for (const take of [thief.exportOwnData, thief.eraseOwnDossier])
      answers.push(
        await take({ params }).then(
          () => 'done',
          error => String(error.code),
        ),
      )
    await textTo(smtp.received, HOLDER, /VA CHANGER/)
    const { email, email_proof } = await holder.readCompany({ params })
    return {
      figure: `the address stays ${email === HOLDER ? 'its holder’s' : 'the thief’s'}, ${email_proof}; export ${answers[0]}, erasure ${answers[1]}; its holder was told`,
      held: email === HOLDER && email_proof === 'proven' && !answers.includes('done'),
    }
  } finally {
    await site.remove()
    await smtp.stop()
  }
}

/** A code that was just typed lets its own browser change the address at once. */
async function anHourLater(site: Program) {
  const client = new pg.Client(await site.connection())
  await client.connect()
  await client.query("update dossiers set code_confirmed_at = now() - interval '61 minutes'")
  await client.end()
}

/** What of a message to somebody is like that, once there is one. */
async function textTo(received: Received[], address: string, like: RegExp): Promise<string> {
  for (let tries = 0; tries < 600; tries++) {
    const texts = received
      .filter(({ recipients }) => recipients.includes(address))
      .map(message => partOf(message, 'text/plain'))
    const [found] = texts.flatMap(text => like.exec(text)?.[0] ?? [])
    if (found) return found
    await wait(100)
  }
  throw new Error(`no message like ${like} to ${address} within a minute`)
}
