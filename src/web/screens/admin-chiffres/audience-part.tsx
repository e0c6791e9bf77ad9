import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { audienceCalls } from '~/contract/admin/audience'
import type { ReplyOf } from '~/contract/call'
import { AUDIENCE_DAYS, VERDICT_LABELS } from '~/domain/audience/funnels'
import { DOCUMENT_LABELS } from '~/domain/dossier/pieces/document-kind'
import { adminApi } from '~/web/admin-api'
import { saveAnswer } from '~/web/save-file'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import page from '~/web/ui/admin/frame/admin-page.module.css'
import { FilterSelect } from '~/web/ui/admin/table/filter-field'
import { Ranks } from '~/web/ui/figures/ranks'
import { sourcesByWords } from '~/web/ui/figures/sources-by-words'
import { Options } from '~/web/ui/forms/options'
import { useAttempt } from '~/web/ui/forms/use-form'
import styles from './audience-part.module.css'
import { Funnel } from './funnel'

type Audience = ReplyOf<(typeof audienceCalls)['audience']>

/** Where visitors stop: each road with its losses, then whence they come. */
export function AudiencePart() {
  const [params, setParams] = useSearchParams()
  const days = AUDIENCE_DAYS.find(n => String(n) === params.get('jours')) ?? 30
  const { data, error } = useQuery({
    queryKey: ['admin', 'dashboard', 'audience', days],
    queryFn: ({ signal }) => adminApi.audience({ query: { days }, signal }),
    placeholderData: keepPreviousData,
  })
  const choose = (value: string) =>
    setParams(
      before => {
        before.set('jours', value)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <section aria-labelledby="visiteurs" className={`stack-12 ${styles.part}`}>
      <div className={page.head}>
        <h2 id="visiteurs" className={styles.title}>
          Où les visiteurs s’arrêtent
        </h2>
        <FilterSelect label="Jours comptés" value={days} onPick={choose}>
          <Options of={AUDIENCE_DAYS} words={n => `${n} jours`} />
        </FilterSelect>
      </div>
      <p className="second-text">
        Des pages vues et des actes, jamais des personnes&nbsp;: ni cookie, ni adresse, ni identifiant. Les
        robots, et les navigateurs qui refusent d’être comptés, n’y sont pas.
      </p>
      {error && <p role="alert">Ces chiffres n’ont pas pu être lus&nbsp;: {error.message}</p>}
      {data ? <Shown audience={data} /> : <div className={styles.place} aria-busy={!error} />}
    </section>
  )
}

function Shown({
  audience: { funnels, pages, sources, mediums, campaigns, verdicts, pieces },
}: {
  audience: Audience
}) {
  return (
    <>
      <div className={`stack-24 ${styles.funnels}`}>
        {funnels.map(({ name, steps }) => (
          <Funnel key={name} name={name} steps={steps} />
        ))}
      </div>
      <div className={`stack-24 ${styles.sides}`}>
        <Ranks title="D’où ils viennent" lines={sourcesByWords(sources)} />
        <Ranks title="Campagnes" lines={sourcesByWords(campaigns)} />
        <Ranks title="Supports" lines={sourcesByWords(mediums)} />
        <Ranks title="Pages les plus vues" lines={pages} />
        <Ranks title="Résultats du simulateur" lines={labelled(verdicts, VERDICT_LABELS)} />
        <Ranks title="Pièces reçues" lines={labelled(pieces, DOCUMENT_LABELS)} />
      </div>
      <Export />
    </>
  )
}

const labelled = (lines: { name: string; n: number }[], labels: Record<string, string>) =>
  lines.map(({ name, n }) => ({ name: labels[name] ?? name, n }))

function Export() {
  const { busy, problem, attempt } = useAttempt(
    () => 'Le tableau n’a pas pu être téléchargé. Veuillez réessayer.',
  )
  const save = () => attempt(async () => saveAnswer(await adminApi.exportAudience({}), 'frequentation.csv'))
  return (
    <p className="row-12 centred">
      <AdminButton busy={busy} icon={Download} onClick={() => void save()}>
        Télécharger jour par jour (CSV)
      </AdminButton>
      {problem && <span role="alert">{problem}</span>}
    </p>
  )
}
