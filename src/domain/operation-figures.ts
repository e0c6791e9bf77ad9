/** What the operator watches, by its name in `/metrics` after `siteligible_`, and what it tells. */
export const OPERATION_FIGURES = {
  database_up: 'Whether the database answered within two seconds',
  dossiers: 'Dossiers in all',
  invoices: 'Invoices in all',
  document_bytes: 'Bytes of all stored pieces',
  jobs_waiting: 'Jobs that wait for their turn',
  jobs_failing: 'Jobs that failed and will be tried again',
  jobs_overdue: 'Jobs that are due and that no worker takes',
  dead_letters: 'Messages and transmissions given up within two weeks',
  last_backup_age_seconds: 'Seconds since the last complete backup',
  archive_age_seconds: 'Seconds of work that are kept on this machine alone',
  disk_used_ratio: 'What is taken of the disk of the files, 0 to 1',
  disk_free_bytes: 'What is left of the disk of the files',
  failed_answers_ratio: 'Share of the answers of all copies that failed in the last five minutes, 0 to 1',
  failed_signatures: 'Signatures that failed by errors of ours in the last hour, in all copies',
  parts_broken: 'Parts that did not work when a copy last tried them',
  certificate_days: 'Days until the certificate of the seal expires',
  clock_offset_seconds: 'How far this clock is from the database’s, at the least',
  model_questions_total: 'Questions to the language model since this copy started',
  model_away_total: 'Of those, how many were not answered in time or at all',
  model_tokens_total: 'Tokens that its answers cost, as it counts them itself',
  assistant_sentences_said_total: 'Answers of sites’ assistants in the words of the language model',
  assistant_sentences_rejected_total:
    'Its sentences that said more than the rules, or something else, and were thrown away',
  assistant_over_budget_total: 'Answers said by the rules because the site’s sentences of the day were spent',
  flaws: 'Papers, journals and pieces found changed by the last reading',
} as const

/** Those that are known now. */
export type OperationFigures = Partial<Record<keyof typeof OPERATION_FIGURES, number>>
