import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync } from 'node:fs'
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port'

const PROGRAM = '/usr/sbin/dovecot'

/** Why the tests of the mailbox cannot run here, or null. */
export const dovecotMissing = existsSync(PROGRAM)
  ? process.getuid?.() === 0
    ? null
    : 'dovecot wants to be started by root'
  : 'dovecot is not installed (apt-get install dovecot-imapd)'

/** Who owns the mails: dovecot reads none of root's. */
const NOBODY = 65_534

/** Debian's dovecot on this machine alone, with one mailbox in a folder of its own. */
export async function startDovecot() {
  const folder = await mkdtemp(join(tmpdir(), 'siteligible-dovecot-'))
  const mails = join(folder, 'mails')
  for (const made of [folder, mails, ...['cur', 'new', 'tmp'].map(name => join(mails, name))]) {
    mkdirSync(made, { recursive: true })
    chownSync(made, NOBODY, NOBODY)
  }
  const port = await freePort()
  await writeFile(join(folder, 'dovecot.conf'), configuration(folder, mails, port))
  let child: ChildProcess
  let count = 0
  const launch = () =>
    spawn(PROGRAM, ['-F', '-c', join(folder, 'dovecot.conf')], { stdio: 'ignore', detached: true })
  async function start() {
    child = launch()
    for (let tries = 0; tries < 1_800 && !(await greets(port)); tries++) {
      await wait(100)
      // Children of one that was killed hold its port for a moment longer, and it ends at once.
      if (child.exitCode !== null) child = launch()
    }
  }
  async function kill() {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    process.kill(-Number(child.pid), 'SIGKILL')
    await exit
  }
  await start()
  return {
    url: `imap://reponses:secret@127.0.0.1:${port}/INBOX?address=reponses@agence.example&authserv=mx.agence.example`,
    start,
    kill,
    /** Puts a mail in the mailbox, as the mail server before it does. */
    async deliver(raw: Uint8Array) {
      const name = `${Date.now()}.${process.pid}_${++count}.essai`
      const path = join(mails, 'tmp', name)
      await writeFile(path, raw)
      chownSync(path, NOBODY, NOBODY)
      await rename(path, join(mails, 'new', name))
    },
    /** How many mails are left in the mailbox, and how many were laid aside. */
    async counts() {
      const inside = async (...parts: string[]) =>
        (await readdir(join(mails, ...parts)).catch(() => [])).length
      return {
        waiting: (await inside('new')) + (await inside('cur')),
        aside:
          (await inside('.Lus', 'cur')) + (await inside('.INBOX.Lus', 'cur')) + (await inside('.Lus', 'new')),
      }
    },
    async stop() {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const configuration = (folder: string, mails: string, port: number) => `
protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${mails}
maildir_stat_dirs = no
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${NOBODY} gid=${NOBODY} home=${folder}
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
namespace inbox {
  inbox = yes
  separator = /
}
`

function greets(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket.once('data', data => {
      socket.destroy()
      resolve(data.toString().startsWith('* OK'))
    })
    socket.once('error', () => resolve(false))
    socket.once('close', () => resolve(false))
  })
}
