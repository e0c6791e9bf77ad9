import { getDomain, getPublicSuffix, parse } from 'tldts'
import { parsedUrl } from '~/domain/text/parsed-url'
import { isOneSlip } from '../../text/one-slip'
import type { HostPlan } from '../online/host-owner'
import type { ClientDomain } from './client-domain'

/** What the list of public suffixes calls its own: those of registries, and of those who give names away below theirs. */
const LIST = { allowPrivateDomains: true } as const

/**
 * The name that somebody typed, or pasted as an address. International names become what is asked for (`xn--…`); case and the
 * dot of a whole name change nothing.
 * @returns the domain, or why it is none that a site can have, in one French sentence
 */
export function parseDomain(typed: string, plan: HostPlan): ClientDomain | { refused: string } {
  const words = typed
    .trim()
    // « htttps:/ » is no name either.
    .replace(/^[a-z]+:\/+/i, '')
    .replace(/[/?#].*$/s, '')
    .replace(/:\d*$/, '')
  const host = asciiHost(words)
  if (host === null) return { refused: 'Tapez un nom de domaine, par exemple boulangerie-leveque.fr.' }
  const bare = host.replace(/^www\./, '')
  // As it was typed: nobody knows their name as « xn--… ».
  const shown = words.toLowerCase().replace(/^www\.|\.$/g, '')
  if (isOurs(host, plan)) return { refused: 'Ce nom est le nôtre\u00a0: tapez celui de votre entreprise.' }
  if (OF_OTHERS.has(getDomain(bare, LIST) ?? bare))
    return {
      refused: `«\u00a0${shown}\u00a0» n’est pas à vendre\u00a0: tapez le nom que votre entreprise a acheté.`,
    }
  if (!bare.includes('.') && !parse(bare).isIcann)
    return {
      refused: `Il manque la fin du nom, après un point\u00a0: tapez-le en entier, par exemple ${shown}.fr.`,
    }
  const end = `.${bare.split('.').at(-1)}`
  if (bare.includes('.') && end !== FOR_TESTS && !parse(bare).isIcann && !parse(bare).isPrivate)
    return {
      refused: `Aucun nom de domaine ne se termine par «\u00a0${shown.slice(shown.lastIndexOf('.'))}\u00a0»\u00a0: ${meant(shown, end)}`,
    }
  if (!bare.includes('.') || getPublicSuffix(bare, LIST) === bare)
    return {
      refused: `«\u00a0${shown}\u00a0» est une terminaison que se partagent beaucoup de sites\u00a0: tapez le nom entier.`,
    }
  return { name: bare, www: host !== bare }
}

/** Set aside for tests (RFC 2606): nobody buys a name below it. */
const FOR_TESTS = '.test'

/** What was meant, where one letter is too many, missing, wrong or out of its place in an ending that firms here have. */
function meant(shown: string, end: string): string {
  const near = ['.fr', '.com', '.net', '.org', '.eu', '.info', '.shop', '.pro', '.re'].find(known =>
    isOneSlip(end, known),
  )
  return near
    ? `vouliez-vous écrire «\u00a0${shown.slice(0, -end.length)}${near}\u00a0»\u202f?`
    : `vérifiez la fin de «\u00a0${shown}\u00a0».`
}

/** What people type who take the end of their e-mail address, or their page elsewhere, for a name of theirs. */
const OF_OTHERS: ReadonlySet<string> = new Set(
  `
  gmail.com googlemail.com google.com google.fr orange.fr wanadoo.fr free.fr sfr.fr neuf.fr bbox.fr numericable.fr laposte.net
  hotmail.com hotmail.fr outlook.com outlook.fr live.com live.fr msn.com yahoo.com yahoo.fr icloud.com me.com aol.com gmx.fr gmx.com
  proton.me protonmail.com facebook.com instagram.com tiktok.com linkedin.com pagesjaunes.fr
  `
    .trim()
    .split(/\s+/),
)

/** Whether a name is bought as such, so that visitors expect its www too. */
export const isRegistered = (name: string): boolean => getDomain(name, LIST) === name

/** Whether two hosts stand below one name that is bought: cookies of one may reach the other. */
export function shareName(one: string, other: string): boolean {
  const name = getDomain(one, LIST)
  return name !== null && name === getDomain(other, LIST)
}

function asciiHost(words: string): string | null {
  const url = !words || /[\s@\\:[\]%_’‘·]/.test(words) ? null : parsedUrl(`http://${words}`)
  if (url === null) return null
  const host = url.hostname.replace(/\.$/, '')
  const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
  const isName = host.length <= 228 && new RegExp(`^(?:${label}\\.)*${label}$`).test(host)
  // What ends in figures is an address (WHATWG URL, ends in a number).
  return isName && !/(?:^|\.)\d+$/.test(host) ? host : null
}

/** Cookies are shared below a name that is bought: no site of a client's stands beside the agency. */
function isOurs(host: string, { agencyHost, sitesHost }: HostPlan): boolean {
  const ours = [agencyHost, sitesHost].flatMap(own => [own, getDomain(own, LIST) ?? own])
  return ours.some(own => host === own || host.endsWith(`.${own}`))
}
