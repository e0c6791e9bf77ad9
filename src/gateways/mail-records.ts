import { Resolver } from 'node:dns/promises'
import { valuesOf } from '~/domain/dns-answer'
import type { MailResolver } from '~/domain/email/records/mail-look'
import { answered } from './domain-lookup'

const PATIENCE = { timeout: 2_000, tries: 2 }

/** What the DNS says of a sending domain. @param servers those of DNS_SERVERS; none: those of this machine */
export function mailRecords(servers: readonly string[], patience = PATIENCE): MailResolver {
  const resolver = new Resolver(patience)
  if (servers.length > 0) resolver.setServers(servers)
  return {
    txt: name => answered(resolver.resolveTxt(name).then(texts => texts.map(parts => parts.join('')))),
    mx: name =>
      answered(
        resolver
          .resolveMx(name)
          .then(hosts =>
            hosts.toSorted((one, two) => one.priority - two.priority).map(({ exchange }) => exchange),
          ),
      ),
    async hasAddress(name) {
      const found = await Promise.all([answered(resolver.resolve4(name)), answered(resolver.resolve6(name))])
      // What could not be asked is no fault of the record's.
      return found.some(answer => 'failed' in answer || valuesOf(answer).length > 0)
    },
  }
}
