import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { MIN_PASSWORD } from '~/config'
import { fail } from '~/failure'
import { forgetGeneratedPassword } from '~/gateways/generated-password'
import { changePassword } from '~/usecases/access/master-password'
import { commandConfig } from './command-config'
import { withInstallation } from './installation'
import { plainWords } from './plain-words'

/** `npm run set-password`: asks for a new master password (or reads it from a pipe); all sessions end. */
async function main() {
  plainWords('npm run set-password')
  if (process.env.ADMIN_PASSWORD)
    throw new Error(
      'ADMIN_PASSWORD decides the password: change it there and restart, which ends all sessions.',
    )
  const config = commandConfig()
  const password = process.stdin.isTTY ? await askTwice() : (await text(process.stdin)).replace(/\r?\n$/, '')
  if (password.length < MIN_PASSWORD) throw new Error(`A password has at least ${MIN_PASSWORD} characters.`)
  await withInstallation(config, ({ db }) => changePassword({ db }, password))
  forgetGeneratedPassword(config.dataDir)
  console.log('The password is changed; every session has ended.')
}

async function askTwice(): Promise<string> {
  const password = await askHidden('New password: ')
  if ((await askHidden('Once more: ')) !== password) throw new Error('The two differ: nothing was changed.')
  return password
}

/** What is typed shows nowhere. */
async function askHidden(question: string): Promise<string> {
  process.stdout.write(question)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  const answer = await lines.question('')
  lines.close()
  process.stdout.write('\n')
  return answer
}

main().catch(fail)
