import type { emailParagraphCalls } from '~/contract/content/email-paragraphs'
import { isOwnParagraphKind } from '~/domain/email/own-paragraph'
import { Refusal } from '~/domain/refusal'
import { previewParagraph, readParagraphs, readVersions } from '~/usecases/email-paragraphs/read-paragraphs'
import { writeParagraph } from '~/usecases/email-paragraphs/write-paragraph'
import type { Deps } from '~/usecases/ground/deps'
import type { Handlers } from '../../register'

/** One paragraph of the agency's own in each message to clients. */
export const emailParagraphHandlers = (deps: Deps): Pick<Handlers, keyof typeof emailParagraphCalls> => ({
  mailRecords: async () => ({ records: await deps.mailRecords() }),
  emailParagraphs: () => readParagraphs(deps),
  emailParagraphVersions: ({ params }) => readVersions(deps, kindOf(params)),
  previewEmail: ({ params, body }) => previewParagraph(deps, kindOf(params), body.text),
  writeEmailParagraph: ({ params, body, by }) => writeParagraph(deps, by, kindOf(params), body),
})

function kindOf({ kind }: { kind: string }) {
  if (!isOwnParagraphKind(kind)) throw new Refusal('not-found')
  return kind
}
