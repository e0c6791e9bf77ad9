import { type ClientRequest, request } from 'node:http'
import { makeApi } from '../../../src/contract/whole-client'
import { administratorOf } from '../dossiers/admin'
import { company } from '../dossiers/path'
import { type Program, startProgram } from '../program/program'
import { type Finding, fetchFrom } from './attackers'

const ADDRESSES = 8
/** Four streams each are let through for a dossier. */
const DOSSIERS = 40

/** Eight addresses of one network hold all the streams that they are given: others follow theirs. */
export async function holdStreams(): Promise<Finding> {
  const site = await startProgram({ HOST: '127.0.0.1' })
  const open: ClientRequest[] = []
  const follow = (path: string, localAddress: string, headers: Record<string, string> = {}) =>
    new Promise<number>(resolve => {
      const { port } = new URL(site.url)
      const asked = request({ host: '127.0.0.1', port, path, localAddress, headers, agent: false })
      asked.on('response', incoming => {
        incoming.resume().on('error', () => {})
        resolve(incoming.statusCode ?? 0)
      })
      asked.on('error', () => resolve(0)).end()
      open.push(asked)
    })
  try {
    const statuses: number[] = []
    for (let n = 0; n < ADDRESSES; n++) {
      const address = `127.50.0.${1 + n}`
      for (const id of await dossiersOf(site, address, DOSSIERS / ADDRESSES))
        for (let one = 0; one < 4; one++) statuses.push(await follow(`/api/company/${id}/live`, address))
    }
    const [own = ''] = await dossiersOf(site, '127.200.0.1', 1)
    const honest = await follow(`/api/company/${own}/live`, '127.200.0.1')
    const { token } = await administratorOf(site.url)
    const team = await follow('/api/admin/live', '127.201.0.1', { authorization: `Bearer ${token}` })
    const given = statuses.filter(status => status === 200).length
    return {
      figure: `${statuses.length} streams asked for by ${ADDRESSES} addresses of one network, ${given} given; a visitor's ${honest}, the team's ${team}`,
      held: given <= 64 && given > 0 && honest === 200 && team === 200,
    }
  } finally {
    for (const one of open) one.destroy()
    await site.remove()
  }
}

async function dossiersOf(site: Program, address: string, count: number): Promise<string[]> {
  const api = makeApi(fetchFrom(site, address))
  const ids: string[] = []
  for (let n = 0; n < count; n++) ids.push((await api.submitCompany({ body: company })).id)
  return ids
}
