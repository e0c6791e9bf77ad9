import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { toast } from 'sonner'
import { ANSWER_LIMITS } from '~/domain/ready-answers/answer-limits'
import { ANSWER_WORDS, unknownWords } from '~/domain/ready-answers/answer-words'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { AdminInput, AdminTextArea } from '~/web/ui/admin/form/admin-input'
import { AskDialog } from '~/web/ui/admin/form/ask-dialog'
import { TheirValue } from '~/web/ui/admin/form/their-value'
import { useKeptFields } from '~/web/ui/admin/form/use-kept-fields'
import styles from './admin-reponses.module.css'
import { AnswerVersions } from './answer-versions'
import { ANSWERS, type ReadyAnswer } from './answers'

/** Writes an answer, or another version of it: words of a dossier are put in where one writes. */
export function AnswerDialog({ answer, onClose }: { answer: ReadyAnswer; onClose: () => void }) {
  const { fields, set, theirs, leave } = useKeptFields(`modele:${answer.id || 'nouveau'}`, {
    start: { title: answer.title, text: answer.text },
    onClose,
  })
  const { title, text } = fields
  const setTitle = (typed: string) => set({ title: typed })
  const setText = (typed: string) => set({ text: typed })
  const field = useRef<HTMLTextAreaElement>(null)
  const save = useSave(answer, leave)
  const unknown = unknownWords(text)
  function putIn(word: string) {
    const { selectionStart: from, selectionEnd: to } = field.current ?? { selectionStart: 0, selectionEnd: 0 }
    field.current?.setRangeText(`{${word}}`, from, to, 'end')
    setText(field.current?.value ?? text)
    field.current?.focus()
  }
  return (
    <AskDialog
      title={answer.id ? 'Modifier la réponse' : 'Nouvelle réponse'}
      action="Enregistrer"
      missing={missingFor(title, text, unknown)}
      act={save}
      onDone={() => save.mutate(fields)}
      onClose={() => leave(save.error)}
    >
      <AdminInput
        label="Titre, pour l’équipe"
        maxLength={ANSWER_LIMITS.title}
        value={title}
        onType={setTitle}
      />
      <TheirValue label="Titre" value={theirs('title')} onTake={setTitle} />
      <AdminTextArea
        label="Réponse"
        ref={field}
        rows={8}
        maxLength={ANSWER_LIMITS.text}
        value={text}
        onType={setText}
      />
      <TheirValue label="Réponse" value={theirs('text')} onTake={setText} />
      <fieldset className={`row-8 ${styles.insert}`}>
        <legend>Mots du dossier</legend>
        {Object.values(ANSWER_WORDS).map(({ word, about }) => (
          <AdminButton key={word} title={about} onClick={() => putIn(word)}>
            {`{${word}}`}
            <span className="visually-hidden">, {about}</span>
          </AdminButton>
        ))}
      </fieldset>
      {answer.id && <AnswerVersions answer={answer} onTake={set} />}
    </AskDialog>
  )
}

function missingFor(title: string, text: string, unknown: string[]): string {
  if (title.trim() === '') return 'Donnez-lui un titre.'
  if (text.trim() === '') return 'Écrivez la réponse.'
  if (unknown.length > 0)
    return `${unknown.join(', ')}\u00a0: aucun dossier n’a ce mot. Prenez-en un de la liste, ou retirez-le.`
  return ''
}

function useSave({ id, version }: ReadyAnswer, onClose: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (words: { title: string; text: string }) => {
      if (id) await adminApi.changeReadyAnswer({ params: { answer: id }, body: { ...words, version } })
      else await adminApi.createReadyAnswer({ body: words })
    },
    onSuccess: () => {
      toast.success('Réponse enregistrée.')
      onClose()
      return queries.invalidateQueries({ queryKey: ANSWERS })
    },
  })
}
