import { setTimeout as wait } from 'node:timers/promises'
import { makeApi } from '../../../src/contract/whole-client'
import { company } from '../dossiers/path'
import { pdfFile } from '../files/files'
import { registration } from '../leads/business-abroad'
import { PASSWORD, type Program, startProgram } from '../program/program'
import { type Finding, fetchFrom, finishDossier, uploadForm } from './attackers'

const ADDRESSES = 100
const JSON_TYPE = { 'content-type': 'application/json' }

/** A hundred addresses, each a network of its own, ask without a pause; visitors go on. */
export async function floodFrom100(durationMs: number): Promise<Finding> {
  const site = await startProgram({ HOST: '127.0.0.1', RATE_LIMITS: 'on' })
  const statuses = new Map<number, number>()
  let over = false
  const flood = Array.from({ length: ADDRESSES }, (_, n) =>
    flooder(site, `127.${1 + n}.0.1`, () => over, statuses),
  )
  try {
    const times: number[] = []
    for (let share = 1; share <= 5; share++) {
      await wait(durationMs / 5 - 1_000 * (times.at(-1) ?? 0))
      times.push(await finishDossier(site, `127.200.${share}.1`, `honnete${share}@exemple.fr`))
    }
    await makeApi(fetchFrom(site, '127.201.0.1')).registerInternational({ body: { ...registration } })
    await makeApi(fetchFrom(site, '127.202.0.1')).login({ body: { password: PASSWORD } })
    const spent = await makeApi(fetchFrom(site, '127.203.0.1'))
      .submitCompany({ body: company })
      .then(() => 'passed')
    const answers = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${n} × ${status || 'none'}`)
    const failures = [...statuses].filter(([status]) => status >= 500).length
    return {
      figure: `${times.length} dossiers finished in ${times.map(time => `${time.toFixed(1)} s`).join(', ')}, a registration, a sign-in and a last visitor ${spent}; the flood: ${answers.join(', ')}`,
      held: failures === 0,
    }
  } finally {
    over = true
    await Promise.allSettled(flood)
    await site.remove()
  }
}

/** One address: everything that it may ask, again and again, one request at a time. */
async function flooder(site: Program, address: string, isOver: () => boolean, statuses: Map<number, number>) {
  const send = fetchFrom(site, address)
  let id = 'inconnu'
  const ask = async (path: string, init: RequestInit) => {
    if (isOver()) return null
    const answer = await send(path, init).catch(() => null)
    const status = answer?.status ?? 0
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    return answer
  }
  const post = (path: string, body: unknown) =>
    ask(path, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) })
  while (!isOver()) {
    await post('/api/company/submit', company)
    const opened = await post('/api/company/submit', company)
    if (opened?.status === 201) id = ((await opened.json()) as { id: string }).id
    const body = uploadForm('rib', 'rib.pdf', pdfFile())
    await ask(`/api/company/${id}/upload-document`, { method: 'POST', body })
    await post('/api/company/resume-link', { email: company.email, siret: company.siret })
    await post('/api/international-registration', registration)
    await post('/api/admin/login', { password: 'deviné' })
    await ask(`/api/transmission/${'x'.repeat(32)}`, { method: 'POST' })
    await ask('/api/company-registry/73282932000074', {})
    await ask(`/simulateur?x=${Math.random()}`, {})
  }
}
