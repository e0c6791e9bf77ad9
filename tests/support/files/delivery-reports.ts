/** What a report is about: a message of ours, as it comes back. */
export interface Returned {
  /** Where it comes back to. */
  to: string
  recipient: string
  /** Of our message, with its brackets. */
  messageId: string
}

export interface Report {
  name: string
  outcome: 'hard' | 'soft' | 'delivered'
  raw: (returned: Returned) => Buffer
}

type Case = 'unknown' | 'full' | 'delayed' | 'policy' | 'no-domain' | 'disabled' | 'success'

const OUTCOMES: Record<Case, Report['outcome']> = {
  unknown: 'hard',
  'no-domain': 'hard',
  disabled: 'hard',
  full: 'soft',
  delayed: 'soft',
  policy: 'soft',
  success: 'delivered',
}

/** Action and status of a case, with the words of the server that said it. */
const SAID: Record<Case, { action: string; status: string; code: string }> = {
  unknown: { action: 'failed', status: '5.1.1', code: '550 5.1.1' },
  'no-domain': { action: 'failed', status: '5.1.2', code: '550 5.1.2' },
  disabled: { action: 'failed', status: '5.2.1', code: '550 5.2.1' },
  full: { action: 'failed', status: '5.2.2', code: '552 5.2.2' },
  delayed: { action: 'delayed', status: '4.4.1', code: '451 4.4.1' },
  policy: { action: 'failed', status: '5.7.1', code: '554 5.7.1' },
  success: { action: 'delivered', status: '2.1.5', code: '250 2.1.5' },
}

const WORDS: Record<Case, string> = {
  unknown: 'Recipient address rejected: User unknown in virtual mailbox table',
  'no-domain':
    'Host or domain name not found. Name service error for name=exemple.fr type=MX: Host not found',
  disabled: 'The email account that you tried to reach is disabled',
  full: 'The recipient’s mailbox is over its storage quota',
  delayed: 'Connection timed out; delivery is tried again for 4 days',
  policy: 'Message rejected as spam by content scanning, blocked using our blocklist',
  success: 'Message accepted for local delivery',
}

interface Program {
  name: string
  from: string
  subject: string
  cases: Case[]
  /** Its own words and figures, where they differ. */
  says?: Partial<Record<Case, { status?: string; words?: string; code?: string }>>
  /** Fields that it writes in another way. */
  fields?: { final?: string; diagnostic?: (code: string, words: string) => string; mta?: string }
  /** What it gives back of our message: its headers, the whole of it, or nothing. */
  returns?: 'headers' | 'message' | 'nothing'
  headers?: Record<string, string>
}

const PROGRAMS: Program[] = [
  {
    name: 'Postfix',
    from: 'MAILER-DAEMON@mx1.exemple.fr (Mail Delivery System)',
    subject: 'Undelivered Mail Returned to Sender',
    cases: ['unknown', 'no-domain', 'full', 'delayed', 'policy', 'success'],
    returns: 'headers',
  },
  {
    name: 'Exim',
    from: 'Mail Delivery System <Mailer-Daemon@mail.exemple.fr>',
    subject: 'Mail delivery failed: returning message to sender',
    cases: ['unknown', 'no-domain', 'full', 'delayed'],
    says: {
      unknown: { status: '5.0.0', words: 'Unrouteable address' },
      'no-domain': { status: '5.0.0', words: 'Unrouteable address' },
      full: { status: '5.0.0', words: 'retry timeout exceeded: mailbox is full (quota exceeded)' },
    },
    returns: 'headers',
  },
  {
    name: 'Sendmail',
    from: 'Mail Delivery Subsystem <MAILER-DAEMON@mx.exemple.fr>',
    subject: 'Returned mail: see transcript for details',
    cases: ['unknown', 'no-domain', 'delayed'],
    fields: { final: 'RFC822', diagnostic: (code, words) => `SMTP; ${code} ${words}` },
    returns: 'headers',
  },
  {
    name: 'Exchange Online',
    from: 'Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@exemple.onmicrosoft.com>',
    subject: 'Non remis : Un message sur votre dossier',
    cases: ['unknown', 'full', 'policy', 'no-domain'],
    says: {
      unknown: {
        status: '5.1.10',
        words: 'RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
      },
      full: { words: 'STOREDRV.Deliver; mailbox full', status: '5.2.2' },
      policy: { status: '5.7.509', words: 'Access denied, sending domain does not pass DMARC verification' },
      'no-domain': { status: '5.4.4', words: 'DNS query failed: domain does not exist' },
    },
    headers: { 'X-MS-Exchange-Message-Is-Ndr': '' },
    returns: 'message',
  },
  {
    name: 'Exchange 2016',
    from: 'Microsoft Exchange <postmaster@exemple.fr>',
    subject: 'Non remis: Un message sur votre dossier',
    cases: ['unknown', 'disabled'],
    says: { unknown: { words: '#< #5.1.1 smtp;550 5.1.1 RESOLVER.ADR.RecipNotFound; not found> #SMTP#' } },
    returns: 'headers',
  },
  {
    name: 'Gmail',
    from: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
    subject: 'Delivery Status Notification (Failure)',
    cases: ['unknown', 'full', 'no-domain', 'disabled', 'delayed'],
    says: {
      unknown: {
        words:
          'The email account that you tried to reach does not exist. Please try double-checking the recipient’s email address for typos. NoSuchUser',
      },
      'no-domain': {
        status: '5.1.2',
        words:
          'DNS Error: DNS type mx lookup of exemple.fr responded with code NXDOMAIN Domain name not found: exemple.fr',
      },
      full: {
        status: '5.2.2',
        words: 'The recipient’s inbox is out of storage space and inactive. OverQuotaPerm',
      },
    },
    headers: { 'X-Failed-Recipients': 'RECIPIENT' },
    returns: 'headers',
  },
  {
    name: 'Zimbra, as Free and others have it',
    from: 'MAILER-DAEMON@zimbra.exemple.fr (Mail Delivery System)',
    subject: 'Undelivered Mail Returned to Sender',
    cases: ['unknown', 'full'],
    says: {
      unknown: {
        words:
          'host zimbra.exemple.fr[private/lmtp] said: 550 5.1.1 Recipient unknown (in reply to RCPT TO command)',
      },
      full: { words: '<gerante@exemple.fr>: 452 4.2.2 Over quota', status: '4.2.2' },
    },
    returns: 'message',
  },
  {
    name: 'Orange',
    from: 'Service de messagerie <mailer-daemon@orange.fr>',
    subject: 'Echec de remise du message',
    cases: ['unknown', 'full', 'policy'],
    says: {
      unknown: {
        words: '550 5.1.1 Adresse d au moins un destinataire invalide. Invalid recipient. OFR_416 [416]',
      },
      full: { words: '552 5.2.2 Boite du destinataire pleine. Mailbox full. OFR_417 [417]' },
      policy: { words: '550 5.7.1 Mail refuse. Refer to the mail reputation policy. OFR_506 [506]' },
    },
    returns: 'headers',
  },
  {
    name: 'Amazon SES',
    from: 'MAILER-DAEMON@eu-west-3.amazonses.com',
    subject: 'Delivery Status Notification (Failure)',
    cases: ['unknown', 'full', 'policy'],
    fields: { mta: 'dns; eu-west-3.amazonses.com' },
    returns: 'headers',
  },
  {
    name: 'OpenSMTPD',
    from: 'Mailer Daemon <MAILER-DAEMON@exemple.fr>',
    subject: 'Delivery status notification: error',
    cases: ['unknown', 'delayed'],
    says: { unknown: { status: '5.1.1', words: 'Invalid recipient: <gerante@exemple.fr>' } },
    returns: 'headers',
  },
  {
    name: 'Courier',
    from: '"Courier mail server at mx.exemple.fr" <@>',
    subject: 'NOTICE: mail delivery status.',
    cases: ['unknown', 'full'],
    says: { full: { status: '4.2.2' } },
    fields: { diagnostic: (code, words) => `smtp; ${code} ${words}` },
    returns: 'headers',
  },
  {
    name: 'Lotus Domino',
    from: 'Mail Router <postmaster@exemple.fr>',
    subject: 'DELIVERY FAILURE: User gerante (gerante@exemple.fr) not listed in Domino Directory',
    cases: ['unknown'],
    says: {
      unknown: { words: 'User gerante not listed in Domino Directory: no such user', status: '5.1.1' },
    },
    returns: 'headers',
  },
  {
    name: 'PowerMTA',
    from: 'mailer-daemon@mta.exemple.fr',
    subject: 'Delivery report',
    cases: ['unknown', 'policy', 'success'],
    fields: { final: 'rfc822', mta: 'dns;mta.exemple.fr (PowerMTA)' },
    returns: 'nothing',
  },
  {
    name: 'Proofpoint',
    from: 'Mail Delivery Subsystem <MAILER-DAEMON@pps.exemple.fr>',
    subject: 'Returned mail: see transcript for details',
    cases: ['unknown', 'policy'],
    returns: 'headers',
  },
  {
    name: 'Mimecast',
    from: 'postmaster@eu-smtp.mimecast.example',
    subject: '[Postmaster] Email Delivery Failure',
    cases: ['unknown', 'policy'],
    says: {
      policy: { status: '5.0.0', words: '550 Rejected by header based Anti-Spoofing policy' },
      unknown: { status: '5.0.0', words: '550 Invalid Recipient - https://community.mimecast.example' },
    },
    returns: 'message',
  },
  {
    name: 'IceWarp',
    from: 'MAILER-DAEMON@exemple.fr',
    subject: 'Mail Delivery Failed',
    cases: ['unknown', 'disabled'],
    says: { disabled: { words: 'Account disabled: mailbox has been disabled' } },
    returns: 'headers',
  },
  {
    name: 'hMailServer',
    from: 'mailer-daemon@exemple.fr',
    subject: 'Message undeliverable: Un message',
    cases: ['unknown'],
    says: { unknown: { status: '5.0.0', words: '550 Unknown user' } },
    returns: 'headers',
  },
  {
    name: 'Haraka',
    from: 'postmaster@mx.exemple.fr',
    subject: 'failure notice',
    cases: ['unknown', 'full'],
    returns: 'headers',
  },
  {
    name: 'Stalwart',
    from: 'Mail Delivery Subsystem <MAILER-DAEMON@exemple.fr>',
    subject: 'Failed to deliver message',
    cases: ['unknown', 'delayed', 'success'],
    returns: 'message',
  },
  {
    name: 'OVH',
    from: 'MAILER-DAEMON@mo.mail-out.ovh.example (Mail Delivery System)',
    subject: 'Undelivered Mail Returned to Sender',
    cases: ['unknown', 'disabled'],
    says: { disabled: { words: '550 5.2.1 mailbox disabled, not accepting mail: account is disabled' } },
    returns: 'headers',
  },
]

const headersOf = ({ recipient, messageId }: Returned) =>
  [
    `From: Agence <bonjour@agence.example>`,
    `To: ${recipient}`,
    'Subject: Un message sur votre dossier',
    `Message-ID: ${messageId}`,
    'Date: Wed, 25 Nov 2026 10:00:00 +0100',
  ].join('\r\n')

function multipart(program: Program, which: Case) {
  const { from, subject, says = {}, fields = {}, returns, headers = {} } = program
  const { action, status, code } = {
    ...SAID[which],
    ...(says[which]?.status && { status: says[which]?.status }),
  }
  const words = says[which]?.words ?? WORDS[which]
  const diagnostic =
    fields.diagnostic?.(code, words) ?? `smtp; ${/^\d{3}/.test(words) ? '' : `${code} `}${words}`
  return (returned: Returned): Buffer => {
    const parts = [
      `Content-Type: text/plain; charset=utf-8\r\n\r\n${program.name} says of <${returned.recipient}>:\r\n\r\n    ${words}`,
      [
        'Content-Type: message/delivery-status',
        '',
        `Reporting-MTA: ${fields.mta ?? 'dns; mx.exemple.fr'}`,
        'Arrival-Date: Wed, 25 Nov 2026 10:00:01 +0100',
        '',
        `Original-Recipient: rfc822;${returned.recipient}`,
        `Final-Recipient: ${fields.final ?? 'rfc822'}; ${returned.recipient}`,
        `Action: ${action}`,
        `Status: ${status}`,
        // Folded, as long lines are.
        `Diagnostic-Code: ${diagnostic.replace(/(.{40,60}) /g, '$1\r\n    ')}`,
        '',
      ].join('\r\n'),
      ...(returns === 'headers'
        ? [`Content-Type: text/rfc822-headers\r\n\r\n${headersOf(returned)}\r\n`]
        : []),
      ...(returns === 'message'
        ? [
            `Content-Type: message/rfc822\r\n\r\n${headersOf(returned)}\r\nContent-Type: text/plain\r\n\r\nBonjour,\r\n`,
          ]
        : []),
    ]
    return Buffer.from(
      [
        'Return-Path: <>',
        `From: ${from}`,
        `To: ${returned.to}`,
        `Subject: ${subject}`,
        `Message-ID: <${which}.${program.name.replace(/\W/g, '')}@mx.exemple.fr>`,
        'Auto-Submitted: auto-replied',
        ...Object.entries(headers).map(
          ([name, value]) => `${name}: ${value.replace('RECIPIENT', returned.recipient)}`,
        ),
        'MIME-Version: 1.0',
        'Content-Type: multipart/report; report-type=delivery-status; boundary="=_report"',
        '',
        ...parts.map(part => `--=_report\r\n${part}`),
        '--=_report--',
        '',
      ].join('\r\n'),
    )
  }
}

/** Programs of before RFC 3464, and providers that never followed it: words alone. */
const PLAIN: {
  name: string
  outcome: Report['outcome']
  from: string
  subject: string
  words: (recipient: string) => string
}[] = [
  {
    name: 'qmail, unknown',
    outcome: 'hard',
    from: 'MAILER-DAEMON@exemple.fr',
    subject: 'failure notice',
    words: recipient =>
      `Hi. This is the qmail-send program at exemple.fr.\nI'm afraid I wasn't able to deliver your message to the following addresses.\nThis is a permanent error; I've given up. Sorry it didn't work out.\n\n<${recipient}>:\nSorry, no mailbox here by that name. (#5.1.1)\n\n--- Below this line is a copy of the message.\n`,
  },
  {
    name: 'qmail, full',
    outcome: 'soft',
    from: 'MAILER-DAEMON@exemple.fr',
    subject: 'failure notice',
    words: recipient =>
      `Hi. This is the qmail-send program at exemple.fr.\nThis is a permanent error; I've given up.\n\n<${recipient}>:\nThe user's mailbox is full: disk quota exceeded. (#5.2.2)\n\n--- Below this line is a copy of the message.\n`,
  },
  {
    name: 'Yahoo',
    outcome: 'hard',
    from: 'MAILER-DAEMON@yahoo.example',
    subject: 'Failure Notice',
    words: recipient =>
      `Sorry, we were unable to deliver your message to the following address.\n\n<${recipient}>:\n554: 5.5.0: delivery error: dd Requested mail action aborted, mailbox not found [-5]\n\n--- Below this line is a copy of the message.\n`,
  },
  {
    name: 'Exim of before',
    outcome: 'hard',
    from: 'Mailer-Daemon@mail.exemple.fr',
    subject: 'Mail delivery failed: returning message to sender',
    words: recipient =>
      `This message was created automatically by mail delivery software.\nA message that you sent could not be delivered to one or more of its\nrecipients. This is a permanent error. The following address(es) failed:\n\n  ${recipient}\n    SMTP error from remote mail server after RCPT TO:<${recipient}>:\n    550 No such user here\n\n------ This is a copy of the message's headers. ------\n`,
  },
  {
    name: 'Exim, a warning',
    outcome: 'soft',
    from: 'Mailer-Daemon@mail.exemple.fr',
    subject: 'Warning: message 1abc delayed 24 hours',
    words: recipient =>
      `A message that you sent has not yet been delivered to one or more of its\nrecipients after more than 24 hours on the queue.\n\n  ${recipient}\n    host mx.exemple.fr: Connection timed out\n\nNo action is required on your part.\n\n------ headers ------\n`,
  },
  {
    name: 'La Poste, in French',
    outcome: 'hard',
    from: 'postmaster@laposte.example',
    subject: 'Message non remis',
    words: recipient =>
      `Votre message n'a pas pu être remis à ${recipient}.\nMotif : utilisateur inconnu.\n\nEn-têtes du message :\n`,
  },
]

function plain({ from, subject, words }: (typeof PLAIN)[number]) {
  return (returned: Returned) =>
    Buffer.from(
      [
        ...['Return-Path: <>', `From: ${from}`, `To: ${returned.to}`, `Subject: ${subject}`],
        ...[`Message-ID: <plain.${subject.length}.${from.length}.${words('').length}@mx.exemple.fr>`, ''],
        `${words(returned.recipient).replace(/\n/g, '\r\n')}\r\n${headersOf(returned)}\r\n`,
      ].join('\r\n'),
    )
}

/** Sixty and more, as twenty-six programs write them. */
export const DELIVERY_REPORTS: Report[] = [
  ...PROGRAMS.flatMap(program =>
    program.cases.map(which => ({
      name: `${program.name}, ${which}`,
      outcome: OUTCOMES[which],
      raw: multipart(program, which),
    })),
  ),
  ...PLAIN.map(report => ({ name: report.name, outcome: report.outcome, raw: plain(report) })),
]
