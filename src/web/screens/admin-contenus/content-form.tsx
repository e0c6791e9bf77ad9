import { type FormEvent, type ReactNode, useState } from 'react'
import { toast } from 'sonner'
import { ApiProblem } from '~/contract/client'
import { contentLimits } from '~/domain/content/article'
import { DeskButton } from '~/web/ui/admin/desk-button'
import form from '~/web/ui/admin/desk-form.module.css'
import { type Draft, type Kind, useSaveContent } from './content-data'
import styles from './content-editor.module.css'
import { ContentPreview } from './content-preview'

interface ContentFormProps {
  kind: Kind
  id: string | null
  start: Draft
  version: number
  onSaved: (id: string) => void
}

/** The fields of a text, its Markdown, and beside it what it becomes on the site. */
export function ContentForm({ kind, id, start, version, onSaved }: ContentFormProps) {
  const [draft, setDraft] = useState(start)
  const { mutate, isPending, error } = useSaveContent(kind, id, version)
  const errors = error instanceof ApiProblem ? error.errors : []
  const set = (field: keyof Draft) => (value: string) => setDraft({ ...draft, [field]: value })
  const field = (name: keyof Draft, label: string, limit: number, rows = 1, hint?: string) => (
    <Field
      name={name}
      label={label}
      hint={hint}
      limit={limit}
      rows={rows}
      value={String(draft[name])}
      error={errors.find(one => one.field === name || one.field.startsWith(`${name}.`))?.message}
      onChange={set(name)}
    />
  )

  function save(event: FormEvent) {
    event.preventDefault()
    mutate(draft, {
      onSuccess: saved => {
        toast.success('Texte enregistré')
        onSaved(saved.id)
      },
    })
  }
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <div className={styles.columns}>
        <div className={styles.fields}>
          {field('title', 'Titre', contentLimits.title)}
          {field('slug', 'Adresse', contentLimits.slug, 1, 'Minuscules sans accents, chiffres et tirets')}
          {kind === 'pages' && field('h1', 'Titre affiché (h1)', contentLimits.h1)}
          {kind === 'articles' && field('excerpt', 'Extrait', contentLimits.excerpt, 3)}
          {field('meta_description', 'Description pour les moteurs', contentLimits.meta_description, 3)}
          {kind === 'articles' && field('keywords', 'Mots-clés', 1_000, 1, 'Séparés par des virgules')}
          {field('city', 'Ville', contentLimits.city)}
        </div>
        <div className={styles.fields}>
          {field('content', 'Texte', contentLimits.content, 24, 'Markdown ou HTML')}
        </div>
        <ContentPreview content={draft.content} />
      </div>
      <label className={form.check}>
        <input
          type="checkbox"
          checked={draft.published}
          onChange={event => setDraft({ ...draft, published: event.target.checked })}
        />
        Publié sur le site
      </label>
      {error && (
        <p role="alert" className={form.problem}>
          {error.message}
        </p>
      )}
      <div className={form.actions}>
        <DeskButton type="submit" look="first" busy={isPending}>
          Enregistrer
        </DeskButton>
      </div>
    </form>
  )
}

interface FieldProps {
  name: string
  label: string
  hint?: string | undefined
  limit: number
  rows: number
  value: string
  error?: string | undefined
  onChange: (value: string) => void
}

function Field({ name, label, hint, limit, rows, value, error, onChange }: FieldProps): ReactNode {
  const shared = {
    id: name,
    name,
    value,
    maxLength: limit,
    className: form.input,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby':
      [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined,
  }
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {rows === 1 ? (
        <input {...shared} onChange={event => onChange(event.target.value)} />
      ) : (
        <textarea {...shared} rows={rows} onChange={event => onChange(event.target.value)} />
      )}
      {error && (
        <p id={`${name}-error`} className={form.problem}>
          {error}
        </p>
      )}
    </div>
  )
}
