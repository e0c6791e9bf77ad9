import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { IDLE_MS } from '../src/http/serve'
import { siteHeaders } from '../src/http/sites/site-headers'
import { installed, printed } from '../tests/support/program/command-line'

/**
 * A copy of the program, as a proxy sees it: on a socket of its own, since a port could be somebody else's meanwhile.
 * @param status of its answers, as 503 of one whose database is away
 * @returns what ends it
 */
async function copyAt(socket: string, status = 200) {
  const server = createServer(async (incoming, outgoing) => {
    const { method, url: path, headers } = incoming
    const body = await text(incoming)
    outgoing.statusCode = path === '/kept' ? 200 : status
    outgoing.end(JSON.stringify({ method, path, body, forwarded: headers['x-forwarded-for'] }))
  }).listen(socket)
  await once(server, 'listening')
  const leave = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(leave)
  return leave
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

/** What a proxy answers on its socket; null while it is not there. */
async function ask(socketPath: string, path: string, method = 'GET', body = ''): Promise<Answer | null> {
  const headers = { host: 'site.example', 'x-forwarded-for': '203.0.113.9' }
  const asked = request({ socketPath, path, method, headers }).end(body)
  try {
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    return { status: answer.statusCode, text: await text(answer), location: answer.headers.location }
  } catch {
    return null
  }
}

interface Answer {
  status: number | undefined
  text: string
  location: string | undefined
}

/** With one copy alive and one that is not there, whichever comes first. */
async function checkProxy(socket: string) {
  await expect.poll(async () => (await ask(socket, '/'))?.status).toBe(200)
  for (let n = 0; n < 6; n++)
    expect(JSON.parse((await ask(socket, `/page-${n}`))?.text ?? '')).toMatchObject({ path: `/page-${n}` })
  expect((await ask(socket, '/'))?.text).not.toContain('203.0.113.9')
  expect((await ask(socket, '/metrics'))?.status).toBe(404)
  expect((await ask(socket, '/healthz/deep'))?.status).toBe(404)
}

const FORM = { status: 200, method: 'POST', path: '/form', body: 'nom=Lévêque' }

async function formSent(socket: string) {
  const answer = await ask(socket, FORM.path, FORM.method, FORM.body)
  const { method, path, body } = answer?.text ? JSON.parse(answer.text) : {}
  return { status: answer?.status, method, path, body }
}

/** A main configuration with ours inside it, where a package's own would be, and nothing outside `place`. */
function nginxWith(site: string, place: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(name => `${name}_temp_path ${place}/${name};`)
    .join(' ')
  // Workers of another user could not open the copies' sockets.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `${user} daemon off; pid ${place}/pid; error_log ${place}/error.log; events {} http { access_log off; ${temporary} ${site} }`
}

test.skipIf(!installed('nginx', 'openssl'))(
  'nginx finds nothing wrong in its configuration, with HTTP/2 and a certificate',
  async () => {
    const place = await folder()
    const [certificate, key] = [join(place, 'fullchain.pem'), join(place, 'privkey.pem')]
    const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=site.example', '-days', '1']
    await printed('openssl', ...words, '-keyout', key, '-out', certificate)
    const shipped = await readFile('ops/nginx.conf', 'utf8')
    expect(shipped).toMatch(/^ {4}listen 443 ssl http2;$/m)
    const site = shipped
      .replace('/etc/letsencrypt/live/site.example/fullchain.pem', certificate)
      .replace('/etc/letsencrypt/live/site.example/privkey.pem', key)
      // Names that a resolver knows; a test of the configuration opens each address that it listens on.
      .replace('web-1:3000', '127.0.0.1:3000')
      .replace('web-2:3000', '127.0.0.2:3000')
      .replace('listen 80;', `listen unix:${place}/80;`)
      .replace('listen 443 ssl http2;', `listen unix:${place}/443 ssl http2;`)
    await writeFile(join(place, 'nginx.conf'), nginxWith(site, place))
    const said = await printed('nginx', '-t', '-e', join(place, 'error.log'), '-c', join(place, 'nginx.conf'))
    expect(said).toContain('test is successful')
    expect(said).not.toMatch(/\[(warn|error|emerg)\]/)
  },
)

test.skipIf(!installed('nginx'))(
  'nginx passes over a copy that is away, keeps figures from strangers, and leads to https',
  async () => {
    const place = await folder()
    await copyAt(join(place, 'there'))
    const socket = await runNginx(place, ['away', 'there'])
    await checkProxy(socket)
    // The program says in words what is too large.
    const large = await ask(socket, '/form', 'POST', 'x'.repeat(13_000_000))
    expect(large?.text).toContain('xxx')
    for (let n = 0; n < 4; n++) expect(await formSent(socket)).toEqual(FORM)
    expect(await ask(join(place, '80'), '/blog?page=2')).toMatchObject({
      ...{ status: 301, location: 'https://site.example/blog?page=2' },
    })
  },
)

test.skipIf(!installed('caddy'))(
  'Caddy passes over a copy that is away, and keeps figures from strangers',
  async () => {
    const place = await folder()
    await copyAt(join(place, 'there'))
    const site = (await readFile('ops/Caddyfile', 'utf8')).replaceAll(
      'web-1:3000 web-2:3000',
      `unix/${place}/away unix/${place}/there`,
    )
    const socket = await runCaddy(site, '{$DOMAIN}', place)
    await checkProxy(socket)
    // One that leaves is not known to be away before the next look.
    const leave = await copyAt(join(place, 'away'))
    await expect.poll(async () => (await logged(place)).includes('host is up')).toBe(true)
    leave()
    for (let n = 0; n < 4; n++) expect(await formSent(socket)).toEqual(FORM)
  },
)

test.skipIf(!installed('caddy'))(
  'Caddy before one program lets who asks wait while it restarts, and keeps figures from strangers',
  async () => {
    const place = await folder()
    const site = (await readFile('ops/Caddyfile.one-machine', 'utf8')).replaceAll(
      / localhost:3000/g,
      ` unix/${place}/copy`,
    )
    const socket = await runCaddy(site, 'site.example', place)
    await expect.poll(async () => (await ask(socket, '/metrics'))?.status).toBe(404)
    const [asked, sent] = [ask(socket, '/page'), formSent(socket)]
    await expect
      .poll(async () => /"Content-Length":\["\d+"\].*no such file/.test(await logged(place)))
      .toBe(true)
    await copyAt(join(place, 'copy'))
    expect((await asked)?.status).toBe(200)
    expect(await sent).toEqual(FORM)
    await checkProxy(socket)
  },
)

test('a proxy parts with a connection before the program does, which would meet a request with that', async () => {
  for (const name of ['Caddyfile', 'Caddyfile.one-machine', 'sites.caddy']) {
    const caddy = await readFile(join('ops', name), 'utf8')
    const kept = [...caddy.matchAll(/^\t+keepalive (off|\d+)s?$/gm)].map(([, seconds]) => seconds)
    expect(kept, name).toHaveLength([...caddy.matchAll(/^\t+reverse_proxy /gm)].length)
    for (const seconds of kept) expect(seconds === 'off' || Number(seconds) * 1_000 < IDLE_MS).toBe(true)
  }
  const [, seconds] =
    /keepalive 32;[^}]*keepalive_timeout (\d+)s;/.exec(await readFile('ops/nginx.conf', 'utf8')) ?? []
  expect(Number(seconds) * 1_000).toBeLessThan(IDLE_MS)
})

test.skipIf(!installed('nginx', 'caddy'))('where no copy answers, visitors read so in French', async () => {
  const [one, many] = [await folder(), await folder()]
  const oneMachine = (await readFile('ops/Caddyfile.one-machine', 'utf8'))
    .replaceAll(/ localhost:3000/g, ` unix/${one}/copy`)
    .replaceAll('45s', '1s')
  const copies = (await readFile('ops/Caddyfile', 'utf8')).replaceAll(
    'web-1:3000 web-2:3000',
    `unix/${many}/one unix/${many}/two`,
  )
  const sockets = [
    await runCaddy(oneMachine, 'site.example', one),
    await runCaddy(copies.replaceAll(/health_uri.*/g, ''), '{$DOMAIN}', many),
    await runNginx(await folder(), ['one', 'two']),
  ]
  for (const socket of sockets) {
    await expect.poll(async () => (await ask(socket, '/metrics'))?.status).toBe(404)
    expect(await ask(socket, '/page')).toMatchObject({
      status: 502,
      text: expect.stringContaining('Le site est momentanément indisponible'),
    })
  }
})

/** Two copies that answer, though their database is away: what they say of it is what visitors read. */
async function checkOutage(socket: string, times: number) {
  for (let n = 0; n < times; n++) {
    expect(JSON.parse((await ask(socket, '/page'))?.text || '{}')).toMatchObject({ path: '/page' })
    expect(await formSent(socket)).toEqual({ ...FORM, status: 503 })
  }
  expect((await ask(socket, '/kept'))?.status).toBe(200)
}

test.skipIf(!installed('nginx'))(
  'nginx lets copies whose database is away speak for themselves',
  async () => {
    const place = await folder()
    for (const name of ['one', 'two']) await copyAt(join(place, name), 503)
    const socket = await runNginx(place, ['one', 'two'])
    await expect.poll(async () => (await ask(socket, '/kept'))?.status).toBe(200)
    await checkOutage(socket, 4)
  },
)

test.skipIf(!installed('caddy'))(
  'Caddy lets copies whose database is away speak for themselves',
  async () => {
    const place = await folder()
    for (const name of ['one', 'two']) await copyAt(join(place, name), 503)
    const site = (await readFile('ops/Caddyfile', 'utf8')).replaceAll(
      'web-1:3000 web-2:3000',
      `unix/${place}/one unix/${place}/two`,
    )
    const socket = await runCaddy(site, '{$DOMAIN}', place)
    await expect.poll(async () => (await ask(socket, '/kept'))?.status).toBe(200)
    await expect.poll(async () => (await logged(place)).split('"unhealthy"').length).toBeGreaterThan(2)
    await checkOutage(socket, 1)
  },
)

const logged = (place: string) => readFile(join(place, 'log'), 'utf8')

/** nginx before two copies of these names, in clear. @returns its socket */
async function runNginx(place: string, [one, two]: [string, string]) {
  const socket = join(place, '443')
  const site = (await readFile('ops/nginx.conf', 'utf8'))
    .replace('web-1:3000', `unix:${place}/${one}`)
    .replace('web-2:3000', `unix:${place}/${two}`)
    .replace('listen 80;', `listen unix:${place}/80;`)
    .replace('listen 443 ssl http2', `listen unix:${socket}`)
    .replace(/ssl_certificate.*;/g, '')
  await writeFile(join(place, 'nginx.conf'), nginxWith(site, place))
  run('nginx', ['-e', join(place, 'error.log'), '-c', join(place, 'nginx.conf')])
  return socket
}

/** Caddy with a site that it serves on a socket in clear. @returns the socket */
async function runCaddy(site: string, address: string, place: string) {
  const socket = join(place, 'socket')
  expect(site).toContain(`\n${address} {`)
  const inClear = site
    .replace(`\n${address} {`, `\nhttp:// {\n\tbind unix/${socket}`)
    .replace(/^\{$/m, `{\n\tadmin off\n\tlog {\n\t\toutput file ${place}/log\n\t\tlevel DEBUG\n\t}`)
  await writeFile(join(place, 'Caddyfile'), inClear)
  const env = { HOME: place, XDG_DATA_HOME: place, XDG_CONFIG_HOME: place }
  run('caddy', ['run', '--config', join(place, 'Caddyfile'), '--adapter', 'caddyfile'], env)
  return socket
}

test('the web server shows sites of its own under the policy of the program', async () => {
  const caddy = await readFile('ops/sites.caddy', 'utf8')
  const nginx = await readFile('ops/nginx-sites.conf', 'utf8')
  for (const [name, value] of Object.entries(siteHeaders(true))) {
    const line = new RegExp(`^\\s*${name} "?(.*?)"?$`, 'im').exec(caddy)
    expect.soft(line?.[1], name).toBe(value)
    expect.soft(nginx, name).toContain(value)
  }
})

test.skipIf(!installed('systemd-analyze'))('systemd finds nothing wrong in the units', async () => {
  const units = (await readdir('ops')).filter(name => /^siteligible.*\.(service|timer)$/.test(name))
  expect(units.length).toBeGreaterThan(4)
  expect(await printed('systemd-analyze', 'verify', ...units.map(name => join('ops', name)))).toBe('')
})

test('the program ends before the PostgreSQL that install.sh lays beside it', async () => {
  expect(await readFile('ops/install.sh', 'utf8')).toContain('packages+=(postgresql)')
  expect(await readFile('ops/siteligible.service', 'utf8')).toMatch(/^After=.* postgresql\.service$/m)
})

test.skipIf(!installed('systemd-analyze'))('the unit leaves the program little to reach', async () => {
  const words = ['security', '--offline=true', 'ops/siteligible.service']
  const [, exposure] =
    /Overall exposure level.*: (\d+\.\d)/.exec(await printed('systemd-analyze', ...words)) ?? []
  expect(Number(exposure)).toBeLessThanOrEqual(2.5)
})
