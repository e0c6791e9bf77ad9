import { found } from '~/domain/found'
import { AgencyStatement } from '~/emails/agency/agency-statement'
import { readStatementFile } from '../statements/read-statement-file'
import type { Composers } from './composers'

/** What a message may carry: a mailbox refuses much longer ones. */
const MOST_BYTES = 5 * 1024 * 1024

/** The message that takes a sealed statement off the machine (specification B5). */
export const statementComposers: Composers<'agency-statement'> = {
  'agency-statement': async (deps, { data: { rank, made_at, papers, journals } }) => {
    const { file, name, sha256 } = found(await readStatementFile(deps, rank))
    const attached = file.length <= MOST_BYTES
    return {
      subject: `Relevé scellé des registres n°\u00a0${rank}`,
      body: AgencyStatement({
        ...{ rank, papers, journals, attached, sha256 },
        madeAt: new Date(made_at),
      }),
      ...(attached && {
        attachments: [{ filename: name, content: file, contentType: 'text/plain' }],
      }),
    }
  },
}
