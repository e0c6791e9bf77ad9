import { domainToUnicode } from 'node:url'

/** An address of a site with its host as people write it: « crêperie.fr », where the DNS has « xn--crperie-kya.fr ». */
export function addressAsWritten(url: string): string {
  if (!url.includes('xn--') || !URL.canParse(url)) return url
  const { hostname } = new URL(url)
  return url.replace(hostname, domainToUnicode(hostname))
}
