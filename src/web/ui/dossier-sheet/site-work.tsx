import { useMemo, useState } from 'react'
import { siteApiOf } from '~/contract/sites/site-api'
import { SITE_STAGE_LABELS, type SiteStage } from '~/domain/site/site-project'
import { formatShortDay } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { NewTabLink } from '~/web/ui/actions/new-tab-link'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import form from '~/web/ui/admin/form/admin-form.module.css'
import { AdminInput } from '~/web/ui/admin/form/admin-input'
import page from '~/web/ui/admin/frame/admin-page.module.css'
import { useAct } from '~/web/ui/admin/use-act'
import { useMay } from '~/web/ui/admin/use-me'
import { clientPart } from '~/web/ui/feedback/client-part'
import { FactList } from '~/web/ui/prose/fact-list'
import type { DomainCalls } from '~/web/ui/site-domain/domain-calls'
import { type Site, siteCallsOf } from '~/web/ui/site-facts/site-calls'
import { BY_TEAM } from '~/web/ui/site-facts/site-draft'
import { type DossierDetail, useSiteProject } from './dossier-data'
import styles from './dossier-sheet.module.css'

const SiteEditor = clientPart(() => import('~/web/ui/site-editor/site-editor'))
const SiteFacts = clientPart(() => import('~/web/ui/site-facts/site-facts'))
const SiteDomain = clientPart(() => import('~/web/ui/site-domain/site-domain'))
const SiteLook = clientPart(() => import('~/web/ui/site-facts/site-look'))
const SiteTexts = clientPart(() => import('~/web/ui/site-facts/site-texts'))

/** The site of an accepted dossier: what it lacks, what it says, and its next stage. */
export function SiteWork({ dossier }: { dossier: DossierDetail }) {
  const { site, take } = useSiteProject(dossier)
  if (!site) return null
  const { id } = dossier
  return (
    <section className={`stack-12 ${styles.section}`} aria-labelledby="site">
      <h2 id="site">Site</h2>
      <FactList
        facts={[
          ...site.stages.map(
            ({ name, at }) =>
              [SITE_STAGE_LABELS[name], at ? formatShortDay(new Date(at)) : 'à venir'] as const,
          ),
          [
            'Livraison promise',
            site.delivery_before
              ? `avant le ${formatShortDay(new Date(site.delivery_before))}`
              : '15 jours après les contenus au complet',
          ],
        ]}
        className={page.facts}
      />
      <Problems problems={site.problems} />
      <SiteContent id={id} site={site} onSite={take} />
      <SiteName id={id} />
      <NextStage id={id} site={site} />
    </section>
  )
}

function Problems({ problems }: Pick<Site, 'problems'>) {
  if (problems.length === 0) return <p>Il ne manque rien à ce site.</p>
  const lines = [...problems.filter(({ needed }) => needed), ...problems.filter(({ needed }) => !needed)]
  return (
    <ul className={`stack-8 bare-list ${styles.lines}`} aria-label="Ce qui manque au site">
      {lines.map(({ place, sentence, needed }) => (
        <li key={`${place} ${sentence}`}>
          <p>
            {needed && <strong>Nécessaire&nbsp;: </strong>}
            {sentence}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** What the owner's form shows, and the words of the sections; nothing of it is fetched before it is asked for. */
function SiteContent({ id, site, onSite }: { id: string; site: Site; onSite: (site: Site) => void }) {
  const may = useMay()
  const [opened, setOpened] = useState<'facts' | 'texts' | 'look' | 'page' | null>(null)
  const api = useMemo(() => siteApiOf(adminApi, 'admin', { id }), [id])
  const calls = useMemo(() => siteCallsOf(api), [api])
  if (!may('work-dossiers')) return null
  const toggle = (part: 'facts' | 'texts' | 'look' | 'page') => setOpened(opened === part ? null : part)
  return (
    <>
      <div className="row-8 centred">
        <AdminButton aria-expanded={opened === 'facts'} onClick={() => toggle('facts')}>
          Informations et aperçu
        </AdminButton>
        <AdminButton aria-expanded={opened === 'texts'} onClick={() => toggle('texts')}>
          Textes
        </AdminButton>
        {site.preview_url && (
          <AdminButton aria-expanded={opened === 'page'} onClick={() => toggle('page')}>
            Changer sur la page
          </AdminButton>
        )}
        <AdminButton aria-expanded={opened === 'look'} onClick={() => toggle('look')}>
          Style
        </AdminButton>
        {site.preview_url && <NewTabLink href={site.preview_url}>Ouvrir l’aperçu</NewTabLink>}
      </div>
      {opened === 'facts' && (
        <SiteFacts id={`${BY_TEAM}${id}`} heading="h3" site={site} calls={calls} onSite={onSite} />
      )}
      {opened === 'texts' && <SiteTexts site={site} api={api} onSite={onSite} />}
      {opened === 'page' && (
        <SiteEditor
          id={`${BY_TEAM}${id}`}
          site={site}
          api={api}
          onSite={onSite}
          heading="h3"
          origin="written"
        />
      )}
      {opened === 'look' && <SiteLook site={site} api={api} onSite={onSite} />}
    </>
  )
}

/** The firm's own name for its site. */
function SiteName({ id }: { id: string }) {
  const may = useMay()
  const [open, setOpen] = useState(false)
  const calls = useMemo(() => domainCallsOf(id), [id])
  if (!may('work-dossiers')) return null
  return (
    <>
      <div className="row-8 centred">
        <AdminButton aria-expanded={open} onClick={() => setOpen(!open)}>
          Nom de domaine
        </AdminButton>
      </div>
      {open && <SiteDomain id={`${BY_TEAM}${id}`} calls={calls} heading="h3" />}
    </>
  )
}

const domainCallsOf = (id: string): DomainCalls => ({
  read: () => adminApi.adminSiteDomain({ params: { id } }),
  claim: name => adminApi.adminClaimDomain({ params: { id }, body: { name } }),
  release: () => adminApi.adminReleaseDomain({ params: { id } }),
})

function NextStage({ id, site: { stages, site_url, problems } }: { id: string; site: Site }) {
  const may = useMay()
  const [address, setAddress] = useState(site_url ?? '')
  const { mutate, isPending } = useAct(
    (stage: SiteStage) =>
      adminApi.moveSite({ params: { id }, body: { stage, ...(address ? { site_url: address } : {}) } }),
    { reads: [['admin', 'dossier', id]], done: 'Étape notée\u00a0: le client est prévenu.' },
  )
  const next = stages.find(({ at }) => at === null)?.name
  if (!next || !may('work-dossiers')) return null
  const lacks = next === 'review' && problems.some(({ needed }) => needed)
  return (
    <div className={form.form}>
      {(next === 'review' || next === 'online') && (
        <AdminInput
          label={next === 'review' ? 'Adresse du site, s’il est fait ailleurs' : 'Adresse du site'}
          type="url"
          placeholder="https://"
          value={address}
          onType={setAddress}
        />
      )}
      {lacks && <p>Le client relit son site quand rien de nécessaire ne manque plus.</p>}
      <div className="row-8 centred">
        <AdminButton look="first" busy={isPending} disabled={lacks} onClick={() => mutate(next)}>
          {`Passer à «\u00a0${SITE_STAGE_LABELS[next]}\u00a0»`}
        </AdminButton>
      </div>
    </div>
  )
}
