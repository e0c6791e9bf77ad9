import pg from 'pg'
import { company } from '../dossiers/path'
import { pdfFile } from '../files/files'
import { type Program, startProgram } from '../program/program'
import { type Finding, fetchFrom, uploadForm } from './attackers'

const LIMIT = 100_000_000
const MB = 1_000_000
const SMALL = 0.9

/** More than the limit from eighty networks at once, then more than a share from one. */
export async function fillTheLimit(): Promise<Finding> {
  const site = await startProgram({ HOST: '127.0.0.1', RATE_LIMITS: 'on', STORAGE_LIMIT_GB: '0.1' })
  try {
    const alone = await Promise.all(
      Array.from({ length: 10 }, (_, n) => upload(site, `127.150.0.${1 + n}`, SMALL)),
    )
    const ofOne = SMALL * MB * alone.filter(status => status === 201).length
    const crowd = await Promise.all(
      Array.from({ length: 80 }, (_, n) => upload(site, `127.${1 + n}.0.1`, 1.9)),
    )
    const stored = await storedBytes(site)
    const taken = crowd.filter(status => status === 201).length
    return {
      figure: `80 uploads of 1.9 MB at once, ${taken} taken: ${(stored / MB).toFixed(0)} of ${(LIMIT / MB).toFixed(0)} MB stored; one network took ${(ofOne / MB).toFixed(1)} of 9 MB, its share is ${(LIMIT / 50 / MB).toFixed(1)}`,
      held: stored <= LIMIT && ofOne <= LIMIT / 50 && taken > 0,
    }
  } finally {
    await site.remove()
  }
}

async function upload(site: Program, address: string, megabytes: number): Promise<number> {
  const send = fetchFrom(site, address)
  const opened = await send('/api/company/submit', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(company),
  })
  const { id } = (await opened.json()) as { id: string }
  const body = uploadForm('rib', 'rib.pdf', pdfFile(megabytes * MB))
  return (await send(`/api/company/${id}/upload-document`, { method: 'POST', body })).status
}

async function storedBytes(site: Program): Promise<number> {
  const client = new pg.Client(await site.connection())
  await client.connect()
  const { rows } = await client.query('select coalesce(sum(size), 0) as n from documents')
  await client.end()
  return Number(rows[0]?.n)
}
