import { aidKinds, aidLimits, aidStatuses, representativeRules, signingRules } from '~/domain/aids/aid'
import { kindWords, representativeWords, signingWords } from '~/domain/aids/aid-words'
import { adminApi } from '~/web/admin-api'
import { AidConditions } from './aid-conditions'
import { type AidDraft, type StoredAid, typedAid } from './aid-draft'
import { AidSources } from './aid-sources'
import { AidTrial } from './aid-trial'
import { AidVersions } from './aid-versions'
import { ChoiceField } from './choice-field'
import styles from './content-editor.module.css'
import { ContentField } from './content-field'
import { EditorForm } from './editor-form'
import { useDraft } from './use-draft'

type ChoiceName = 'kind' | 'signing' | 'representative' | 'status'
type TextName = Exclude<keyof AidDraft, ChoiceName | 'conditions' | 'published'>

/** Everything that is said of an aid; the server refuses what has no source, no date or a rule that misleads. */
export function AidForm({ start }: { start: StoredAid | null }) {
  const typing = useDraft(typedAid, start)
  const { id, stored, adopt, draft, set, errors } = typing
  const text = (
    name: TextName,
    limit: number,
    more: { rows?: number; hint?: string; type?: string } = {},
  ) => (
    <ContentField
      name={name}
      label={LABELS[name]}
      limit={limit}
      rows={more.rows ?? 1}
      hint={more.hint}
      type={more.type}
      value={draft[name]}
      error={errors.find(({ field }) => field === name)?.message}
      onChange={value => set({ [name]: value })}
    />
  )
  const choice = <Name extends ChoiceName>(
    name: Name,
    label: string,
    all: readonly AidDraft[Name][],
    words: Record<AidDraft[Name], string>,
  ) => (
    <ChoiceField
      {...{ name, label, all, words }}
      value={draft[name]}
      onChange={value => set({ [name]: value })}
    />
  )
  return (
    <>
      {stored && <AidSources aid={stored} onRead={read => adopt(read, sourceOf(read))} />}
      <EditorForm
        typing={typing}
        start={start}
        home={`/admin-dashboard/contenus/aides/${id ?? 'nouvelle'}`}
        errors={errors}
        read={id => adminApi.getAid({ params: { id } })}
        published="Publiée sur le site"
      >
        <div className={`stack-16 ${styles.fields}`}>
          {text('name', aidLimits.name)}
          {text('slug', aidLimits.slug, { hint: 'Minuscules sans accents, chiffres et tirets' })}
          {text('body', aidLimits.body)}
          {choice('kind', 'Nature', aidKinds, kindWords)}
          {text('territory', aidLimits.territory, { hint: 'Par exemple\u00a0: la Normandie' })}
          {text('departments', 600, {
            hint: 'Séparés par des virgules\u202f; vide\u00a0: toute la France',
          })}
          {text('rate', 10, {
            hint: 'En pour cent des dépenses retenues\u202f; vide si la source n’en donne pas',
          })}
          {text('ceiling', 12, { hint: 'Euros, sans centimes' })}
          {text('site_ceiling', 12, { hint: 'Si la source en fixe un plus bas pour un site' })}
          {text('covers', aidLimits.covers, { rows: 3 })}
        </div>
        <div className={`stack-16 ${styles.fields}`}>
          {choice('signing', 'Quand signer', signingRules, signingWords)}
          {choice('representative', 'Qui dépose', representativeRules, representativeWords)}
          {text('source_url', aidLimits.source_url, { hint: 'L’adresse en https de la page lue' })}
          {text('source_dated', aidLimits.source_dated, {
            hint: 'La date que la source se donne, ou «\u00a0non datée\u00a0»',
          })}
          {text('checked_on', 10, { type: 'date', hint: 'Le dernier jour où la source disait cela' })}
          {text('ends_on', 10, { type: 'date', hint: 'Vide\u00a0: pas de fin annoncée' })}
          {choice('status', 'État d’après la source', aidStatuses, STATUSES)}
          <AidConditions
            conditions={draft.conditions}
            errors={errors}
            onChange={conditions => set({ conditions })}
          />
        </div>
        <div className={`stack-16 ${styles.fields}`}>
          {text('text', aidLimits.text, { rows: 14, hint: 'Markdown' })}
          <AidTrial draft={draft} />
          {id && <AidVersions id={id} onTake={set} />}
        </div>
      </EditorForm>
    </>
  )
}

/** What the reading of its source dates anew. */
const sourceOf = ({ source_url, source_dated, checked_on }: StoredAid) => ({
  ...{ source_url, source_dated, checked_on },
})

const STATUSES = { open: 'Ouverte', 'to-check': 'À revérifier', suspended: 'Suspendue', closed: 'Fermée' }

const LABELS: Record<TextName, string> = {
  name: 'Nom',
  slug: 'Adresse',
  body: 'Organisme',
  territory: 'Territoire, pour les lecteurs',
  departments: 'Départements',
  rate: 'Taux',
  ceiling: 'Plafond',
  site_ceiling: 'Plafond pour un site',
  covers: 'Ce qu’elle paie',
  source_url: 'Source',
  source_dated: 'Date de la source',
  checked_on: 'État connu au',
  ends_on: 'Dernier jour',
  text: 'Texte de la page',
}
