import { MAIL_AGENT, type ThreadLine } from '~/domain/dossier/messages'
import type { Db } from '../database/database'

const LINES_SHOWN = 200

/** What client and team wrote to each other about a dossier, the first first; the last 200. */
export async function threadOf(db: Db, dossierId: string): Promise<ThreadLine[]> {
  const rows = await db
    .selectFrom('events')
    .leftJoin('accounts', 'accounts.id', 'events.account_id')
    .select(['events.id', 'events.type', 'events.data', 'events.at', 'user_agent', 'accounts.name'])
    .where('dossier_id', '=', dossierId)
    .where('type', 'in', ['client-wrote', 'team-wrote'])
    .orderBy('rank', 'desc')
    .limit(LINES_SHOWN)
    .execute()
  return rows.reverse().flatMap(({ id, type, data, at, user_agent, name }) => {
    const { note } = data
    return note && typeof note === 'string'
      ? [
          {
            ...{ id, from: type === 'client-wrote' ? 'client' : 'team', by: name, text: note, at },
            by_mail: user_agent === MAIL_AGENT,
          },
        ]
      : []
  })
}
