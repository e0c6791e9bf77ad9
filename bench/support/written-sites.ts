import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { sha256Of } from '../../src/domain/sha256-of'
import { firstLayout } from '../../src/domain/site/layout/first-layout'
import { diskSites } from '../../src/gateways/sites-folder/disk-sites'
import { SUMS, writtenSums } from '../../src/gateways/sites-folder/lay-revision'
import type { Db } from '../../src/store/database/database'
import { writeSetting } from '../../src/store/operation/settings'
import { fullFacts } from '../../tests/support/sites/client-sites'

/** Of one page of its own and what all share. */
const SHARED = { 'style.css': 'body{margin:0}', 'style.css.br': 'br', 'style.css.gz': 'gz' }

export const hostOf = (rank: number) => `firme-${rank}.localhost`

/**
 * Published sites from one rank to another, rows and folders, as publishing leaves them, but without the disk's word: nothing
 * of it is to last.
 */
export async function writeSites(db: Db, root: string, from: number, to: number) {
  await diskSites(root).setMark('mesure')
  await writeSetting(db, 'sites_mark', 'mesure')
  mkdirSync(join(root, 'hosts'), { recursive: true })
  const folders: string[] = []
  for (let rank = from; rank < to; rank += 1) {
    folders.push(layPage(root, rank, 1))
    symlinkSync(`../sites/firme-${rank}/current`, join(root, 'hosts', hostOf(rank)))
  }
  const [facts, layout] = [JSON.stringify(fullFacts), JSON.stringify(firstLayout(fullFacts))]
  const ranks = sql`generate_series(${from}::int, ${to - 1}::int) as rank`
  await sql`
    insert into sites (id, owner_email, version, begun_at, online_at, site_url, approved, slug, published_revision, name)
    select 'firme-' || rank, 'firme' || rank || '@exemple.fr', 1, now() - rank * interval '1 minute', now(),
      'http://firme-' || rank || '.localhost', true, 'firme-' || rank, 1, 'Firme ' || rank from ${ranks}`.execute(
    db,
  )
  await sql`
    insert into site_versions (site_id, version, facts, layout, actor, at)
    select 'firme-' || rank, 1, ${facts}::jsonb, ${layout}::jsonb, 'administrator', now() from ${ranks}`.execute(
    db,
  )
  await sql`
    insert into site_revisions (site_id, revision, version, folder, url, actor, at)
    select 'firme-' || rank, 1, 1, (${folders}::text[])[rank - ${from}::int + 1],
      'http://firme-' || rank || '.localhost', 'administrator', now() from ${ranks}`.execute(db)
  await sql`analyze sites, site_versions, site_revisions`.execute(db)
}

/** Publishes some of them anew, another page each. */
export async function changeSites(db: Db, root: string, ranks: number[]) {
  for (const rank of ranks) {
    const [site, folder] = [`firme-${rank}`, layPage(root, rank, 2)]
    await sql`
      insert into site_revisions (site_id, revision, version, folder, url, actor, at)
      select site_id, 2, version, ${folder}, url, actor, now() from site_revisions where site_id = ${site}`.execute(
      db,
    )
    await sql`update sites set published_revision = 2 where id = ${site}`.execute(db)
  }
}

/** @returns the name of the revision's folder, which is shown now */
function layPage(root: string, rank: number, revision: number): string {
  const files = { 'index.html': `<!doctype html><title>Firme ${rank}, ${revision}</title>`, ...SHARED }
  const list = writtenSums(new Map(Object.entries(files).map(([path, text]) => [path, sha256Of(text)])))
  const folder = `${revision}-${sha256Of(list).slice(0, 16)}`
  const place = join(root, 'sites', `firme-${rank}`)
  mkdirSync(join(place, folder), { recursive: true })
  for (const [path, text] of Object.entries({ ...files, [SUMS]: list }))
    writeFileSync(join(place, folder, path), text)
  rmSync(join(place, 'current'), { force: true })
  symlinkSync(folder, join(place, 'current'))
  return folder
}
