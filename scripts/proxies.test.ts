import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../src/commands/drill/free-port'
import { installed, printed } from '../tests/support/command-line'

/** A copy of the program, as a proxy sees it. */
async function copyAt(port = 0) {
  const server = createServer((incoming, outgoing) => {
    incoming.resume()
    outgoing.end(JSON.stringify({ path: incoming.url, forwarded: incoming.headers['x-forwarded-for'] }))
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

async function folder() {
  const place = await mkdtemp(join(tmpdir(), 'siteligible-proxy-'))
  onTestFinished(() => rm(place, { recursive: true, force: true }))
  return place
}

function run(program: string, words: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(program, words, { env: { PATH: process.env.PATH, ...env }, stdio: 'ignore' })
  onTestFinished(async () => {
    const ended = once(child, 'exit')
    if (child.exitCode === null && child.kill('SIGTERM')) await ended
  })
  return child
}

/** With one copy alive and one that is not there, whichever comes first. */
async function checkProxy(url: string) {
  const get = (path: string) =>
    fetch(`${url}${path}`, { headers: { 'x-forwarded-for': '203.0.113.9' } }).catch(() => null)
  await expect.poll(async () => (await get('/'))?.status).toBe(200)
  for (let n = 0; n < 6; n++)
    expect(await (await get(`/page-${n}`))?.json()).toMatchObject({ path: `/page-${n}` })
  expect(await (await get('/'))?.text()).not.toContain('203.0.113.9')
  expect((await get('/metrics'))?.status).toBe(404)
  expect((await get('/healthz/deep'))?.status).toBe(404)
}

test.skipIf(!installed('nginx'))(
  'nginx passes over a copy that is away, and keeps figures from strangers',
  async () => {
    const [there, away, port, place] = [await copyAt(), await freePort(), await freePort(), await folder()]
    const site = (await readFile('ops/nginx.conf', 'utf8'))
      .replace('web-1:3000', `127.0.0.1:${away}`)
      .replace('web-2:3000', `127.0.0.1:${there}`)
      .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
      .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
      .replace(/ssl_certificate.*;/g, '')
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map(name => `${name}_temp_path ${place}/${name};`)
      .join(' ')
    const main = `daemon off; pid ${place}/pid; error_log ${place}/error.log; events {} http { access_log off; ${temporary} ${site} }`
    await writeFile(join(place, 'nginx.conf'), main)
    run('nginx', ['-e', join(place, 'error.log'), '-c', join(place, 'nginx.conf')])
    await checkProxy(`http://127.0.0.1:${port}`)
  },
)

test.skipIf(!installed('caddy'))(
  'Caddy passes over a copy that is away, and keeps figures from strangers',
  async () => {
    const [there, away, port, place] = [await copyAt(), await freePort(), await freePort(), await folder()]
    const site = (await readFile('ops/Caddyfile', 'utf8'))
      .replace('web-1:3000', `127.0.0.1:${away}`)
      .replace('web-2:3000', `127.0.0.1:${there}`)
      .replace(/^\{$/m, '{\n\tadmin off')
    await writeFile(join(place, 'Caddyfile'), site)
    const env = {
      DOMAIN: `http://127.0.0.1:${port}`,
      HOME: place,
      XDG_DATA_HOME: place,
      XDG_CONFIG_HOME: place,
    }
    run('caddy', ['run', '--config', join(place, 'Caddyfile'), '--adapter', 'caddyfile'], env)
    await checkProxy(`http://127.0.0.1:${port}`)
  },
)

test.skipIf(!installed('caddy'))(
  'Caddy before one program lets who asks wait while it restarts, and keeps figures from strangers',
  async () => {
    const [behind, port, place] = [await freePort(), await freePort(), await folder()]
    const site = (await readFile('ops/Caddyfile.one-machine', 'utf8'))
      .replace('localhost:3000', `127.0.0.1:${behind}`)
      .replace('site.example', `http://127.0.0.1:${port}`)
      .replace(/^\{$/m, '{\n\tadmin off')
    await writeFile(join(place, 'Caddyfile'), site)
    const env = { HOME: place, XDG_DATA_HOME: place, XDG_CONFIG_HOME: place }
    run('caddy', ['run', '--config', join(place, 'Caddyfile'), '--adapter', 'caddyfile'], env)
    await expect
      .poll(async () => (await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => null))?.status)
      .toBe(404)
    const asked = fetch(`http://127.0.0.1:${port}/page`, { method: 'POST', body: 'a piece' })
    await copyAt(behind)
    expect((await asked).status).toBe(200)
    await checkProxy(`http://127.0.0.1:${port}`)
  },
)

test.skipIf(!installed('systemd-analyze'))('systemd finds nothing wrong in the units', async () => {
  const units = (await readdir('ops')).filter(name => /^siteligible.*\.(service|timer)$/.test(name))
  expect(units.length).toBeGreaterThan(4)
  expect(await printed('systemd-analyze', 'verify', ...units.map(name => join('ops', name)))).toBe('')
})

test.skipIf(!installed('systemd-analyze'))('the unit leaves the program little to reach', async () => {
  const words = ['security', '--offline=true', 'ops/siteligible.service']
  const [, exposure] =
    /Overall exposure level.*: (\d+\.\d)/.exec(await printed('systemd-analyze', ...words)) ?? []
  expect(Number(exposure)).toBeLessThanOrEqual(2.5)
})
