import type pg from 'pg'
import { randomId } from '../../../src/domain/access/random-id'
import { firstLayout } from '../../../src/domain/site/layout/first-layout'
import { fullFacts } from '../sites/client-sites'

/** Sites that their owners approved, « Firme 1 » and so on, straight into the database of a program that runs. */
export async function insertReadySites(
  client: pg.Client,
  count: number,
): Promise<{ id: string; name: string }[]> {
  await client.connect()
  const sites = Array.from({ length: count }, (_, n) => ({ id: randomId(), name: `Firme ${n + 1}` }))
  for (const { id, name } of sites) {
    const facts = { ...fullFacts, name }
    await client.query(
      `insert into sites (id, begun_at, review_at, approved, owner_email, version) values ($1, now(), now(), true, $2, 1)`,
      [id, 'proprietaire@exemple.fr'],
    )
    await client.query(
      `insert into site_versions (site_id, version, facts, layout, actor, at) values ($1, 1, $2, $3, 'system', now())`,
      [id, JSON.stringify(facts), JSON.stringify(firstLayout(facts))],
    )
  }
  await client.end()
  return sites
}
