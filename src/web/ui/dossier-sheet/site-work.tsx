import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import {
  KICK_OFF_NAMES,
  KICK_OFF_QUESTIONS,
  SITE_STAGE_LABELS,
  type SiteStage,
} from '~/domain/site/site-project'
import { formatShortDay } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { saveAnswer } from '~/web/save-file'
import { AdminButton } from '~/web/ui/admin/admin-button'
import form from '~/web/ui/admin/admin-form.module.css'
import page from '~/web/ui/admin/admin-page.module.css'
import { useMay } from '~/web/ui/admin/use-me'
import type { DossierDetail } from './dossier-data'
import styles from './dossier-sheet.module.css'

/** The site of an accepted dossier: what the client answered, and its next stage. */
export function SiteWork({ dossier: { id, status, decision_due_at } }: { dossier: DossierDetail }) {
  const open = (status === 'Accepté' || status === 'Payé') && !decision_due_at
  const key = ['admin', 'dossier', id, 'site']
  const { data: site } = useQuery({
    queryKey: key,
    enabled: open,
    queryFn: ({ signal }) => adminApi.adminSiteProject({ params: { id }, signal }),
  })
  if (!open || !site) return null
  return (
    <section className={styles.section} aria-labelledby="site">
      <h2 id="site">Site</h2>
      <dl className={page.facts}>
        {site.stages.map(({ name, at }) => (
          <div key={name}>
            <dt>{SITE_STAGE_LABELS[name]}</dt>
            <dd>{at ? formatShortDay(new Date(at)) : 'à venir'}</dd>
          </div>
        ))}
        <div>
          <dt>Livraison promise</dt>
          <dd>
            {site.delivery_before
              ? `avant le ${formatShortDay(new Date(site.delivery_before))}`
              : '15 jours après les contenus au complet'}
          </dd>
        </div>
        {KICK_OFF_NAMES.map(name => (
          <div key={name}>
            <dt>{KICK_OFF_QUESTIONS[name].label}</dt>
            <dd className={styles.note}>{site.answers[name] || '–'}</dd>
          </div>
        ))}
      </dl>
      {site.files.length > 0 && (
        <ul className={styles.lines}>
          {site.files.map(file => (
            <li key={file.id}>
              <AdminButton onClick={() => void saveSiteFile(id, file)}>{file.filename}</AdminButton>
            </li>
          ))}
        </ul>
      )}
      <NextStage id={id} next={site.stages.find(({ at }) => at === null)?.name ?? null} url={site.site_url} />
    </section>
  )
}

const saveSiteFile = (id: string, file: { id: string; filename: string }) =>
  adminApi
    .adminSiteFile({ params: { id, file: file.id } })
    .then(answer => saveAnswer(answer, file.filename))
    .catch((error: Error) => void toast.error(error.message))

function NextStage({ id, next, url }: { id: string; next: SiteStage | null; url: string | null }) {
  const may = useMay()
  const queries = useQueryClient()
  const [address, setAddress] = useState(url ?? '')
  const { mutate, isPending } = useMutation({
    mutationFn: (stage: SiteStage) =>
      adminApi.moveSite({ params: { id }, body: { stage, ...(address ? { site_url: address } : {}) } }),
    onSuccess: () => void toast.success('Étape notée\u00a0: le client est prévenu.'),
    onError: error => void toast.error(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin', 'dossier', id] }),
  })
  if (!next || !may('work-dossiers')) return null
  return (
    <div className={form.form}>
      {(next === 'review' || next === 'online') && (
        <label className={form.label}>
          Adresse du site
          <input
            className={form.input}
            type="url"
            placeholder="https://"
            value={address}
            onChange={event => setAddress(event.target.value)}
          />
        </label>
      )}
      <div className={form.actions}>
        <AdminButton look="first" busy={isPending} onClick={() => mutate(next)}>
          {`Passer à «\u00a0${SITE_STAGE_LABELS[next]}\u00a0»`}
        </AdminButton>
      </div>
    </div>
  )
}
