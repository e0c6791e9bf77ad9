import { openWords } from '~/domain/ready-answers/answer-words'
import { wrongField } from '~/domain/wrong-field'

/** A word of a ready-made answer that was not filled in never reaches a client. @throws Refusal invalid-fields */
export function refuseOpenWords(text: string) {
  const open = openWords(text)
  if (open.length === 0) return
  throw wrongField('text', `À remplir ou à retirer avant l’envoi\u00a0: ${open.join(', ')}.`)
}
