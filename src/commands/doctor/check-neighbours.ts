import { X509Certificate } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '~/config'
import { aidBodiesGap } from '~/domain/first-day'
import { identityFlaws } from '~/domain/identity-flaws'
import { DAY_MS } from '~/domain/milliseconds'
import { readAidBodies } from '~/gateways/aid-bodies/read-aid-bodies'
import { imapInbox } from '~/gateways/inbox/imap-inbox'
import { chatCompletions } from '~/gateways/language-model'
import { checkSmtp } from '~/gateways/mailer/smtp'
import { clamdScanner } from '~/gateways/virus-scanner/clamd'
import { font } from '~/invoicing/paper/fonts'
import { openTimeStamper } from '~/invoicing/seal/time-stamper'
import { openSealer } from '~/invoicing/sealer'
import { Advice, type Finding, found } from './finding'

const FONTS = ['text-regular', 'text-bold', 'title', 'mono', 'figures', 'fallback'] as const

/** What the site leans on besides its own folder and database; no message and no piece leaves. */
export async function checkNeighbours(config: Config): Promise<Finding[]> {
  const { clamdUrl, smtpUrl, aidBodiesFile, languageModelUrl, inbox } = config
  const { tsaUrl } = config.seal
  return [
    await found('Fonts of the papers', 'install this version again, src/invoicing/fonts included', () => {
      for (const name of FONTS) font(name)
    }),
    await found('Numbers of the firm', 'correct agency.json: every invoice bears them', () => {
      const flaws = identityFlaws(config.agency)
      if (flaws.length > 0) throw new Error(flaws.join(', '))
    }),
    await found('Certificate of the seal', 'renew it, and set SEAL_CERTIFICATE and SEAL_KEY', () =>
      checkCertificate(config),
    ),
    ...(tsaUrl
      ? [await found('Time stamp', 'check TSA_URL', () => openTimeStamper(tsaUrl)(Buffer.from('a test')))]
      : []),
    ...(smtpUrl
      ? [await found('E-mail', 'check SMTP_URL: address, port, user, password', () => checkSmtp(smtpUrl))]
      : []),
    ...(inbox
      ? [
          await found(
            'Mailbox of answers',
            'check INBOX_URL: address, port, user, password, mailbox; until then answers wait in it',
            () => imapInbox(inbox).check(),
          ),
        ]
      : []),
    ...(clamdUrl
      ? [
          await found('Virus scanner', 'start clamd, or check CLAMD_URL: until then no piece leaves', () =>
            clamdScanner(clamdUrl).scan(honestFile()),
          ),
        ]
      : []),
    ...(languageModelUrl
      ? [
          await found(
            'Language model (texts of quote requests, transcripts of calls, sentences of sites’ assistants)',
            'check LANGUAGE_MODEL_URL: address, model, key; until then rules alone do all three',
            () => checkModel(languageModelUrl),
          ),
        ]
      : []),
    await found('Aid bodies', 'set or mend AID_BODIES_FILE', () => {
      if (aidBodiesGap(readAidBodies(aidBodiesFile)))
        throw new Advice('there is none, and dossiers are handed on by hand')
    }),
  ]
}

async function checkCertificate({ seal, dataDir, agency }: Config) {
  if (!seal.certificateFile && !existsSync(join(dataDir, 'seal'))) return
  const sealer = await openSealer({ dataDir, owner: agency.legal_name, ...seal })
  const { validTo } = new X509Certificate(sealer.certificatePem)
  const days = Math.floor((Date.parse(validTo) - Date.now()) / DAY_MS)
  if (days < 30) throw new Advice(`it expires on ${validTo}, in ${days} days`)
}

/** Asked for one word, of nobody. */
async function checkModel(url: string) {
  const question = {
    name: 'essai',
    instructions: 'Réponds par un objet JSON avec ok, vrai.',
    data: {},
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['ok'],
      properties: { ok: { type: 'boolean' } },
    },
    maxTokens: 20,
  }
  if ((await chatCompletions(url).ask(question)) === null)
    throw new Error('it answers something else than what is asked')
}

async function* honestFile() {
  yield new TextEncoder().encode('an honest file')
}
