import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import type { ReplyOf } from '~/contract/call'
import type { emailParagraphCalls } from '~/contract/content/email-paragraphs'
import { fieldWordsOf, isRefusedFor } from '~/contract/failure'
import { EMAIL_LABELS } from '~/domain/email/email-labels'
import { OWN_PARAGRAPH_MAX, type OwnParagraphKind } from '~/domain/email/own-paragraph'
import { formatShortMoment } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import form from '~/web/ui/admin/form/admin-form.module.css'
import { AdminTextArea } from '~/web/ui/admin/form/admin-input'
import { useKeptText } from '~/web/ui/admin/form/use-kept-text'
import { useRested } from '~/web/ui/admin/use-rested'
import { inPlace } from '~/web/ui/forms/in-place'
import styles from './admin-emails.module.css'

type Paragraph = ReplyOf<(typeof emailParagraphCalls)['emailParagraphs']>['paragraphs'][number]

/** The paragraph of one message, the message with it, and what it was before. */
export function ParagraphEditor({ paragraph }: { paragraph: Paragraph }) {
  const { kind, by, at } = paragraph
  const [text, setText, over] = useKeptText(`paragraphe:${kind}`, paragraph.text)
  const preview = usePreview(kind, useRested(text, 500))
  const save = useSave(kind, saved => setText(saved, saved))
  const changed = text.trim() !== paragraph.text
  // It is refused once; by then it was read.
  const base = isRefusedFor(save.error, 'content-changed') ? paragraph.text : over
  const failed = save.error ?? preview.error
  const problem = failed ? fieldWordsOf(failed) : ''
  return (
    <section aria-labelledby="paragraphe" className={`stack-16 ${styles.editor}`}>
      <h2 id="paragraphe">{EMAIL_LABELS[kind]}</h2>
      <form className={form.form} onSubmit={inPlace(() => save.mutate({ text, over: base }))}>
        <AdminTextArea
          label={`Votre paragraphe (texte simple, ${OWN_PARAGRAPH_MAX} caractères au plus)`}
          rows={4}
          maxLength={OWN_PARAGRAPH_MAX}
          value={text}
          aria-describedby={problem ? 'paragraphe-erreur' : undefined}
          onType={setText}
        />
        {problem && (
          <p id="paragraphe-erreur" role="alert" className="error-text">
            {problem}
          </p>
        )}
        {changed && paragraph.text !== over && !save.isPending && (
          <div role="status">
            <p className="second-text">Enregistré entre-temps{by && ` par ${by}`}&nbsp;:</p>
            <p className="as-written">{paragraph.text || 'Aucun paragraphe.'}</p>
          </div>
        )}
        <div className="row-8 centred">
          <AdminButton type="submit" look="first" busy={save.isPending} disabled={!changed}>
            Enregistrer
          </AdminButton>
          {paragraph.text !== '' && (
            <AdminButton
              look="quiet"
              busy={save.isPending}
              onClick={() => save.mutate({ text: '', over: base })}
            >
              Revenir au texte d’origine
            </AdminButton>
          )}
        </div>
        {at && (
          <p className="second-text">
            Modifié le {formatShortMoment(new Date(at))}
            {by && ` par ${by}`}.
          </p>
        )}
      </form>
      <Versions kind={kind} known={at} onTake={setText} />
      <h3>Aperçu, avec un dossier inventé</h3>
      <iframe
        className={styles.preview}
        title={`Aperçu\u00a0: ${EMAIL_LABELS[kind]}`}
        sandbox=""
        srcDoc={preview.data?.html ?? ''}
      />
    </section>
  )
}

function Versions({
  kind,
  known,
  onTake,
}: {
  kind: OwnParagraphKind
  known: string | null
  onTake: (text: string) => void
}) {
  const { data } = useQuery({
    queryKey: ['admin', 'email-paragraphs', kind, known],
    enabled: known !== null,
    queryFn: ({ signal }) => adminApi.emailParagraphVersions({ params: { kind }, signal }),
  })
  const before = data?.versions.slice(1).filter(({ text }) => text !== '') ?? []
  if (before.length === 0) return null
  return (
    <details>
      <summary>Versions précédentes</summary>
      <ol className={`stack-12 ${styles.versions}`}>
        {before.map(({ id, text, at, by }) => (
          <li key={id}>
            <p className="second-text">
              {formatShortMoment(new Date(at))}
              {by && `, ${by}`}
            </p>
            <p className="as-written">{text}</p>
            <AdminButton look="quiet" onClick={() => onTake(text)}>
              Reprendre ce texte
            </AdminButton>
          </li>
        ))}
      </ol>
    </details>
  )
}

const usePreview = (kind: OwnParagraphKind, text: string) =>
  useQuery({
    queryKey: ['admin', 'email-preview', kind, text],
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) => adminApi.previewEmail({ params: { kind }, body: { text }, signal }),
  })

function useSave(kind: OwnParagraphKind, onSaved: (text: string) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ text, over }: { text: string; over: string }) =>
      adminApi.writeEmailParagraph({ params: { kind }, body: { text, instead_of: over } }),
    onSuccess: (_, { text }) => {
      onSaved(text.trim())
      toast.success(
        text.trim() === ''
          ? 'Ces e-mails partent de nouveau avec leur texte d’origine.'
          : 'Enregistré\u00a0: les prochains e-mails portent ce paragraphe.',
      )
      return queries.invalidateQueries({ queryKey: ['admin', 'email-paragraphs'] })
    },
  })
}
