import type pg from 'pg'

/**
 * Writes dossiers that were opened a week ago and wait for their clients, by SQL alone: as many in a second as the
 * calls open in a minute. They hold no piece.
 */
export const addWaitingClients = (client: pg.Client, count: number, name: string) =>
  client.query(
    `insert into dossiers (id, company_name, siret, address, phone, email, email_proven_at, file_recipient,
       created_at, updated_at, last_activity_at)
     select md5($2::text || n), $2 || ' ' || n, lpad(n::text, 9, '0') || '00012', '1 rue des Lilas, 69003 Lyon',
       '0472000000', 'contact' || n || '@exemple.fr', now(), 'age1', opened, opened, opened
     from generate_series(1, $1::integer) as n, (select now() - interval '7 days' as opened) as week`,
    [count, name],
  )
