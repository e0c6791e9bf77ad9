import { openWords } from '~/domain/ready-answers/answer-words'
import { Refusal } from '~/domain/refusal'

/** A word of a ready-made answer that was not filled in never reaches a client. @throws Refusal invalid-fields */
export function refuseOpenWords(text: string) {
  const open = openWords(text)
  if (open.length === 0) return
  const message = `À remplir ou à retirer avant l’envoi\u00a0: ${open.join(', ')}.`
  throw new Refusal('invalid-fields', { errors: [{ field: 'text', message }] })
}
