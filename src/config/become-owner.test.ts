import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const NOBODY = 65534

/** Root as in a container that was given no right to become another user. */
const BOUND = ['--bounding-set', '-setuid,-setgid']
const bound = process.getuid?.() === 0 && spawnSync('setpriv', [...BOUND, 'true']).status === 0
if (!bound) console.error('skipped: who becomes the owner of a site is root (setpriv)')

function siteOfNobody() {
  const place = mkdtempSync(join(tmpdir(), 'siteligible-owner-'))
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  chmodSync(place, 0o711)
  const DATA_DIR = join(place, 'data')
  mkdirSync(join(DATA_DIR, 'emails'), { recursive: true })
  for (const path of [DATA_DIR, join(DATA_DIR, 'emails')]) chownSync(path, NOBODY, NOBODY)
  return DATA_DIR
}

test.skipIf(!bound).each([
  [
    'build/commands/backup.js',
    ['/srv/copies', 'of the site’s'],
    `npm run backup -- /srv/copies 'of the site’s'`,
  ],
  ['build/commands/doctor.js', [], 'npm run doctor'],
  ['build/app/main.js', [], 'npm start'],
])(
  '%s as root that cannot become the owner touches nothing, and says the line to type',
  (path, words, line) => {
    const DATA_DIR = siteOfNobody()
    const { status, stdout, stderr } = spawnSync('setpriv', [...BOUND, process.execPath, path, ...words], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATA_DIR },
    })
    const said = `${stdout}${stderr}`
    expect(said.match(/Type: .*/g), said).toEqual([`Type: sudo -u nobody ${line}`])
    expect(said).toContain(`${DATA_DIR} belongs to nobody, and this ran as root (`)
    expect(status).toBe(1)
    expect(readdirSync(DATA_DIR)).toEqual(['emails'])
  },
)
