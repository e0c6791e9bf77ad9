import { type DnsAnswer, valuesOf } from '../../dns-answer'
import type { MailLook, MailResolver, SpfLook } from './mail-look'

/** Beyond that an evaluation is wrong anyhow, and a circle of includes would go on for ever. */
const MOST_LOOKUPS = 30

/** Asks for all that a receiver of mails from a domain looks at. @param selector of its DKIM key; null: it is not known */
export async function lookAtMail(
  resolver: MailResolver,
  domain: string,
  selector: string | null,
): Promise<MailLook> {
  const [mx, spf, dkim, dmarc] = await Promise.all([
    resolver.mx(domain),
    lookAtSpf(resolver, domain),
    selector === null ? null : resolver.txt(`${selector}._domainkey.${domain}`),
    resolver.txt(`_dmarc.${domain}`),
  ])
  const hosts = valuesOf(mx).filter(host => host !== '' && host !== '.')
  const there = await Promise.all(hosts.map(host => resolver.hasAddress(host)))
  return {
    ...{ domain, mx, spf, dmarc },
    mxLost: hosts.filter((_, at) => !there[at]),
    dkim: selector !== null && dkim ? { selector, found: dkim } : null,
  }
}

const spfOf = (answer: DnsAnswer): DnsAnswer =>
  'values' in answer ? { values: answer.values.filter(text => /^v=spf1(?:\s|$)/i.test(text)) } : answer

async function lookAtSpf(resolver: MailResolver, domain: string): Promise<SpfLook> {
  const own = spfOf(await resolver.txt(domain))
  const look: SpfLook = { own, lookups: 0, broken: [], wrong: [] }
  const [record] = valuesOf(own)
  if (record !== undefined) await follow(resolver, look, record, true)
  return look
}

/** Each of these costs a look-up, and those inside an include too (RFC 7208, section 4.6.4). */
async function follow(resolver: MailResolver, look: SpfLook, record: string, own: boolean): Promise<void> {
  for (const term of record.trim().split(/\s+/).slice(1)) {
    const [, name = '', value = ''] = /^[+?~-]?([a-z0-9_.-]+)(?:[:=]([^\s]+))?(?:\/\S*)?$/i.exec(term) ?? []
    const mechanism = name.replace(/\/.*$/, '').toLowerCase()
    if (!KNOWN.has(mechanism)) {
      // Unknown modifiers are left alone; unknown mechanisms end it.
      if (own && !/^[a-z][\w.-]*=/i.test(term)) look.wrong.push(term)
      continue
    }
    if (!COSTLY.has(mechanism)) continue
    look.lookups += 1
    if (look.lookups > MOST_LOOKUPS) return
    if (mechanism !== 'include' && mechanism !== 'redirect') continue
    // What macros name depends on the mail.
    if (value.includes('%{')) continue
    const found = spfOf(await resolver.txt(value))
    const records = valuesOf(found)
    if ('failed' in found) continue
    if (records.length === 1) await follow(resolver, look, records[0] ?? '', false)
    else look.broken.push(value)
  }
}

const COSTLY = new Set(['include', 'a', 'mx', 'ptr', 'exists', 'redirect'])
const KNOWN = new Set([...COSTLY, 'all', 'ip4', 'ip6', 'exp'])
