import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { EMAIL_LABELS } from '~/domain/email/email-labels'
import { isOwnParagraphKind, OWN_PARAGRAPH_KINDS } from '~/domain/email/own-paragraph'
import { adminApi } from '~/web/admin-api'
import { hiddenMeta } from '~/web/page-meta'
import form from '~/web/ui/admin/form/admin-form.module.css'
import page from '~/web/ui/admin/frame/admin-page.module.css'
import { SettingsNav } from '~/web/ui/admin/frame/settings-nav'
import { useReads } from '~/web/ui/admin/use-me'
import styles from './admin-emails.module.css'
import { MailRecords } from './mail-records'
import { ParagraphEditor } from './paragraph-editor'

export const meta = hiddenMeta('E-mails', 'Un paragraphe de l’agence dans chaque e-mail.')

/** One paragraph of the agency's own in each message to clients, seen in the message before it is kept. */
export default function AdminEmails() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('e-mail') ?? ''
  const kind = isOwnParagraphKind(asked) ? asked : OWN_PARAGRAPH_KINDS[0]
  const { data, error } = useQuery({
    queryKey: ['admin', 'email-paragraphs'],
    enabled: useReads('change-settings'),
    queryFn: adminApi.emailParagraphs,
  })
  const choose = (one: string) => setParams({ 'e-mail': one }, { replace: true })
  const chosen = data?.paragraphs.find(paragraph => paragraph.kind === kind)
  return (
    <div className="stack-16">
      <SettingsNav />
      <h1 className={page.title}>E-mails</h1>
      <p className="second-text measure">
        Ajoutez un paragraphe de votre agence aux e-mails de vos clients&nbsp;: fermeture annuelle, mot
        d’accueil, personne à joindre. Le reste du message ne change pas.
      </p>
      {error && <p role="alert">Les e-mails n’ont pas pu être lus&nbsp;: {error.message}</p>}
      <label className={`${form.label} ${styles.choice}`}>
        E-mail
        <select className={form.input} value={kind} onChange={event => choose(event.target.value)}>
          {OWN_PARAGRAPH_KINDS.map(one => (
            <option key={one} value={one}>
              {EMAIL_LABELS[one]}
              {data && hasOwn(data.paragraphs, one) && ' (ajout)'}
            </option>
          ))}
        </select>
      </label>
      <div className={`stack-24 ${styles.columns}`}>
        <nav aria-label="E-mails aux clients">
          <ul className={`bare-list ${styles.kinds}`}>
            {OWN_PARAGRAPH_KINDS.map(one => (
              <li key={one}>
                <button
                  type="button"
                  className={styles.kind}
                  aria-current={one === kind ? 'true' : undefined}
                  onClick={() => choose(one)}
                >
                  {EMAIL_LABELS[one]}
                  {data && hasOwn(data.paragraphs, one) && <span className="second-text unbold">ajout</span>}
                </button>
              </li>
            ))}
          </ul>
        </nav>
        {chosen ? (
          <ParagraphEditor key={kind} paragraph={chosen} />
        ) : (
          <div className={styles.place} aria-busy={!error} />
        )}
      </div>
      <MailRecords />
    </div>
  )
}

const hasOwn = (paragraphs: { kind: string; text: string }[], kind: string) =>
  paragraphs.some(({ kind: other, text }) => other === kind && text !== '')
