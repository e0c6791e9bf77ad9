import type { Config } from '~/config'
import { mailRecords } from '~/gateways/mail-records'
import { checkMailRecords } from '~/usecases/outbox/check-mail-records'
import type { Finding } from './finding'

/** Whether messages arrive, by what receivers look at; in French, as the administration says it. */
export async function checkMail(config: Config): Promise<Finding[]> {
  const found = await checkMailRecords(mailRecords(config.dnsServers), config)
  return found.map(({ record, domain, sentence, copy }) => ({
    what: `${record} of ${domain}`,
    state: sentence ? ('advice' as const) : ('ok' as const),
    remedy:
      sentence && `${sentence}${copy ? ` Copiez\u00a0: ${copy.name} ${copy.type} "${copy.value}"` : ''}`,
  }))
}
