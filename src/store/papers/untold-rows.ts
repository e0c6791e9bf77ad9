import { sql } from 'kysely'
import type { Db } from '../database/database'

/** A dossier whose journal ends before what its rows tell, with the rank of the first line that is not there. */
export interface CutJournal {
  dossier: string
  rank: number
}

/**
 * Dossiers of which rows tell what no line of their journal does, written since a moment: a message that left, a quote
 * that was made, a handing-in. The end of a chain that is cut shows in no hash, and in no statement made before it.
 */
export async function untoldRows(db: Db, since: Date): Promise<CutJournal[]> {
  const { rows } = await sql<CutJournal>`
    with untold as (
      select dossier_id from emails
      where dossier_id is not null and state = 'sent' and sent_at > ${since}
        -- Whatever is tried again or put off leaves within a month; by its creation it has an index.
        and created_at > ${since}::timestamptz - interval '31 days' and not exists (
        select from events where events.dossier_id = emails.dossier_id and type = 'email-sent'
          and data ->> 'message_id' = emails.message_id)
      union
      select dossier_id from quotes
      where issued_at > ${since} and not exists (
        select from events where events.dossier_id = quotes.dossier_id and type = 'quote-made'
          and data ->> 'number' = quotes.number)
      union
      select id from dossiers
      where finalized_at > ${since} and not exists (
        select from events where events.dossier_id = dossiers.id and type = 'dossier-finalized'
          and at >= finalized_at)
    )
    select dossier_id as dossier, (
      select coalesce(max(rank), 0)::integer + 1 from events where events.dossier_id = untold.dossier_id
    ) as rank from untold order by 1`.execute(db)
  return rows
}
