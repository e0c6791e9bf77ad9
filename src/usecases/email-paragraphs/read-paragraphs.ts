import { OWN_PARAGRAPH_KINDS, type OwnParagraphKind } from '~/domain/email/own-paragraph'
import { renderEmail } from '~/emails/render-email'
import { sampleMessages } from '~/emails/samples'
import { newestParagraphs, versionsOf } from '~/store/emails/email-paragraphs'
import type { Deps } from '../ground/deps'
import { checkedParagraph } from './write-paragraph'

/** Every message that may carry a paragraph, with its own. */
export async function readParagraphs({ db }: Pick<Deps, 'db'>) {
  const newest = new Map((await newestParagraphs(db)).map(row => [row.kind, row]))
  return {
    paragraphs: OWN_PARAGRAPH_KINDS.map(kind => {
      const row = newest.get(kind)
      return { kind, text: row?.text ?? '', by: row?.by ?? null, at: row?.at ?? null }
    }),
  }
}

/** What one message carried before, the newest first. */
export async function readVersions({ db }: Pick<Deps, 'db'>, kind: OwnParagraphKind) {
  return { versions: await versionsOf(db, kind) }
}

/** The whole message with invented data, as it would leave with that text. @throws Refusal invalid-fields */
export async function previewParagraph(
  deps: Pick<Deps, 'agency' | 'publicUrl'>,
  kind: OwnParagraphKind,
  typed: string,
) {
  const text = checkedParagraph(deps, typed)
  return renderEmail(deps.agency, sampleMessages(deps.agency, deps.publicUrl)[kind], text)
}
