import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whom visitors may call, and ask to be called by. */
export const PERSON = { first_name: 'Camille', role: 'votre interlocutrice', telephone: '01 89 16 00 42' }

/** agency.json with somebody named in it, in a folder of its own. */
export function agencyWithPeople() {
  const folder = mkdtempSync(join(tmpdir(), 'siteligible-agency-'))
  const path = join(folder, 'agency.json')
  const agency = JSON.parse(readFileSync('agency.json', 'utf8'))
  writeFileSync(path, JSON.stringify({ ...agency, people: [PERSON] }))
  return { path, remove: () => rmSync(folder, { recursive: true }) }
}
