import { OWN_PARAGRAPH_MAX, type OwnParagraphKind, strangeAddresses } from '~/domain/email/own-paragraph'
import type { AccountActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { wrongField } from '~/domain/wrong-field'
import { insertParagraph, lockParagraphs, ownParagraphOf } from '~/store/emails/email-paragraphs'
import { noteEvent } from '~/store/events/events'
import type { Deps } from '../ground/deps'

type WritingDeps = Pick<Deps, 'db' | 'clock' | 'agency' | 'publicUrl'>

/**
 * Gives a message one paragraph of the agency's own, from the next one on; empty goes back to the original. The same
 * words again are no new version.
 * @throws Refusal invalid-fields, content-changed where it is another than `instead_of` by now
 */
export async function writeParagraph(
  deps: WritingDeps,
  by: AccountActor,
  kind: OwnParagraphKind,
  { text: typed, instead_of }: { text: string; instead_of?: string | undefined },
) {
  const text = checkedParagraph(deps, typed)
  const at = deps.clock()
  await deps.db.transaction().execute(async trx => {
    await lockParagraphs(trx)
    const now = await ownParagraphOf(trx, kind)
    if (now === text) return
    if (instead_of !== undefined && instead_of !== now)
      throw new Refusal('content-changed', {
        detail:
          'Quelqu’un a changé ce paragraphe entre-temps. Relisez le sien avant d’enregistrer\u00a0: vos mots sont gardés.',
      })
    await insertParagraph(trx, { kind, text, account_id: by.id, at })
    await noteEvent(trx, by, at, { type: 'email-paragraph-changed', data: { kind } })
  })
}

/** @returns the text without what surrounds it @throws Refusal invalid-fields */
export function checkedParagraph(deps: Pick<Deps, 'agency' | 'publicUrl'>, typed: string): string {
  const text = typed.trim()
  if (text.length > OWN_PARAGRAPH_MAX) throw wrongField('text', `Au plus ${OWN_PARAGRAPH_MAX} caractères.`)
  refuseStrangeAddresses(deps, text)
  return text
}

/** What is kept to be sent again and again leads nowhere but here. @throws Refusal invalid-fields */
export function refuseStrangeAddresses(
  { agency, publicUrl }: Pick<Deps, 'agency' | 'publicUrl'>,
  text: string,
) {
  const own = [new URL(publicUrl).hostname.replace(/^www\./, ''), agency.email.split('@')[1] ?? '']
  const [strange] = strangeAddresses(text, own)
  if (strange)
    throw wrongField('text', `«\u00a0${strange}\u00a0» n’est pas une adresse de ce site\u00a0: retirez-la.`)
}
