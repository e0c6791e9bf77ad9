import { type Selectable, sql } from 'kysely'
import { expect, it } from 'vitest'
import { freshDatabase } from '../../../tests/support/database/database'
import type { Tables } from '../database/tables'

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>

/** A list that leaves none of the members out. */
type Whole<Member, List extends readonly Member[]> = [Exclude<Member, List[number]>] extends [never]
  ? List
  : never

/** What a column may hold, by the type that the code knows: a member too many or too few does not compile. */
const closed = <
  Table extends keyof Tables,
  Column extends keyof Row<Table> & string,
  const List extends readonly Extract<Row<Table>[Column], string>[],
>(
  table: Table,
  column: Column,
  list: List & Whole<Extract<Row<Table>[Column], string>, List>,
) => [`${table}.${column}`, [...list].sort()] as const

/** Each column that the database itself holds to a closed list. */
const COLUMNS = Object.fromEntries([
  closed('accounts', 'role', ['owner', 'manager', 'editor', 'accountant']),
  closed('aid_sources', 'finding', ['changed', 'moved', 'vanished', 'silent']),
  closed('aid_sources', 'noted', ['changed', 'moved', 'vanished', 'silent']),
  closed('aid_sources', 'origin', ['page', 'register']),
  closed('aid_sources', 'reason', [
    'unreachable',
    'too-slow',
    'refused',
    'failing',
    'private',
    'too-long',
    'no-text',
    'turns-in-circles',
  ]),
  closed('aids', 'origin', ['file', 'administrator', 'import']),
  closed('bulk_items', 'state', ['waiting', 'started', 'done', 'left']),
  closed('bulk_runs', 'action', ['assign', 'remind', 'mark-transmitted', 'extend', 'erase']),
  closed('calls', 'qualified_by', ['length', 'transcript', 'transcript-missing']),
  closed('calls', 'state', ['open', 'held', 'billed', 'unbilled', 'credited']),
  closed('contents', 'kind', ['article', 'page']),
  closed('contents', 'origin', ['file', 'administrator']),
  closed('documents', 'scan', ['not-scanned', 'pending', 'clean', 'infected']),
  closed('dossiers', 'eligibility_answer', ['likely', 'question', 'no']),
  closed('dossiers', 'grant_paid_to', ['client', 'agency']),
  closed('dossiers', 'status', ['Nouveau', 'Incomplet', 'Soumis', 'Accepté', 'Refusé', 'Payé']),
  closed('emails', 'bounce', ['hard', 'soft']),
  closed('emails', 'state', ['queued', 'sent', 'failed', 'held']),
  closed('events', 'actor', ['visitor', 'administrator', 'body', 'system']),
  closed('former_addresses', 'kind', ['article', 'page', 'aid']),
  closed('inbound_mails', 'state', ['attached', 'copy', 'delivered', 'put-away', 'report', 'to-sort']),
  closed('invitations', 'role', ['owner', 'manager', 'editor', 'accountant']),
  closed('invoices', 'status', ['en_attente', 'signee']),
  closed('known_certificates', 'purpose', ['seal', 'stamp']),
  closed('lead_invoices', 'seal', ['B', 'T']),
  closed('lead_accounts', 'vat_confirmed_by', ['register', 'team']),
  closed('mail_threads', 'kind', ['comment', 'dossier', 'request', 'site']),
  closed('message_files', 'scan', ['not-scanned', 'pending', 'clean', 'infected']),
  closed('message_files', 'side', ['client', 'team']),
  closed('payments', 'payer', ['client', 'body']),
  closed('piece_turns', 'work', ['inspect', 'read']),
  closed('quote_requests', 'timing', ['now', 'soon', 'later']),
  closed('quote_requests', 'state', [
    'credited',
    'open',
    'refused',
    'to-check',
    'unlocked',
    'unproven',
    'withdrawn',
  ]),
  closed('quote_requests', 'suspicion', ['honeypot', 'budget']),
  closed('readings', 'state', ['pending', 'done', 'unreadable']),
  closed('registrations', 'suspicion', ['honeypot', 'budget']),
  closed('site_comment_words', 'state', ['todo', 'done', 'refused']),
  closed('site_comment_words', 'voice', ['owner', 'team']),
  closed('site_comments', 'last_by', ['owner', 'team']),
  closed('site_comments', 'state', ['todo', 'done', 'refused']),
  closed('audience_counts', 'kind', [
    'page',
    'source',
    'medium',
    'campaign',
    'question',
    'verdict',
    'wizard',
    'piece',
    'registration',
    'quote-request',
  ]),
  closed('delivery_papers', 'seal', ['B', 'T']),
  closed('site_counts', 'kind', ['page', 'source', 'request', 'question']),
  closed('site_notices', 'decision', ['upheld', 'dismissed']),
  closed('site_notices', 'reason', [
    'child-abuse',
    'violence',
    'hate',
    'privacy',
    'counterfeit',
    'fraud',
    'defamation',
    'other',
  ]),
  closed('site_notices', 'suspicion', ['budget', 'honeypot']),
  closed('sites', 'silent_because', ['unreachable', 'too-slow', 'status', 'certificate']),
  closed('offer_versions', 'state', ['in-force', 'proposed', 'withdrawn']),
  closed('site_requests', 'suspicion', ['budget', 'links', 'honeypot']),
  closed('site_answers', 'actor', ['visitor', 'administrator', 'body', 'system']),
  closed('site_revisions', 'actor', ['visitor', 'administrator', 'body', 'system']),
  closed('site_photo_files', 'kind', ['whole', 'shown']),
  closed('site_versions', 'actor', ['visitor', 'administrator', 'body', 'system']),
  closed('statements', 'occasion', ['day', 'backup']),
  closed('transmissions', 'channel', ['https', 'email', 'manual']),
  closed('transmissions', 'state', [
    'queued',
    'sent',
    'collected',
    'done',
    'failed',
    'manual',
    'superseded',
    'expired',
    'held',
  ]),
])

it('holds each closed column to the list that the code knows', async () => {
  const { db } = await freshDatabase()
  const { rows } = await sql<{ table: string; check: string }>`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as check
    from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`.execute(db)
  const held = rows.flatMap(({ table, check }) => {
    const [, column, values = ''] =
      /^CHECK \(\(\(?(\w+)\)?(?:::text)? = ANY \(\(?ARRAY\[([^\]]*)\]\)?(?:::text\[\])?\)\)\)$/.exec(check) ??
      []
    return column
      ? [[`${table}.${column}`, [...values.matchAll(/'([^']*)'/g)].map(([, value]) => value).sort()]]
      : []
  })
  expect(Object.fromEntries(held)).toEqual(COLUMNS)
})
