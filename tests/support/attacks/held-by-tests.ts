import type { HELD_BY_TESTS } from '../trials/held-by-tests'

/** What a stranger, a client or an account of the team tried, the promise, and the test files that try it again. */
export const ATTACKS_HELD_BY_TESTS: typeof HELD_BY_TESTS = [
  [
    'words of strangers in names, addresses and paragraphs',
    'nothing that a mail program makes a link of leaves in our name',
    [
      'src/http/stranger-words.test.ts',
      'src/domain/text/name-line.test.ts',
      'src/domain/email/own-paragraph.test.ts',
    ],
  ],
  [
    'forged copies: places outside, links, lists without end, no seal',
    'no file is written elsewhere, no seal is missing unseen',
    ['src/usecases/backup/hostile-copy.test.ts'],
  ],
  [
    'a key that was taken away, a proven address taken by the key alone',
    'nothing of the stranger’s stands, nothing leaves for him',
    ['src/http/calls/admin/taken-over.test.ts', 'src/http/calls/dossier/address-kept.test.ts'],
  ],
  [
    'an account that was removed goes on, a second factor is guessed',
    'its runs and proposals end; ten codes a day',
    ['src/http/calls/admin/removed-account.test.ts', 'src/usecases/access/another-way-in.test.ts'],
  ],
  [
    'questions, calls and mails that readers never come to an end with',
    'each is answered, or waits for a person while the next one is read',
    [
      'src/sites/assistant/answer-question.test.ts',
      'src/domain/leads/unqualified-by.test.ts',
      'src/gateways/inbox/parse-mail.test.ts',
      'src/usecases/inbox/hostile-mails.test.ts',
    ],
  ],
  [
    'a link to a site that the team showed, once its owner is another',
    'opens nothing, used or not',
    ['src/http/calls/sites/owner-address.test.ts'],
  ],
  [
    'premium numbers, changed telephones, hidden callers, calls that never rang',
    'none rings unseen, none stops the release of money',
    ['src/usecases/leads/lead-money.test.ts', 'src/domain/leads/event-moment.test.ts'],
  ],
  [
    'one network before others: pieces, messages, drafts, signatures',
    'the first of each goes before the second of any',
    [
      'src/usecases/ground/fair-turn.test.ts',
      'src/usecases/ground/at-most.test.ts',
      'src/usecases/outbox/fair-outbox.test.ts',
    ],
  ],
  [
    'streams that are held and not read',
    'a share for each network, the team’s own',
    ['src/http/live-streams.test.ts'],
  ],
  [
    'four eyes by a grant of one cent',
    'the larger amount counts',
    ['src/domain/dossier/needs-second-account.test.ts', 'src/http/calls/admin/four-eyes.test.ts'],
  ],
  [
    'a body’s link read to 90 %, again and again',
    'told each time, whole once',
    ['src/usecases/transmission/transmission.test.ts'],
  ],
  [
    'forms of other sites, work of another call, the 404 of a dossier',
    'refused, worth nothing, kept by nobody',
    ['src/http/cross-site.test.ts', 'src/http/proof-of-work.test.ts', 'src/http/pages/unknown-file.test.ts'],
  ],
  [
    'neighbours that answer without end, a NUL in a file of aids',
    'read up to a bound, refused by name',
    ['src/domain/bounded-answer.test.ts', 'src/gateways/read-aides-entreprises.test.ts'],
  ],
  [
    'a journal whose end was cut, formulas in lists, contacts in everyday words',
    'named, harmless, masked',
    [
      'src/usecases/statements/statements.test.ts',
      'src/domain/text/csv-line.test.ts',
      'src/domain/quote-requests/masking/mask-project.test.ts',
    ],
  ],
]
