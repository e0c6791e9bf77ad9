import { Refusal } from '~/domain/refusal'
import { AgencyStatement } from '~/emails/agency-statement'
import { readStatementFile } from '../statements/read-statement-file'
import type { Composers } from './composer'

/** What a message may carry: a mailbox refuses much longer ones. */
const MOST_BYTES = 5 * 1024 * 1024

/** The message that takes a sealed statement off the machine (specification B5). */
export const statementComposers: Composers<'agency-statement'> = {
  'agency-statement': async (deps, { data: { rank, made_at, papers, journals } }) => {
    const found = await readStatementFile(deps, rank)
    if (!found) throw new Refusal('not-found')
    const attached = found.file.length <= MOST_BYTES
    const { agency } = deps
    return {
      subject: `Relevé scellé des registres n°\u00a0${rank}`,
      body: AgencyStatement({
        ...{ agency, rank, papers, journals, attached },
        madeAt: new Date(made_at),
        sha256: found.sha256,
      }),
      ...(attached && {
        attachments: [{ filename: found.name, content: found.file, contentType: 'text/plain' }],
      }),
    }
  },
}
