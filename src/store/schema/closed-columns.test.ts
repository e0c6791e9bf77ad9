import { type Selectable, sql } from 'kysely'
import { expect, it } from 'vitest'
import { keysOf } from '~/domain/closed-list'
import { freshDatabase } from '../../../tests/support/database'
import type { Tables } from '../database/tables'

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>

/** What a column may hold, by the type that the code knows: a member too many or too few does not compile. */
const members = <Table extends keyof Tables, Column extends keyof Row<Table>>(
  list: Record<Extract<Row<Table>[Column], string>, true>,
) => keysOf(list).sort()

/** Each column that the database itself holds to a closed list. */
const COLUMNS: Record<string, string[]> = {
  'accounts.role': members<'accounts', 'role'>({
    owner: true,
    manager: true,
    editor: true,
    accountant: true,
  }),
  'aid_sources.finding': members<'aid_sources', 'finding'>({
    changed: true,
    moved: true,
    vanished: true,
    silent: true,
  }),
  'aid_sources.noted': members<'aid_sources', 'noted'>({
    changed: true,
    moved: true,
    vanished: true,
    silent: true,
  }),
  'aid_sources.origin': members<'aid_sources', 'origin'>({ page: true, register: true }),
  'aid_sources.reason': members<'aid_sources', 'reason'>({
    unreachable: true,
    'too-slow': true,
    refused: true,
    failing: true,
    private: true,
    'too-long': true,
    'no-text': true,
    'turns-in-circles': true,
  }),
  'aids.origin': members<'aids', 'origin'>({ file: true, administrator: true, import: true }),
  'bulk_items.state': members<'bulk_items', 'state'>({
    waiting: true,
    started: true,
    done: true,
    left: true,
  }),
  'bulk_runs.action': members<'bulk_runs', 'action'>({
    assign: true,
    remind: true,
    'mark-transmitted': true,
    extend: true,
    erase: true,
  }),
  'calls.qualified_by': members<'calls', 'qualified_by'>({
    length: true,
    transcript: true,
    'transcript-missing': true,
  }),
  'calls.state': members<'calls', 'state'>({
    open: true,
    held: true,
    billed: true,
    unbilled: true,
    credited: true,
  }),
  'contents.kind': members<'contents', 'kind'>({ article: true, page: true }),
  'contents.origin': members<'contents', 'origin'>({ file: true, administrator: true }),
  'documents.scan': members<'documents', 'scan'>({
    'not-scanned': true,
    pending: true,
    clean: true,
    infected: true,
  }),
  'dossiers.eligibility_answer': members<'dossiers', 'eligibility_answer'>({
    likely: true,
    question: true,
    no: true,
  }),
  'dossiers.grant_paid_to': members<'dossiers', 'grant_paid_to'>({ client: true, agency: true }),
  'dossiers.status': members<'dossiers', 'status'>({
    Nouveau: true,
    Incomplet: true,
    Soumis: true,
    Accepté: true,
    Refusé: true,
    Payé: true,
  }),
  'emails.bounce': members<'emails', 'bounce'>({ hard: true, soft: true }),
  'emails.state': members<'emails', 'state'>({ queued: true, sent: true, failed: true, held: true }),
  'events.actor': members<'events', 'actor'>({
    visitor: true,
    administrator: true,
    body: true,
    system: true,
  }),
  'inbound_mails.state': members<'inbound_mails', 'state'>({
    attached: true,
    copy: true,
    delivered: true,
    'put-away': true,
    report: true,
    'to-sort': true,
  }),
  'invitations.role': members<'invitations', 'role'>({
    owner: true,
    manager: true,
    editor: true,
    accountant: true,
  }),
  'invoices.status': members<'invoices', 'status'>({ en_attente: true, signee: true }),
  'known_certificates.purpose': members<'known_certificates', 'purpose'>({ seal: true, stamp: true }),
  'lead_invoices.seal': members<'lead_invoices', 'seal'>({ B: true, T: true }),
  'lead_accounts.vat_confirmed_by': members<'lead_accounts', 'vat_confirmed_by'>({
    register: true,
    team: true,
  }),
  'mail_threads.kind': members<'mail_threads', 'kind'>({
    comment: true,
    dossier: true,
    request: true,
    site: true,
  }),
  'message_files.scan': members<'message_files', 'scan'>({
    'not-scanned': true,
    pending: true,
    clean: true,
    infected: true,
  }),
  'message_files.side': members<'message_files', 'side'>({ client: true, team: true }),
  'payments.payer': members<'payments', 'payer'>({ client: true, body: true }),
  'piece_turns.work': members<'piece_turns', 'work'>({ inspect: true, read: true }),
  'quote_requests.timing': members<'quote_requests', 'timing'>({ now: true, soon: true, later: true }),
  'quote_requests.state': members<'quote_requests', 'state'>({
    credited: true,
    open: true,
    refused: true,
    'to-check': true,
    unlocked: true,
    unproven: true,
    withdrawn: true,
  }),
  'quote_requests.suspicion': members<'quote_requests', 'suspicion'>({ honeypot: true, budget: true }),
  'readings.state': members<'readings', 'state'>({ pending: true, done: true, unreadable: true }),
  'registrations.suspicion': members<'registrations', 'suspicion'>({ honeypot: true, budget: true }),
  'site_comment_words.state': members<'site_comment_words', 'state'>({
    todo: true,
    done: true,
    refused: true,
  }),
  'site_comment_words.voice': members<'site_comment_words', 'voice'>({ owner: true, team: true }),
  'site_comments.last_by': members<'site_comments', 'last_by'>({ owner: true, team: true }),
  'site_comments.state': members<'site_comments', 'state'>({ todo: true, done: true, refused: true }),
  'audience_counts.kind': members<'audience_counts', 'kind'>({
    ...{ page: true, source: true, medium: true, campaign: true, question: true, verdict: true },
    ...{ wizard: true, piece: true, registration: true, 'quote-request': true },
  }),
  'delivery_papers.seal': members<'delivery_papers', 'seal'>({ B: true, T: true }),
  'site_counts.kind': members<'site_counts', 'kind'>({
    ...{ page: true, source: true, request: true, question: true },
  }),
  'site_notices.decision': members<'site_notices', 'decision'>({ upheld: true, dismissed: true }),
  'site_notices.reason': members<'site_notices', 'reason'>({
    'child-abuse': true,
    violence: true,
    hate: true,
    privacy: true,
    counterfeit: true,
    fraud: true,
    defamation: true,
    other: true,
  }),
  'site_notices.suspicion': members<'site_notices', 'suspicion'>({ budget: true, honeypot: true }),
  'sites.silent_because': members<'sites', 'silent_because'>({
    unreachable: true,
    'too-slow': true,
    status: true,
    certificate: true,
  }),
  'offer_versions.state': members<'offer_versions', 'state'>({
    'in-force': true,
    proposed: true,
    withdrawn: true,
  }),
  'site_requests.suspicion': members<'site_requests', 'suspicion'>({
    ...{ budget: true, links: true, honeypot: true },
  }),
  'site_answers.actor': members<'site_answers', 'actor'>({
    visitor: true,
    administrator: true,
    body: true,
    system: true,
  }),
  'site_revisions.actor': members<'site_revisions', 'actor'>({
    visitor: true,
    administrator: true,
    body: true,
    system: true,
  }),
  'site_photo_files.kind': members<'site_photo_files', 'kind'>({ whole: true, shown: true }),
  'site_versions.actor': members<'site_versions', 'actor'>({
    visitor: true,
    administrator: true,
    body: true,
    system: true,
  }),
  'statements.occasion': members<'statements', 'occasion'>({ day: true, backup: true }),
  'transmissions.channel': members<'transmissions', 'channel'>({ https: true, email: true, manual: true }),
  'transmissions.state': members<'transmissions', 'state'>({
    queued: true,
    sent: true,
    collected: true,
    done: true,
    failed: true,
    manual: true,
    superseded: true,
    expired: true,
    held: true,
  }),
}

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
