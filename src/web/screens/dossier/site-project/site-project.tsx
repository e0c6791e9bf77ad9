import { useMemo, useState } from 'react'
import { type SiteApi, siteApiOf } from '~/contract/sites/site-api'
import { SITE_STAGE_LABELS } from '~/domain/site/site-project'
import { formatDay } from '~/domain/text/french'
import { followUpApi } from '~/web/follow-up-api'
import { clientPart } from '~/web/ui/feedback/client-part'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import { useWork } from '~/web/ui/site-editor/use-work'
import { type Site, siteCallsOf } from '~/web/ui/site-facts/site-calls'
import { Review } from './review'
import styles from './site-project.module.css'
import { useSiteAct } from './use-site-act'

const SiteEditor = clientPart(() => import('~/web/ui/site-editor/site-editor'))
const SitePhotos = clientPart(() => import('~/web/ui/site-photos/site-photos'))
const SiteFacts = clientPart(() => import('~/web/ui/site-facts/site-facts'))

/** The site that is made for an accepted dossier: its questionnaire, its photos, its stages. */
export default function SiteProject({
  id,
  site,
  onSite,
}: {
  id: string
  site: Site
  onSite: (site: Site) => void
}) {
  const { busy, problem, act } = useSiteAct(onSite)
  const photos = useWork(site, onSite)
  const done = (name: string) => site.stages.some(stage => stage.name === name && stage.at)
  const part = { id, site, act, busy }
  const api = useMemo(() => siteApiOf(followUpApi, 'holder', { id }), [id])
  return (
    <div className={`stack-16 ${styles.project}`}>
      <Stages site={site} />
      <ProblemLine words={problem} />
      {done('review') && !done('online') && <Review {...part} />}
      <Questionnaire
        id={id}
        site={site}
        api={api}
        onSite={onSite}
        complete={done('contents')}
        shown={done('review')}
      />
      <section className={`stack-16 ${styles.part}`} aria-labelledby="photos">
        <h4 id="photos">Vos photos</h4>
        <SitePhotos api={api} site={site} act={photos.act} busy={photos.busy} />
        <ProblemLine words={photos.problem} />
      </section>
      <DataProtectionNotice
        purpose="à créer votre site"
        kept="tant que votre dossier ou votre site existe"
        erasable
      />
    </div>
  )
}

interface QuestionnaireProps {
  id: string
  site: Site
  api: SiteApi
  onSite: (site: Site) => void
  complete: boolean
  /** From then on the real page is changed, not the steps of a form. */
  shown: boolean
}

/** What the site says of the firm: open until it is complete, then there to be changed. */
function Questionnaire({ id, site, api, onSite, complete, shown }: QuestionnaireProps) {
  const [opened, setOpened] = useState(!complete)
  const calls = useMemo(() => siteCallsOf(api), [api])
  return (
    <details
      className={`stack-16 ${styles.part}`}
      open={opened}
      onToggle={event => setOpened(event.currentTarget.open)}
      aria-labelledby="lancement"
    >
      <summary>
        <h4 id="lancement" tabIndex={-1}>
          {complete ? 'Changer ce que dit votre site' : 'Votre questionnaire'}
        </h4>
      </summary>
      <p>
        {complete
          ? 'Tout ce qu’il faut est là. Vous pouvez encore compléter ou corriger.'
          : 'Tout est gardé\u00a0: vous pouvez fermer et revenir.'}
      </p>
      {opened && shown && site.preview_url && (
        <SiteEditor id={id} site={site} api={api} onSite={onSite} heading="h5" />
      )}
      {opened && !(shown && site.preview_url) && (
        <SiteFacts id={id} heading="h5" site={site} calls={calls} onSite={onSite} />
      )}
    </details>
  )
}

function Stages({ site: { stages, delivery_before } }: { site: Site }) {
  const next = stages.find(({ at }) => at === null)
  // Where it stands, not what comes next: that one is still to come.
  const current = next && (stages.findLast(({ at }) => at !== null) ?? next)
  return (
    <>
      <ol className={styles.stages}>
        {stages.map(({ name, at }) => (
          <li
            key={name}
            data-done={(at !== null && name !== current?.name) || undefined}
            aria-current={name === current?.name ? 'step' : undefined}
          >
            {SITE_STAGE_LABELS[name]}
            <span className="second-text unbold">
              {at ? <time dateTime={at}>{formatDay(new Date(at))}</time> : 'à venir'}
            </span>
          </li>
        ))}
      </ol>
      {next && delivery_before && (
        <p>
          Livraison au plus tard le{' '}
          <strong>
            <time dateTime={delivery_before}>{formatDay(new Date(delivery_before))}</time>
          </strong>
          &nbsp;: 15&nbsp;jours après vos contenus au complet.
        </p>
      )}
    </>
  )
}
