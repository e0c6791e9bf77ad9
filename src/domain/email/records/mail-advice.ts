import { valuesOf } from '../../dns-answer'
import { formatWhole } from '../../text/french'
import type { MailLook } from './mail-look'

export const MAIL_RECORDS = ['MX', 'SPF', 'DKIM', 'DMARC'] as const

/** What is wrong with one record of a sending domain, in one sentence, and the record to copy where one can be given. */
export interface MailAdvice {
  record: (typeof MAIL_RECORDS)[number]
  domain: string
  /** Null: it is as it should be. */
  sentence: string | null
  /** Name, kind and value as a registrar's form asks for them. */
  copy: { name: string; type: 'MX' | 'TXT'; value: string } | null
}

/** Who sends for the domain, and where reports of receivers go. */
export interface MailSender {
  /** Of SMTP_URL. */
  host: string
  reports: string
}

/** Looks one domain over: one line each for MX, SPF, DKIM and DMARC. */
export const mailAdvice = (look: MailLook, sender: MailSender): MailAdvice[] => [
  mxAdvice(look),
  spfAdvice(look, sender),
  dkimAdvice(look),
  dmarcAdvice(look, sender),
]

const SILENT = 'Le serveur de noms n’a pas répondu\u00a0: réessayez dans quelques minutes.'

function mxAdvice({ domain, mx, mxLost }: MailLook): MailAdvice {
  const line = (sentence: string | null): MailAdvice => ({ record: 'MX', domain, sentence, copy: null })
  if ('failed' in mx) return line(SILENT)
  if ('absent' in mx && mx.absent === 'name')
    return line(`Le domaine ${domain} n’existe pas\u00a0: tout ce qui en part est refusé.`)
  const hosts = valuesOf(mx)
  if (hosts.length === 0)
    return line(
      `${domain} ne reçoit pas d’e-mail (aucun MX)\u00a0: les réponses se perdent, et l’envoi en pâtit.`,
    )
  if (hosts.every(host => host === '' || host === '.'))
    return line(`${domain} dit ne recevoir aucun e-mail (MX nul)\u00a0: les réponses sont refusées.`)
  return mxLost.length === 0
    ? line(null)
    : line(
        `Le serveur de réception ${mxLost.join(', ')} n’a pas d’adresse\u00a0: corrigez le MX de ${domain}.`,
      )
}

function spfAdvice({ domain, spf }: MailLook, { host }: MailSender): MailAdvice {
  const value = `v=spf1 mx ${/^[\d.]+$/.test(host) ? 'ip4' : 'a'}:${host} ~all`
  const line = (sentence: string | null, copied = true): MailAdvice => ({
    ...{ record: 'SPF', domain, sentence },
    copy: sentence && copied ? { name: domain, type: 'TXT', value } : null,
  })
  if ('failed' in spf.own) return line(SILENT, false)
  const [record, ...more] = valuesOf(spf.own)
  if (record === undefined) return line(`${domain} ne dit pas qui peut envoyer en son nom (aucun SPF).`)
  if (more.length > 0)
    return line(
      `${domain} a ${more.length + 1} enregistrements SPF\u00a0: plusieurs valent aucun, gardez-en un seul.`,
    )
  if (spf.wrong.length > 0)
    return line(
      `Le SPF de ${domain} contient «\u00a0${spf.wrong.join('\u00a0», «\u00a0')}\u00a0», que personne ne comprend.`,
    )
  if (spf.broken.length > 0)
    return line(
      `Le SPF de ${domain} renvoie à ${spf.broken.join(', ')}, qui n’en a pas\u00a0: il échoue chez tous.`,
      false,
    )
  if (spf.lookups > 10)
    return line(
      `Le SPF de ${domain} demande ${spf.lookups} recherches, dix au plus sont permises\u00a0: retirez des «\u00a0include\u00a0».`,
      false,
    )
  const all = /(?:^|\s)([+?~-]?)all\b/i.exec(record)?.[1]
  if (all === '' || all === '+' || all === '?')
    return line(
      `Le SPF de ${domain} laisse n’importe qui envoyer en son nom\u00a0: terminez-le par «\u00a0~all\u00a0» ou «\u00a0-all\u00a0».`,
    )
  return all === undefined && !/\sredirect=/i.test(record)
    ? line(`Le SPF de ${domain} ne finit pas\u00a0: ajoutez «\u00a0~all\u00a0» à la fin.`)
    : line(null)
}

/** Bits under which receivers refuse a signature (RFC 8301, section 3.2). */
const LEAST_BITS = 1_024

function dkimAdvice({ domain, dkim }: MailLook): MailAdvice {
  const line = (sentence: string | null): MailAdvice => ({ record: 'DKIM', domain, sentence, copy: null })
  if (!dkim)
    return line(
      'Le sélecteur DKIM n’est pas réglé (DKIM_SELECTOR)\u00a0: la signature n’a pas pu être vérifiée.',
    )
  const name = `${dkim.selector}._domainkey.${domain}`
  if ('failed' in dkim.found) return line(SILENT)
  const record = valuesOf(dkim.found).find(text => /(?:^|;)\s*p\s*=/i.test(text))
  if (record === undefined)
    return line(`Aucune clé DKIM sous ${name}\u00a0: copiez-y celle que donne votre hébergeur de messagerie.`)
  const key = (/(?:^|;)\s*p\s*=\s*([^;]*)/i.exec(record)?.[1] ?? '').replace(/\s/g, '')
  if (key === '')
    return line(`La clé DKIM sous ${name} est révoquée\u00a0: les messages signés par elle sont refusés.`)
  const ed25519 = /(?:^|;)\s*k\s*=\s*ed25519/i.test(record)
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(key) || (!ed25519 && bitsOf(key) === 0))
    return line(`La clé DKIM sous ${name} est coupée ou mal copiée\u00a0: recopiez-la en entier.`)
  return !ed25519 && bitsOf(key) < LEAST_BITS
    ? line(
        `La clé DKIM sous ${name} n’a que ${bitsOf(key)} bits\u00a0: il en faut au moins ${formatWhole(LEAST_BITS)}.`,
      )
    : line(null)
}

/** Of an RSA key as SubjectPublicKeyInfo in base64, by the length of its modulus; 0: it is none, or not whole. */
function bitsOf(key: string): number {
  const bytes = Uint8Array.from(atob(key.padEnd(Math.ceil(key.length / 4) * 4, '=')), letter =>
    letter.charCodeAt(0),
  )
  const whole = derAt(bytes, 0)
  if (whole?.tag !== 0x30 || whole.end > bytes.length) return 0
  // The modulus is the longest integer in it, wherever it lies.
  let bits = 0
  for (let at = 0; at + 4 < bytes.length; at++) {
    const value = derAt(bytes, at)
    if (value?.tag !== 0x02 || value.end > bytes.length) continue
    const zero = bytes[value.from] === 0 ? 1 : 0
    bits = Math.max(bits, (value.end - value.from - zero) * 8)
  }
  return bits
}

function derAt(bytes: Uint8Array, at: number) {
  const [tag, short] = [bytes[at], bytes[at + 1]]
  if (tag === undefined || short === undefined) return null
  if (short < 0x80) return { tag, from: at + 2, end: at + 2 + short }
  const count = short & 0x7f
  if (count === 0 || count > 2) return null
  const length = [...bytes.subarray(at + 2, at + 2 + count)].reduce((sum, byte) => sum * 256 + byte, 0)
  return { tag, from: at + 2 + count, end: at + 2 + count + length }
}

function dmarcAdvice({ domain, dmarc }: MailLook, { reports }: MailSender): MailAdvice {
  const copy = {
    name: `_dmarc.${domain}`,
    type: 'TXT' as const,
    value: `v=DMARC1; p=quarantine; rua=mailto:${reports}`,
  }
  const line = (sentence: string | null, copied = true): MailAdvice => ({
    ...{ record: 'DMARC', domain, sentence },
    copy: sentence && copied ? copy : null,
  })
  if ('failed' in dmarc) return line(SILENT, false)
  const records = valuesOf(dmarc).filter(text => /^\s*v\s*=\s*DMARC1\b/i.test(text))
  const [record] = records
  if (record === undefined) return line(`${domain} ne dit pas que faire des messages usurpés (aucun DMARC).`)
  if (records.length > 1)
    return line(`${domain} a ${records.length} enregistrements DMARC\u00a0: plusieurs valent aucun.`)
  const policy = /(?:^|;)\s*p\s*=\s*(\w+)/i.exec(record)?.[1]?.toLowerCase()
  if (policy !== 'none' && policy !== 'quarantine' && policy !== 'reject')
    return line(`Le DMARC de ${domain} n’a pas de politique valable (p=none, quarantine ou reject).`)
  return policy === 'none'
    ? line(
        `Le DMARC de ${domain} ne fait qu’observer (p=none)\u00a0: passez à «\u00a0quarantine\u00a0» une fois SPF et DKIM en ordre.`,
      )
    : line(null)
}
