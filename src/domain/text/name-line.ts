import { signFlaw } from './sign-flaw'

/**
 * What stands in a name or an address line leaves in our own messages and papers, and mail programs make links of what
 * reads like one: a scheme, an e-mail, `www.`, or a domain followed by a path. « Cdiscount.com », « 24/24 Dépannage » and
 * « 12/14 rue … » pass; a domain of one letter counts with a short ending alone (`t.co/x`, not « M.Dupont/… »).
 */
const LINKS =
  /[a-z][a-z0-9+.-]*\s*:\s*\/\/\S*|\/\/[^\s/]+\.\S+|(?:mailto|javascript|data|tel)\s*:\S*|[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+|(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?\/\S*|(?:[\p{L}\p{N}-]+\.)*(?:[\p{L}\p{N}-]{2,}\.\p{L}[\p{L}\p{N}-]+|[\p{L}\p{N}]\.\p{L}{2,3})(?::\d+)?\/\S*/gu

const WWW = /(?:^|[^\p{L}\p{N}])(www\d?\.\S*)/gu

/** No name or line is longer: a hostile text costs no more than an honest one. */
const LONGEST = 2_000

/** One spelling of what looks the same: fullwidth and other dots and slashes, and signs without a form between them. */
const folded = (text: string) =>
  text
    .slice(0, LONGEST)
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, '')
    .replace(/[\u2044\u2215\u29F8\\]/g, '/')
    .normalize('NFKC')
    .replace(/[\u3002\uFF61\u2024]/g, '.')
    .toLowerCase()

/** What a mail program would make links of in a text. @param www false leaves out what only begins by `www.` */
export function linksIn(text: string, www = true): string[] {
  const plain = folded(text)
  const sites = www ? [...plain.matchAll(WWW)].map(([, site = '']) => site) : []
  return [...(plain.match(LINKS) ?? []), ...sites]
}

/**
 * Why a text cannot be a name, or a line of an address: a sentence to its writer; null when it can. Every name that is
 * kept goes through here, whoever gives it.
 * @param www true where the public registry gave this very name: a firm may be called « www.exemple.fr »
 */
export function nameFlaw(value: string, { www = false } = {}): string | null {
  const sign = signFlaw(value)
  if (sign) return sign
  const [link] = linksIn(value, !www)
  return link
    ? `«\u00a0${link.slice(0, 60)}\u00a0» se lit comme une adresse de site ou de messagerie\u00a0: retirez-la de ce champ, ou séparez les mots par une espace.`
    : null
}
