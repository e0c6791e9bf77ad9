import { domainToUnicode } from 'node:url'
import { parsedUrl } from '~/domain/text/parsed-url'

/** An address of a site with its host as people write it: « crêperie.fr », where the DNS has « xn--crperie-kya.fr ». */
export function addressAsWritten(url: string): string {
  const hostname = url.includes('xn--') && parsedUrl(url)?.hostname
  return hostname ? url.replace(hostname, domainToUnicode(hostname)) : url
}
