/** A table: its columns with data about people, by name and parted by spaces, each with its sort in docs/dpia.md, and those without. */
interface DataOf {
  personal?: readonly (readonly [columns: string, sort: string])[]
  none: string
}

/**
 * Every column of the database: which of them hold data about a person, of which sort, and which hold none. docs/dpia.md says of
 * each sort for what it is held, who erases it and when; `personal-data.test.ts` compares both with the live schema.
 */
export const PERSONAL_DATA: Record<string, DataOf> = {
  accounts: {
    personal: [
      ['name', 'teamName'],
      ['email', 'teamAddress'],
      ['password_hash totp_secret', 'teamSecret'],
    ],
    none: 'id role totp_last_step created_at removed_at',
  },
  address_codes: {
    personal: [['email', 'proof']],
    none: 'email_id dossier_id code_hash tries sent_at used_at quote_request_id site_id account_id',
  },
  aid_sources: {
    none: 'aid_id origin address asked_at status etag whole_at moved_to read_text seen_text failures reason finding found_at noted',
  },
  aid_versions: { none: 'aid_id version published aid written_at written_by' },
  aids: {
    none: 'id slug version origin file_hash register_id published name checked_on aid removed_at created_at updated_at',
  },
  alerts: { none: 'name since told_at detail urgent' },
  answer_counts: { none: 'minute answers failures failed_signatures' },
  audience_counts: { none: 'day kind name n' },
  avoirs: {
    personal: [['company_name paper', 'paper']],
    none: 'number series year sequence invoice_number dossier_id amount_ht_cents amount_tva_cents amount_ttc_cents issued_at issue_date pdf_key pdf_size pdf_sha256 seal',
  },
  budgets: { personal: [['key', 'counter']], none: 'name starts_at ends_at spent' },
  bulk_items: { none: 'run_id dossier_id state started_at because' },
  bulk_runs: {
    none: 'id action details asked_by account_id total created_at starts_at cancelled_at finished_at',
  },
  calls: {
    personal: [['caller', 'caller']],
    none: 'id campaign_id account_id number source free started_at answered_at ended_at route reason net_cents vat_cents state length_ms flagged settled_at created_at zone trade price_cents transcribed qualified_by',
  },
  call_transcripts: {
    personal: [['sealed', 'transcript']],
    none: 'call_id at received_at webhook_id finding model_word delete_after',
  },
  campaigns: {
    personal: [['ring ring_asked', 'leadClient']],
    none: 'id account_id name zone trade price_cents time_zone hours daily_cap paused version created_at',
  },
  content_previews: { none: 'token_hash content_id expires_at' },
  contents: {
    none: 'id kind slug version title h1 excerpt meta_description keywords city source html published origin file_hash removed_at first_published_at created_at updated_at search_text',
  },
  counters: { none: 'name shard n' },
  delivery_papers: {
    personal: [['url', 'paper']],
    none: 'site_id dossier_id invoice_number revision archive_sha256 accepted_at pdf_key pdf_size pdf_sha256 seal',
  },
  documents: {
    personal: [['filename', 'dossier']],
    none: 'id dossier_id document_type media_type size sha256 file_key uploaded_at checked flags scan inspected_at',
  },
  dossier_links: {
    personal: [['email', 'proof']],
    none: 'token_hash dossier_id expires_at used_at',
  },
  dossier_notes: { personal: [['text', 'dossier']], none: 'id dossier_id account_id at' },
  dossier_verdicts: { personal: [['verdicts', 'dossier']], none: 'dossier_id basis' },
  dossiers: {
    personal: [
      ['company_name siret address phone email email_next bounced_address search_text', 'dossier'],
      ['disowned_hashes', 'dossier'],
      ['request_reason refusal_sentence eligibility_sentence proposal', 'dossier'],
      ['simulator_answers call_back_at reminders_off_at', 'dossier'],
    ],
    none: 'id status version is_test email_next_at file_recipient file_identity invoice_number created_at updated_at last_activity_at signed_at finalized_at requested_documents requested_at decision_id decision_due_at uploads retention_notice_at retention_extended_until address_from_registry decided_from holder_id email_proven_at email_disowned_at code_confirmed_at retention_told_at assignee_id pieces_new_at pieces_checked_at eligibility_answer eligibility_answered_at granted_cents granted_by granted_on grant_paid_to accepted_notice_at payment_late_at choice_until continued_at choice_reminded_at refusal_motive answer_asked_at answer_warned_at answers_settled client_waits_since team_wrote_at status_at proposed_at proposed_by proposed_version',
  },
  email_paragraphs: { none: 'id kind text account_id at' },
  emails: {
    personal: [
      ['recipient data', 'message'],
      ['last_error', 'message'],
      ['whose', 'turn'],
    ],
    none: 'id dossier_id kind message_id state attempts created_at sent_at registration_id quote_request_id return_token bounce bounce_status bounced_at',
  },
  erasures: { none: 'dossier_id erased_at motive' },
  events: {
    personal: [['ip user_agent data personal', 'journal']],
    none: 'id dossier_id type at actor rank previous hash account_id',
  },
  file_marks: { none: 'only_one mark_key' },
  former_addresses: { none: 'kind slug content_id' },
  founding_secrets: { none: 'name fingerprint' },
  idempotency_keys: {
    none: 'key_hash request_hash dossier_id created_at registration_id quote_request_id',
  },
  inbound_mails: {
    personal: [['sender sender_name subject text left_files detail', 'inbound']],
    none: 'id mailbox uid digest received_at read_at state reason dossier_id site_id settled_at settled_by',
  },
  invitations: {
    personal: [
      ['name email', 'invited'],
      ['totp_secret', 'invited'],
    ],
    none: 'id role token_hashes invited_by created_at expires_at ended_at',
  },
  invoice_gaps: { none: 'series year sequence reason recorded_at' },
  invoice_series: { none: 'series year last last_at' },
  invoices: {
    personal: [
      ['company_name paper frozen search_text', 'paper'],
      ['signature', 'signature'],
    ],
    none: 'number series year sequence dossier_id is_test status amount_ht_cents amount_tva_cents amount_ttc_cents created_at issue_date signed_at pdf_key pdf_size pdf_sha256 reference',
  },
  job_deaths: { none: 'job subject deaths noted_at' },
  known_browsers: { none: 'token_hash last_login_at' },
  known_certificates: { none: 'purpose pem noted_at' },
  kysely_migration: { none: 'name timestamp' },
  kysely_migration_lock: { none: 'id is_locked' },
  lead_accounts: {
    personal: [['company_name contact_name email phone address siren vat_number vat_check', 'leadClient']],
    none: 'id registration_id country vat_confirmed_at time_zone available_cents held_cents low_balance_told_at created_at closed_at vat_confirmed_by vat_checked_at',
  },
  lead_disputes: {
    personal: [['words', 'caller']],
    none: 'call_id reason opened_at answer_before decided_at credited sentence',
  },
  lead_invoice_movements: { none: 'movement_id number' },
  lead_invoices: {
    personal: [['company_name paper', 'paper']],
    none: 'number series year sequence account_id month cancels amount_ht_cents amount_tva_cents amount_ttc_cents vat_basis_points issued_at issue_date pdf_key pdf_size pdf_sha256 seal',
  },
  ledger_entries: { none: 'movement_id account amount_cents' },
  ledger_movements: {
    personal: [['note bank_id', 'books']],
    none: 'id account_id kind key at call_id quote_request_id bank_day',
  },
  login_attempts: { personal: [['key', 'counter']], none: 'id known at' },
  mail_threads: { none: 'token_hash kind dossier_id site_id number' },
  message_files: {
    personal: [['filename', 'dossier']],
    none: 'id dossier_id mail_id side written_at media_type size sha256 file_key dossier_key scan flags inspected_at uploaded_at',
  },
  offer_versions: {
    personal: [['terms', 'shownPerson']],
    none: 'version state account_id at confirmed_by confirmed_at',
  },
  part_trials: { none: 'copy part tried_at failure' },
  passkey_challenges: { none: 'challenge subject expires_at' },
  passkeys: {
    personal: [['name public_key', 'teamSecret']],
    none: 'credential_id account_id counter created_at last_used_at',
  },
  payment_reminders: { none: 'dossier_id rank invoice_number account_id sent_at' },
  payments: {
    personal: [['reference', 'books']],
    none: 'id invoice_number dossier_id amount_cents paid_on payer account_id recorded_at',
  },
  piece_turns: {
    personal: [['network', 'turn']],
    none: 'work document_id dossier_id queued_at taken_at taken_by',
  },
  presences: { none: 'stream_id account_id dossier_id seen_at' },
  quote_disputes: {
    personal: [['words asker_words', 'quoteRequest']],
    none: 'quote_request_id reason opened_at answer_before decided_at credited sentence',
  },
  quote_requests: {
    personal: [
      ['name email phone phone_number postal_code town project', 'quoteRequest'],
      ['shown_project checks qualifier', 'quoteRequest'],
    ],
    none: 'id holder_id wanted trade zone country timing consent_text consented_at suspicion state price_cents account_id net_cents vat_cents created_at proven_at offered_at unlocked_at withdrawn_at retention_notice_at purged_at retention_told_at',
  },
  quotes: {
    personal: [['paper', 'dossier']],
    none: 'number dossier_id issued_at valid_until agreed_at filed_at',
  },
  readings: {
    personal: [['sealed', 'piece']],
    none: 'document_id state kind queued_at read_at confirmed_at',
  },
  ready_answers: { none: 'id answer title text withdrawn account_id at' },
  recipient_messages: { personal: [['recipient_hash', 'week']], none: 'email_id kind at' },
  recovery_codes: { none: 'account_id code_hash used_at' },
  registrations: {
    personal: [
      ['company_name registration_number manager_name email phone message', 'registration'],
      ['contact_note search_text', 'registration'],
    ],
    none: 'id country suspicion created_at contacted_at retention_notice_at retention_told_at',
  },
  registry_addresses: { none: 'hash given_at' },
  reminder_stops: { none: 'token_hash dossier_id' },
  reminders: { none: 'dossier_id since after_days at' },
  saved_views: {
    personal: [['search', 'view']],
    none: 'id account_id name shared status created_at',
  },
  session_readings: { none: 'session_id call day' },
  sessions: {
    personal: [['ip user_agent', 'session']],
    none: 'token_hash created_at last_used_at id account_id',
  },
  settings: { none: 'name value' },
  site_comment_words: {
    personal: [['text', 'site']],
    none: 'site_id comment number voice account_id state at',
  },
  site_comments: { none: 'site_id number section place state last_by opened_at moved_at' },
  sign_in_links: {
    personal: [['email', 'signIn']],
    none: 'token_hash account_id site_id expires_at used_at',
  },
  sign_in_sessions: {
    personal: [['email', 'signIn']],
    none: 'token_hash account_id site_id created_at',
  },
  site_answers: {
    personal: [['sealed', 'siteRequest']],
    none: 'site_id number rank actor account_id answered_at',
  },
  site_counts: { none: 'site_id day kind name n' },
  site_domains: {
    personal: [['name findings', 'site']],
    none: 'site_id www token asked_at proven_at online_at away_at looked_at looks next_look_at',
  },
  site_files: {
    personal: [['filename', 'dossier']],
    none: 'id dossier_id media_type size sha256 file_key set_aside uploaded_at',
  },
  site_notices: {
    personal: [['sealed decision_reason', 'siteNotice']],
    none: 'id number site_id site_name reason suspicion received_at due_at decision decided_at account_id',
  },
  site_photo_files: { none: 'photo_id kind width height size sha256 file_key' },
  site_photos: {
    personal: [['alt', 'site']],
    none: 'id site_id of_comment focus_x focus_y sha256 uploaded_at removed_at',
  },
  site_questions: {
    personal: [['text', 'siteQuestion']],
    none: 'site_id number times first_on last_on',
  },
  site_requests: {
    personal: [['sealed', 'siteRequest']],
    none: 'site_id number suspicion received_at closed_at',
  },
  site_revisions: {
    personal: [['photos', 'site']],
    none: 'site_id revision version folder url restored actor account_id at',
  },
  site_rounds: { none: 'site_id round version at' },
  site_versions: {
    personal: [['facts layout', 'site']],
    none: 'site_id version actor account_id at',
  },
  sites: {
    personal: [['answers owner_email asked name suspension_reason search_text', 'site']],
    none: 'id dossier_id papers_of version begun_at sent_at contents_at making_at review_at online_at site_url reviewed_at approved accepted_at slug published_revision redrawn_on preview_label preview_token ended_at gone_at suspended_at closed_folder asked_at silent_since silent_because certificate_until last_request',
  },
  spent_proofs: { none: 'digest expires_at' },
  statements: { none: 'rank made_at occasion sha256 file_key lines_until' },
  telephone_numbers: {
    none: 'number campaign_id source assigned_at quarantined_until added_at transcribed',
  },
  telephony_events: { none: 'call_id event at received_at webhook_id' },
  transmissions: {
    personal: [['note receipt last_error link_reader', 'dossier']],
    none: 'id dossier_id round body body_name channel state attempts message_id link_token link_hash link_expires_at created_at sent_at settled_at released link_window_ends_at link_code_tries elsewhere_told_at ended_from ended_by',
  },
  upload_reservations: { none: 'id bytes expires_at' },
  work_done: { personal: [['whose', 'turn']], none: 'work window_start spent_ms' },
  worker_heartbeats: { none: 'worker at' },
}

/** The same for what lies in the data folder, by its first name there. */
export const DATA_FOLDER: Record<string, string | null> = {
  files: 'file',
  emails: 'copy',
  postgres: 'cluster',
  outgoing: 'outgoing',
  seal: null,
  pictures: null,
  sites: 'site',
  'files.key': null,
  'admin-password': null,
  'database-moved': null,
  'server.lock': null,
  'server.socket': null,
}
