/** One sort of data about people: for what it is held, the file that erases it, and when. */
export interface Held {
  purpose: string
  /** Null where nothing in the program does, and `when` says why. */
  erasedBy: string | null
  when: string
}

/** A table: its columns with data about people, by name and parted by spaces, and those without. */
export interface DataOf {
  personal?: readonly (readonly [columns: string, held: Held])[]
  none: string
}

const RETENTION = 'the retention that is set (12 months by default)'
const TEN_YEARS = 'ten years, as the Code de commerce asks (L123-22); the database refuses it before'

const held = <const Names extends string>(table: Record<Names, Held>): Record<Names, Held> => table

/** The sorts of data that are held. */
export const DATA = held({
  dossier: {
    purpose: 'to prepare, hand in and follow a dossier',
    erasedBy: 'src/usecases/retention/erasure/remove-dossier.ts',
    when: `${RETENTION} after the last activity, 60 days where the address is unproven and nothing is signed, at once when asked`,
  },
  piece: {
    purpose: 'to say at once whether a piece is the right one; encrypted like the piece',
    erasedBy: 'src/usecases/company/remove-document.ts',
    when: 'with the piece, when it is replaced or removed, or its dossier goes',
  },
  file: {
    purpose: 'pieces, files for a site, papers and their evidence; all encrypted',
    erasedBy: 'src/usecases/retention/sweep-orphans.ts',
    when: 'with the row that names them; within the hour where a program was killed between',
  },
  paper: {
    purpose: 'accounting: invoices and avoirs as they were issued',
    erasedBy: null,
    when: TEN_YEARS,
  },
  signature: {
    purpose:
      'to prove what was signed, when and from where (address and browser), as long as the paper that it is sealed with may be asked for',
    erasedBy: null,
    when: TEN_YEARS,
  },
  books: { purpose: 'accounting: what was paid, under which reference', erasedBy: null, when: TEN_YEARS },
  journal: {
    purpose: 'to tell who did what, and to defend the site',
    erasedBy: 'src/store/events/scrub-events.ts',
    when: `with the dossier, registration or request that a line is about; else after ${RETENTION} (src/usecases/retention/purge-traces.ts); digests stay, salts go`,
  },
  message: {
    purpose: 'to send a message, and to tell that it left',
    erasedBy: 'src/usecases/retention/purge-traces.ts',
    when: `with what it is about; else after ${RETENTION}; a visitor's wish for a call after 30 days, at once when asked`,
  },
  inbound: {
    purpose: 'to sort a mail that stands in no thread',
    erasedBy: 'src/usecases/retention/purge-traces.ts',
    when: `once it is in a thread, thirty days after it was put away; else after ${RETENTION}`,
  },
  copy: {
    purpose: 'messages as .eml, where no mail server is configured',
    erasedBy: 'src/usecases/retention/sweep-copies.ts',
    when: 'with the row of the message; within the hour where a restore brought it back',
  },
  proof: {
    purpose: 'to prove that an address is its holder’s',
    erasedBy: 'src/usecases/retention/purge-counters.ts',
    when: 'a week after it was sent',
  },
  signIn: {
    purpose: 'to let the owner of a site in',
    erasedBy: 'src/usecases/retention/purge-counters.ts',
    when: 'thirty days after it was used, a day after it ran out; at once where he leaves',
  },
  week: {
    purpose: 'to flood no address',
    erasedBy: 'src/usecases/retention/purge-counters.ts',
    when: 'after a week',
  },
  counter: {
    purpose: 'to defend the site: network addresses, and how often they called',
    erasedBy: 'src/usecases/retention/purge-counters.ts',
    when: 'a day at most; the network whence the holder of a mailbox was let in, ninety days',
  },
  registration: {
    purpose: 'to call back a business abroad',
    erasedBy: 'src/usecases/retention/purge-registrations.ts',
    when: `${RETENTION} after the last contact, at once when asked`,
  },
  quoteRequest: {
    purpose: 'to find one professional for who asked',
    erasedBy: 'src/usecases/retention/purge-quote-requests.ts',
    when: `${RETENTION} after the last activity, 60 days where the address is unproven, at once when asked`,
  },
  caller: {
    purpose: 'to bill a call once and to judge a dispute about it',
    erasedBy: 'src/usecases/retention/purge-traces.ts',
    when: `${RETENTION} after the call, at once when asked, but not before a dispute about it is decided`,
  },
  transcript: {
    purpose: 'to bill no call that was no request, and to judge a dispute; sealed',
    erasedBy: 'src/usecases/retention/purge-transcripts.ts',
    when: 'thirty days after the call can no longer be contested, with the caller when asked',
  },
  leadClient: {
    purpose: 'the contract with a client of the leads offer, and its invoices',
    erasedBy: null,
    when: TEN_YEARS,
  },
  teamName: {
    purpose: 'to tell who did what in the journal',
    erasedBy: null,
    when: 'as long as the journal that names the account',
  },
  shownPerson: {
    purpose:
      'who of the agency answers clients, first name and telephone, as its pages and messages show them',
    erasedBy: null,
    when: 'with the versions of the offer, which tell what was sold on which day: ten years, like the papers',
  },
  teamAddress: {
    purpose: 'to sign in, and to be written to',
    erasedBy: 'src/usecases/retention/purge-traces.ts',
    when: `${RETENTION} after the account was removed`,
  },
  teamSecret: {
    purpose: 'to sign in',
    erasedBy: 'src/usecases/access/remove-account.ts',
    when: 'when the account is removed',
  },
  invited: {
    purpose: 'to invite somebody into the team',
    erasedBy: 'src/usecases/retention/purge-traces.ts',
    when: `${RETENTION} after the invitation ended`,
  },
  session: {
    purpose: 'to show the sessions of an account to its holder',
    erasedBy: 'src/store/access/end-sessions.ts',
    when: 'when the session ends, 12 hours at most',
  },
  view: {
    purpose: 'a search that somebody of the team keeps',
    erasedBy: 'src/usecases/work/saved-views.ts',
    when: 'when its owner removes it',
  },
  turn: {
    purpose: 'to serve in fair turns who waits for a worker, by network',
    erasedBy: 'src/usecases/retention/erasure/remove-dossier.ts',
    when: 'once the piece was looked into or the message has left, or with it',
  },
  site: {
    purpose: 'the site of a firm: its facts and texts, and its owner’s address',
    erasedBy: 'src/usecases/retention/erasure/remove-dossier.ts',
    when: 'with its dossier where it never came online; else it outlives that, until its owner or the team ends it',
  },
  siteNotice: {
    purpose:
      'what a visitor reports to us of a site that we host: name, e-mail and words, sealed, and what we decided',
    erasedBy: 'src/usecases/site-notices/purge-notices.ts',
    when: 'twelve months after it was decided',
  },
  siteRequest: {
    purpose:
      'what a visitor of a firm’s site asks of it: name, telephone, e-mail and words, sealed, for that firm',
    erasedBy: 'src/usecases/retention/purge-site-requests.ts',
    when: 'twelve months after it came, or with the site',
  },
  siteQuestion: {
    purpose:
      'what the machine of a firm’s site could not answer, for that firm to answer once: the words alone, telephones, addresses and names that are announced left out, nobody’s on sites of health trades',
    erasedBy: 'src/usecases/retention/purge-site-questions.ts',
    when: 'ninety days after it was last asked, once it is answered, or with the site',
  },
  cluster: {
    purpose: 'the database, with all of the tables',
    erasedBy: 'src/usecases/retention/purge-traces.ts',
    when: 'as each table says; its log of changes is overwritten',
  },
  outgoing: {
    purpose: 'uploads on their way to a bucket; encrypted',
    erasedBy: 'src/gateways/file-store/open-file-store.ts',
    when: 'once they are there',
  },
})
