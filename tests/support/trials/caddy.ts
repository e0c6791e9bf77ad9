import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { sitePolicy } from '../../../src/http/site-policy'
import { administratorOf } from '../dossiers/admin'
import { installed, printed } from '../program/command-line'
import { type Program, startProgram } from '../program/program'
import { freePort } from '../servers/free-port'
import { type StubName, stubDns } from '../servers/stub-dns'
import { askByTls, type TlsAnswer } from '../servers/tls-request'
import type { Outcome, Skipped } from './outcome'
import { insertReadySites } from './ready-sites'

const SITES_HOST = 'sites.test'
const DOMAINS = 50
const STRANGERS = [
  'inconnu.test',
  'a.domaine-1.test',
  'domaine-1.test.example',
  'domaine-51.test',
  'xn--domaine-1-c4a.test',
  'localhost.test',
]

const domain = (n: number) => `domaine-${n}.test`

/**
 * The program behind Debian's Caddy, set up as docs/operations.md says (« Héberger les sites »), with Caddy's internal authority
 * and a name server of the trial's own: domains of clients by https, names that nobody proved, one that is given up, one that
 * changes hands, and the program killed and back.
 */
export async function sitesBehindCaddy(): Promise<Outcome | Skipped> {
  if (!installed('caddy', 'openssl')) return { skipped: 'Caddy or openssl is not installed' }
  const place = await mkdtemp(join(tmpdir(), 'siteligible-caddy-'))
  const dns = await stubDns()
  const [https, http, port] = [await freePort(), await freePort(), await freePort()]
  let program: Program | undefined
  let caddy: ChildProcess | undefined
  try {
    program = await startProgram({
      ...{
        DATA_DIR: join(place, 'data'),
        SITES_DIR: join(place, 'sites'),
        SITES_HOST,
        SITES_ADDRESS: '127.0.0.1',
      },
      ...{
        PORT: String(port),
        RATE_LIMITS: 'off',
        PUBLIC_URL: `https://localhost:${https}`,
        DNS_SERVERS: dns.server,
        TRUSTED_PROXIES: '127.0.0.1',
      },
    })
    const sites = await insertReadySites(new pg.Client(await program.connection()), DOMAINS)
    caddy = await startCaddy(place, program, { https, http })
    return await tried({ place, program, sites, https, dns: dns.names })
  } finally {
    if (caddy) await ended(caddy)
    await program?.remove()
    await dns.stop()
    await rm(place, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
  }
}

interface Ground {
  place: string
  program: Program
  sites: { id: string; name: string }[]
  https: number
  dns: Map<string, StubName>
}

async function tried({ program, sites, https, dns }: Ground): Promise<Outcome> {
  const failed: string[] = []
  let count = 0
  const hold = (what: string, holds: boolean, seen: unknown = '') => {
    count += 1
    if (!holds) failed.push(`${what}: ${String(seen)}`.slice(0, 300))
  }
  const ask = (host: string, more: Partial<Parameters<typeof askByTls>[1]> = {}) =>
    askByTls(https, { host, ...more })
  const shows = (answer: TlsAnswer, name: string) =>
    'status' in answer && answer.status === 200 && answer.body.includes(name)
  const said = (answer: TlsAnswer) =>
    'refused' in answer ? answer.refused : `${answer.status} ${answer.body.slice(0, 80)}`
  const admin = await administratorOf(program.url)
  const put = (site: string, name: string) => admin.teamClaimDomain({ params: { site }, body: { name } })
  const prove = async (site: string, name: string) => {
    const { records } = await put(site, name)
    const [proof] = records
    dns.set(String(proof?.host), { TXT: [String(proof?.value)] })
  }

  for (const [n, { id }] of sites.entries()) {
    for (const host of [domain(n + 1), `www.${domain(n + 1)}`]) dns.set(host, { A: ['127.0.0.1'] })
    await admin.teamPublishSite({ params: { site: id } })
    await prove(id, domain(n + 1))
  }
  // Every claim was looked at once: the clock's next look finds its proof.
  for (const { id } of sites) {
    const state = await until(
      async () => (await admin.teamSiteDomain({ params: { site: id } })).state === 'online',
    )
    hold(`${id} comes into service`, state)
  }
  for (const name of STRANGERS) {
    const answer = await ask(name)
    hold(`the handshake of ${name} is refused`, 'refused' in answer, said(answer))
  }
  for (const [n, { name }] of sites.entries()) {
    const answer = await ask(domain(n + 1))
    hold(`${domain(n + 1)} shows its site`, shows(answer, name), said(answer))
    hold(
      `${domain(n + 1)} has its own certificate`,
      'names' in answer && answer.names === `DNS:${domain(n + 1)}`,
    )
  }
  const www = await ask(`www.${domain(1)}`, { path: '/services' })
  hold(
    'www leads to the name',
    'status' in www && www.status === 308 && www.location === `https://${domain(1)}:${https}/services`,
    said(www),
  )
  const own = await ask(`firme-1.${SITES_HOST}`)
  hold(
    'our own name has the certificate from the files',
    'names' in own && own.names === `DNS:*.${SITES_HOST}` && shows(own, 'Firme 1'),
    said(own),
  )
  hold('a name that no site has is nobody’s', said(await ask(`personne.${SITES_HOST}`)).startsWith('404'))

  const [first, second, last] = [sites[0], sites[1], sites.at(-1)]
  if (!first || !second || !last) return { tried: count, failed: ['no sites'] }
  await admin.teamReleaseDomain({ params: { site: last.id } })
  const released = await ask(`www.${domain(DOMAINS)}`)
  hold('one that was given up has no certificate any more', 'refused' in released, said(released))
  await prove(second.id, domain(1))
  hold('one that changes hands', await until(async () => shows(await ask(domain(1)), second.name)))
  hold(
    'is no longer the other’s',
    (await admin.teamSiteDomain({ params: { site: first.id } })).state === 'waiting',
  )

  await program.stop('SIGKILL')
  for (const [n, { name }] of [...sites.entries()].slice(1, -1)) {
    const answer = await ask(domain(n + 1))
    hold(`${domain(n + 1)} stays up`, n === 1 || shows(answer, name), said(answer))
    hold(`${domain(n + 1)} keeps its policy`, 'policy' in answer && answer.policy === sitePolicy())
  }
  const place = domain(3)
  for (const [path, status] of [
    ['/services', 200],
    ['/rien', 404],
    ['/.sums', 404],
    ['/../../.installation', 404],
  ] as const)
    hold(
      `${path} without the program`,
      said(await ask(place, { path })).startsWith(String(status)),
      said(await ask(place, { path })),
    )
  const sent = await ask(place, { method: 'POST', path: '/_demande' })
  hold(
    'a request is answered by how to reach the firm',
    'status' in sent &&
      sent.status === 503 &&
      sent.body.replace(/\D/g, '').includes('261910030') &&
      sent.body.includes('Firme 3'),
    said(sent),
  )
  for (const trick of ['..', '.', '../sites', `..${domain(3)}`, '%2e%2e'])
    hold(
      `Host: ${trick}`,
      /^(?:400|404|421)/.test(said(await ask(place, { named: trick, path: '/.installation' }))),
      said(await ask(place, { named: trick, path: '/.installation' })),
    )
  for (const name of STRANGERS.slice(0, 2))
    hold(`${name} is refused without the program`, 'refused' in (await ask(name)))

  await program.start()
  hold(
    'the program is back',
    await until(async () => {
      const answer = await ask(place, { method: 'POST', path: '/_demande' })
      return 'status' in answer && answer.status < 500
    }),
  )
  return { tried: count, failed, figure: `${DOMAINS} domains` }
}

/** Two minutes and a half at most: the clock looks once a minute. */
async function until(holds: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await holds().catch(() => false)) return true
    await wait(500)
  }
  return false
}

async function startCaddy(place: string, program: Program, { https, http }: { https: number; http: number }) {
  const [certificate, key] = [join(place, 'wildcard.pem'), join(place, 'wildcard.key')]
  const words = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    `/CN=*.${SITES_HOST}`,
    '-days',
    '1',
  ]
  await printed(
    'openssl',
    ...words,
    '-addext',
    `subjectAltName=DNS:*.${SITES_HOST}`,
    '-keyout',
    key,
    '-out',
    certificate,
  )
  const upstream = program.url.replace('http://', '')
  const shipped = await readFile('ops/Caddyfile.one-machine', 'utf8')
  const main = shipped
    // The trial's own ports and authority; all else is as it is shipped.
    .replace(
      /^\{$/m,
      `{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\thttp_port ${http}\n\thttps_port ${https}`,
    )
    .replace('\nsite.example {', '\nlocalhost {')
    .replaceAll('localhost:3000', upstream)
  await writeFile(join(place, 'Caddyfile'), main)
  await cp('ops/sites.caddy', join(place, 'sites.caddy'))
  const child = spawn('caddy', ['run', '--config', join(place, 'Caddyfile'), '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env.PATH,
      ...{ HOME: place, XDG_DATA_HOME: place, XDG_CONFIG_HOME: place },
      ...{
        SITES_HOST,
        SITES_DIR: join(place, 'sites'),
        SITES_CERTIFICATE: certificate,
        SITES_KEY: key,
        SITES_UPSTREAM: upstream,
      },
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let told = ''
  child.stderr?.on('data', chunk => {
    told = `${told}${chunk}`.slice(-20_000)
  })
  if (
    !(await until(
      async () => 'status' in (await askByTls(https, { host: 'localhost' })) || child.exitCode !== null,
    )) ||
    child.exitCode !== null
  )
    throw new Error(`Caddy does not serve:\n${told.slice(-2_000)}`)
  return child
}

async function ended(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}
