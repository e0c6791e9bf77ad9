import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { supervise } from '../tests/support/program/supervised'

const PROGRAM = `require('http').createServer((asked, answer) => answer.end(VERSION)).listen(process.env.PORT, 'localhost', function () { console.log('http://localhost:' + this.address().port) })`

const PACKAGE = { name: 'petit', version: '1.0.0' }

/**
 * A project as small as ops/update.sh allows: with one package, it builds itself, makes a backup, and says its version.
 * @param ended how its backup ends
 */
function project(folder: string, version: string, program = PROGRAM, ended = 0) {
  const scripts = {
    build: `mkdir -p build/app && echo "${program.replace('VERSION', `'${version}'`)}" > build/app/main.js`,
    commands: `mkdir -p build/commands && echo "require('fs').mkdirSync(process.argv[2] + '/${version}', { recursive: true }); process.exit(${ended})" > build/commands/backup.js`,
  }
  const about = { name: 'essai', dependencies: { petit: 'file:petit' } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...about, version, scripts }))
  mkdirSync(join(folder, 'petit'), { recursive: true })
  writeFileSync(join(folder, 'petit/package.json'), JSON.stringify(PACKAGE))
  const packages = { '': about, petit: PACKAGE, 'node_modules/petit': { resolved: 'petit', link: true } }
  const lock = { name: 'essai', lockfileVersion: 3, requires: true, packages }
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
}

async function machine() {
  const place = await mkdtemp(join(tmpdir(), 'siteligible-update-'))
  onTestFinished(() => rm(place, { recursive: true, force: true }))
  const [source, root, backups] = ['source', 'opt', 'backups'].map(name => join(place, name)) as [
    string,
    string,
    string,
  ]
  for (const folder of [join(source, 'ops'), root, backups]) mkdirSync(folder, { recursive: true })
  cpSync('ops/update.sh', join(source, 'ops/update.sh'))
  const site = await supervise(root, {})
  writeFileSync(join(place, 'settings.env'), `PORT=${site.port}\n`)
  onTestFinished(site.end)
  const env = {
    ...{ PATH: String(process.env.PATH), SITELIGIBLE_ROOT: root, SETTINGS: join(place, 'settings.env') },
    ...{ SITE_USER: execFileSync('id', ['-un'], { encoding: 'utf8' }).trim(), BACKUPS: backups },
    ...{ RESTART: site.restart, PATIENCE: '60', CADDY: join(place, 'caddy') },
  }
  return {
    ...{ source, root, backups, settings: join(place, 'settings.env') },
    says: async () => (await fetch(`http://localhost:${site.port}/`)).text(),
    current: () => readlinkSync(join(root, 'current')),
    underWay: async () => {
      const held = spawn('flock', [join(root, '.update.lock'), 'sh', '-c', 'echo held; exec cat'])
      await once(held.stdout, 'data')
      return async () => {
        const ended = once(held, 'close')
        held.stdin.end()
        await ended
      }
    },
    update(words: string[] = [], more: Record<string, string> = {}) {
      return new Promise<{ code: number | null; said: string }>(done => {
        let said = ''
        const run: ChildProcess = spawn(join(source, 'ops/update.sh'), words, {
          env: { ...env, ...more },
        })
        run.stdout?.on('data', chunk => (said += chunk))
        run.stderr?.on('data', chunk => (said += chunk))
        run.once('close', code => done({ code, said }))
      })
    },
  }
}

test.skipIf(spawnSync('flock', ['--version']).status !== 0)(
  'an update builds aside, switches once, goes back by itself or when told, and is done once',
  async () => {
    const { source, root, backups, settings, says, current, underWay, update } = await machine()
    project(source, '1.0.0')
    expect(await update()).toMatchObject({ code: 0, said: expect.stringContaining('answers.') })
    expect(await says()).toBe('1.0.0')
    expect(await update()).toMatchObject({ code: 0, said: expect.stringContaining('nothing to switch') })
    expect(readdirSync(backups)).toEqual([])

    project(source, '2.0.0')
    // What systemd takes as it stands a shell would cut, and make the backup with half of the settings.
    const read = readFileSync(settings, 'utf8')
    for (const line of [
      'MAIL_FROM=Agence <a@b.fr>',
      'INBOX_URL=imaps://h/I?address=a@b.fr&authserv=mx',
      'ADMIN_PASSWORD="un$deux"',
    ]) {
      writeFileSync(settings, `${read}# A & B\nBRAND='A & B'\n${line}\n`)
      const { code, said } = await update()
      expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(/line 4 of .* single quotes/) })
      expect(said).not.toMatch(/a@b|deux/)
    }
    writeFileSync(settings, read)
    expect(await says()).toBe('1.0.0')
    expect(await update()).toMatchObject({ code: 0, said: expect.stringContaining('Its packages are those') })
    expect(await says()).toBe('2.0.0')
    expect(readdirSync(backups)).toEqual(['1.0.0'])

    // One that cannot be built changes nothing; one that ends at its start is switched back.
    project(source, '3.0.0', 'no program (')
    writeFileSync(join(source, 'package-lock.json'), 'no lock')
    const before = current()
    expect(await update()).toMatchObject({
      code: 1,
      said: expect.stringContaining('could not be built; nothing was changed'),
    })
    expect(current()).toBe(before)
    expect(existsSync(join(root, '.building'))).toBe(false)
    project(source, '4.0.0', 'process.exit(1)')
    expect(await update([], { PATIENCE: '5' })).toMatchObject({
      code: 1,
      said: expect.stringContaining('serves again'),
    })
    expect([current(), await says()]).toEqual([before, '2.0.0'])

    const ends = await underWay()
    expect(await update(['--back'])).toMatchObject({
      code: 1,
      said: expect.stringContaining('another update is under way'),
    })
    await ends()
    expect((await update(['--back'])).code).toBe(0)
    expect(await says()).toBe('1.0.0')

    // A day after it went, a version goes, but for the one before.
    project(source, '5.0.0')
    expect((await update()).code).toBe(0)
    const yesterday = new Date(Date.now() - 25 * 3_600_000)
    for (const name of readdirSync(join(root, 'releases'))) {
      const mark = join(root, 'releases', name, '.retired')
      if (existsSync(mark)) utimesSync(mark, yesterday, yesterday)
    }
    expect((await update()).said).toContain('was removed')
    const left = readdirSync(join(root, 'releases')).map(name => name.split('-')[0])
    expect(left.sort()).toEqual(['1.0.0', '5.0.0'])
  },
)

test.skipIf(spawnSync('flock', ['--version']).status !== 0)(
  'an update wants room, and a backup that was made; it says what of the machine is not the version’s',
  async () => {
    const { source, root, backups, settings, says, update } = await machine()
    const units = join(root, 'units')
    mkdirSync(units)
    writeFileSync(join(units, 'siteligible.service'), 'UMask=0077\n')
    writeFileSync(join(source, 'ops/siteligible.service'), 'UMask=0027\n')
    writeFileSync(join(source, 'ops/siteligible-backup.timer'), 'OnCalendar=daily\n')
    const caddy = join(root, 'caddy')
    mkdirSync(caddy)
    for (const name of ['Caddyfile.one-machine', 'sites.caddy'])
      cpSync(`ops/${name}`, join(source, 'ops', name))
    const laid = readFileSync('ops/Caddyfile.one-machine', 'utf8').replace(/^site\.example/m, 'agence-1.fr')
    writeFileSync(join(caddy, 'Caddyfile'), laid.replace('45s', '44s'))
    writeFileSync(join(caddy, 'sites.caddy'), '')
    const here = { UNITS: units, CADDY: caddy }
    project(source, '1.0.0', PROGRAM, 3)
    expect(await update([], { ...here, ROOM: '999999999' })).toMatchObject({
      code: 1,
      said: expect.stringMatching(/ MB are free in .*nothing was changed/),
    })
    expect(readdirSync(join(root, 'releases'))).toEqual([])
    const first = await update([], here)
    expect(first).toMatchObject({
      code: 0,
      said: expect.stringMatching(/siteligible\.service is not this version/),
    })
    expect(first.said).not.toContain('backup.timer')
    expect(first.said).toContain('caddy/Caddyfile is not this version')
    expect(first.said).toContain('caddy/sites.caddy is not this version')

    // What is flawed was so before: its copy is made, and the version that may mend it comes.
    project(source, '2.0.0', PROGRAM, 1)
    cpSync(join(source, 'ops/siteligible.service'), join(units, 'siteligible.service'))
    writeFileSync(join(caddy, 'Caddyfile'), laid)
    cpSync('ops/sites.caddy', join(caddy, 'sites.caddy'))
    const second = await update([], here)
    expect(second).toMatchObject({ code: 0, said: expect.stringContaining('The copy is made') })
    expect(second.said).not.toContain('is not this version')
    project(source, '3.0.0')
    expect(await update([], here)).toMatchObject({
      code: 1,
      said: expect.stringContaining('the backup failed'),
    })
    expect(await says()).toBe('2.0.0')
    expect(readdirSync(backups)).toEqual(['1.0.0', '2.0.0'])

    // What listens at one address of the machine answers there alone.
    const elsewhere = createServer((_, answer) => answer.end()).listen(0, '127.0.0.2')
    onTestFinished(() => void elsewhere.close())
    await once(elsewhere, 'listening')
    writeFileSync(settings, `PORT=${(elsewhere.address() as AddressInfo).port}\nHOST=127.0.0.2\n`)
    expect(await update(['--back'], { RESTART: 'true', PATIENCE: '2' })).toMatchObject({ code: 0 })
  },
)

test('an installation for another domain than PUBLIC_URL does nothing', async () => {
  const place = await mkdtemp(join(tmpdir(), 'siteligible-install-'))
  onTestFinished(() => rm(place, { recursive: true, force: true }))
  const settings = join(place, 'settings.env')
  writeFileSync(settings, "PUBLIC_URL=https://ancien.example\nMAIL_FROM='Agence <a@b.fr>'\n")
  const { status, stderr } = spawnSync('bash', ['ops/install.sh', '--domain', 'nouveau.example'], {
    encoding: 'utf8',
    env: { PATH: String(process.env.PATH), SETTINGS: settings },
  })
  expect(stderr).toMatch(
    /^Stopped: PUBLIC_URL in .* is https:\/\/ancien\.example, not https:\/\/nouveau\.example: /,
  )
  expect(status).toBe(1)
})
