import { toast } from 'sonner'
import { isOneOf, keysOf } from '~/domain/closed-list'
import { contentLimits } from '~/domain/content/article'
import { type Kind, readStored, type Stored, typedTexts } from './content-data'
import styles from './content-editor.module.css'
import { ContentField } from './content-field'
import { ContentPreview } from './content-preview'
import { ContentTools } from './content-tools'
import { EditorForm } from './editor-form'
import { type FieldProblem, useDraft } from './use-draft'

/** The fields of a text, its Markdown, and beside it what it becomes on the site. */
export function ContentForm({ kind, start }: { kind: Kind; start: Stored | null }) {
  const typing = useDraft(typedTexts[kind], start)
  const { id, draft, set, errors } = typing
  const field = (name: keyof typeof LABELS, limit: number, rows = 1, hint?: string) => (
    <ContentField
      name={name}
      label={LABELS[name]}
      hint={hint}
      limit={limit}
      rows={rows}
      value={String(draft[name])}
      error={errors.find(one => one.field === name)?.message}
      onChange={value => set({ [name]: value })}
    />
  )
  /** Where the cursor was left in the text, on lines of its own. */
  function place(html: string) {
    const area = document.getElementById('content')
    const at = area instanceof HTMLTextAreaElement ? area.selectionEnd : draft.content.length
    const [before, after] = [draft.content.slice(0, at).trimEnd(), draft.content.slice(at).trimStart()]
    set({ content: [before, html, after].filter(part => part !== '').join('\n\n') })
    toast.success('Image placée dans le texte')
  }
  return (
    <EditorForm
      typing={typing}
      start={start}
      home={`/admin-dashboard/contenus/${kind}/${id ?? 'nouveau'}`}
      errors={errors.map(named)}
      read={id => readStored(kind, id)}
      published="Publié sur le site"
    >
      <div className={`stack-16 ${styles.fields}`}>
        {field('title', contentLimits.title)}
        {field(
          'slug',
          contentLimits.slug,
          1,
          id === null ? SLUG_HINT : `${SLUG_HINT}. L’ancienne adresse mènera à la nouvelle.`,
        )}
        {kind === 'pages' && field('h1', contentLimits.h1)}
        {kind === 'articles' && field('excerpt', contentLimits.excerpt, 3)}
        {field('meta_description', contentLimits.meta_description, 3)}
        {kind === 'articles' && field('keywords', 1_000, 1, 'Séparés par des virgules')}
        {field('city', contentLimits.city)}
      </div>
      <div className={`stack-16 ${styles.fields}`}>
        {field('content', contentLimits.content, 24, 'Markdown ou HTML')}
        <ContentTools kind={kind} id={id} draft={draft} onPlace={place} />
      </div>
      <ContentPreview content={draft.content} />
    </EditorForm>
  )
}

const SLUG_HINT = 'Minuscules sans accents, chiffres et tirets'

const LABELS = {
  title: 'Titre',
  slug: 'Adresse',
  h1: 'Titre affiché (h1)',
  excerpt: 'Extrait',
  meta_description: 'Description pour les moteurs',
  keywords: 'Mots-clés',
  city: 'Ville',
  content: 'Texte',
}

/** In the summary a message stands far from its field. */
const named = ({ field, message }: FieldProblem) => ({
  field,
  message: isOneOf(keysOf(LABELS), field) ? `${LABELS[field]}\u00a0: ${message}` : message,
})
