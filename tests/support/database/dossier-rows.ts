/**
 * Statements that write so many dossiers, in every state that a queue asks for, with their invoices, transmissions,
 * messages and lines of the journal, and the counters that triggers would have kept (they are to be off meanwhile).
 * What is rare (a colleague's dossiers, failed messages, a kind of lines, an invoice of 5 425 €) is there twenty times
 * at most, whatever the size.
 * @param first when the first was opened, in SQL; one follows each minute
 */
export const rowsOf = (size: number, first = `timestamptz '2020-01-01'`): string[] => [
  `insert into accounts (id, name, role, created_at) values ('colleague', 'Camille Roy', 'manager', now())`,
  dossiers(size, first),
  `insert into invoices (number, reference, series, year, sequence, dossier_id, company_name, status, amount_ht_cents,
     amount_tva_cents, amount_ttc_cents, created_at, issue_date, signed_at, pdf_key, pdf_size, pdf_sha256)
   select invoice_number, null, 'FTN', 2020, row_number() over (order by created_at), id, company_name, 'signee', 500000,
     100000, case when right(id, 5) = '00500' then 610000 + right(id, 8)::integer / 1000
       when right(id, 8)::integer % ${every(size, 20)} = 6 % ${every(size, 20)} then 542500 else 600000 end,
     created_at, created_at::date, created_at, id, 30000, md5(id)
   from dossiers where invoice_number like 'FTN-%' and ${ours}`,
  `insert into transmissions (id, dossier_id, round, body, body_name, channel, state, message_id, created_at)
   select id, id, 1, 'essai', 'Essai', 'manual', case right(id, 1) when '2' then 'manual' else 'done' end, id, finalized_at
   from dossiers where status = 'Soumis' and ${ours}`,
  `insert into events (dossier_id, type, at, actor, account_id, data, rank, previous, hash)
   select id, (array['document-uploaded', 'email-sent', 'company-updated', 'status-changed'])[1 + n % 4],
     created_at, case when n % 50 = 0 then 'administrator' else 'visitor' end,
     case when n % 50 = 0 then 'owner' end, '{}', 1, '', md5(id)
   from (select id, created_at, right(id, 8)::integer as n from dossiers where ${ours}) as numbered order by created_at`,
  `update events set type = 'retention-changed' where id % ${every(size, 20)} = 0 and dossier_id like 'bench-%'`,
  `insert into emails (id, dossier_id, kind, recipient, message_id, state, created_at, sent_at)
   select id, id, 'dossier-received', email, id, case when right(id, 8)::integer % ${every(size, 20)} = 0 then 'failed' else 'sent' end,
     created_at, created_at from dossiers where ${ours}`,
  `insert into counters select 'dossiers:' || status, 0, count(*) from dossiers group by status`,
  `insert into counters select 'invoices', 0, count(*) from invoices`,
  `insert into counters select 'week:' || series || ':' || monday::date, shard, 7 from
     generate_series(date_trunc('week', now()) - interval '104 weeks', now(), interval '1 week') as monday,
     unnest(array['created', 'complete', 'signed', 'finalized', 'accepted', 'paid', 'answers-kept']) as series,
     generate_series(0, 7) as shard`,
  `insert into counters select 'stay:' || status || ':' || month::date || ':' || rank, 0, 5 from
     generate_series(date_trunc('month', now()) - interval '24 months', now(), interval '1 month') as month,
     unnest(array['Nouveau', 'Incomplet', 'Soumis', 'Accepté']) as status, generate_series(0, 21) as rank`,
]

const ours = `id like 'bench-%'`

const every = (size: number, times: number) => Math.max(1, Math.floor(size / times))

/** Seven in fourteen wait somewhere; what each holds follows from its number alone. */
const dossiers = (size: number, first: string) => `
  insert into dossiers (id, holder_id, status, company_name, siret, address, phone, email, file_recipient, created_at,
    updated_at, last_activity_at, email_proven_at, answer_asked_at, invoice_number, signed_at, finalized_at,
    requested_at, requested_documents, request_reason, pieces_new_at, pieces_checked_at, payment_late_at, client_waits_since, call_back_at, proposed_at,
    proposed_version, proposed_by, proposal, assignee_id)
  select 'bench-' || lpad(n::text, 26, '0'), 'bench-' || lpad(n::text, 26, '0'), status, company_name, siret,
    n || ' rue des Lilas, 69003 Lyon', '0' || (100000000 + n::bigint * 7919 % 899999999), email, 'age1', opened, opened,
    now(), opened,
    case when n % 14 = 0 then opened end,
    case when status in ('Soumis', 'Accepté', 'Payé') then 'FTN-2020-' || lpad(n::text, 7, '0')
      when n % 14 = 7 then 'PROJET-' || upper(substr(md5(n::text), 1, 10)) end,
    case when status in ('Soumis', 'Accepté', 'Payé') or n % 42 = 7 then opened end,
    case when status = 'Soumis' then opened + interval '2 days' end,
    case when status = 'Incomplet' then opened + interval '1 day' end,
    case when status = 'Incomplet' then array['rib'] end,
    case when status = 'Incomplet' then 'Le RIB est coupé.' end,
    case when status = 'Incomplet' and n % 2 = 0 then opened + interval '2 days' end,
    case when status = 'Soumis' and n % 2 = 0 then opened + interval '3 days' end,
    case when status = 'Accepté' and n % 2 = 0 then opened + interval '60 days' end,
    case when n % 11 = 0 then opened end, case when n % 13 = 0 then opened end,
    case when status = 'Soumis' and n % 17 = 0 then opened end,
    case when status = 'Soumis' and n % 17 = 0 then 1 end,
    case when status = 'Soumis' and n % 17 = 0 then 'owner' end,
    case when status = 'Soumis' and n % 17 = 0 then '{"to": "Refusé"}'::jsonb end,
    case when n % 14 = 3 and n / 14 % ${every(size / 14, 20)} = 0 then 'colleague'
      when n % 5 = 0 then 'owner' end
  from (
    select n, ${first} + n * interval '1 minute' as opened,
      (array['Nouveau','Incomplet','Soumis','Soumis','Accepté','Refusé','Payé'])[1 + n % 7] as status,
      (array['Boulangerie','Garage','Menuiserie','Plomberie','Fleurs','Atelier','Cabinet','Salon','Hôtel',
        'Épicerie'])[1 + n % 10] || ' ' || initcap(surname) as company_name,
      lpad((('x' || substr(md5('siret' || n), 1, 8))::bit(32)::bigint % 1000000000)::text, 9, '0')
        || '000' || lpad((n % 97)::text, 2, '0') as siret,
      case n % 3 when 0 then 'contact@' || surname || '.fr' else surname || '@gmail.com' end as email
    from (
      select n, translate(substr(md5(n::text), 1, 8), '0123456789abcdef', 'aeioubcdlmnprstv') as surname
      from generate_series(1, ${size}) as n
    ) as named
  ) as each`
