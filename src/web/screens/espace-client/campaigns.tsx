import { Pause, Pencil, Play, Plus } from 'lucide-react'
import { Fragment, useState } from 'react'
import { tradeNames, zoneNames } from '~/domain/international/lead-labels'
import { dialledFromAnywhere } from '~/domain/place/dialled-number'
import { formatEuros } from '~/domain/text/french'
import { otherApi } from '~/web/other-api'
import { Button } from '~/web/ui/actions/button'
import { useAttempt } from '~/web/ui/forms/use-form'
import { Sheet } from '~/web/ui/paper/sheet'
import { CampaignForm } from './campaign-form'
import { campaignHours } from './campaign-hours'
import { type Campaign, type Space, useChange, useLastRead } from './client-queries'
import styles from './espace-client.module.css'
import { draftOf, typedBefore } from './kept-drafts'
import { useFocusBack } from './use-focus-back'

/** No campaign bears it. */
const NEW = 'new'

/** What the client buys: each campaign with its numbers, to be paused, changed or added to. */
export function Campaigns({ space }: { space: Space }) {
  /** The campaign whose form is open, by its id; one that was left with words in it is open again. */
  const [editing, edit] = useState(() => keptOf(space))
  const section = useFocusBack<HTMLElement>(editing)
  const form = (campaign: Campaign | null) => (
    <CampaignForm
      campaign={campaign}
      name={campaign?.id ?? NEW}
      timeZone={space.time_zone}
      onDone={() => edit(null)}
    />
  )
  return (
    <section ref={section} aria-labelledby="campagnes" className={`stack-24 ${styles.section}`}>
      <div className={styles.headLine}>
        <h2 id="campagnes">Vos campagnes</h2>
        {editing === null && (
          <Button look="second" size="small" icon={Plus} data-opens={NEW} onClick={() => edit(NEW)}>
            Ouvrir une campagne
          </Button>
        )}
      </div>
      {editing === NEW && form(null)}
      {space.campaigns.length === 0 && editing === null && (
        <p>Aucune campagne pour le moment. Ouvrez-en une&nbsp;: l’équipe lui donne ensuite un numéro.</p>
      )}
      <ul className={`stack-24 bare-list ${styles.cards}`}>
        {space.campaigns.map(campaign => (
          <Fragment key={campaign.id}>
            <CampaignCard
              campaign={campaign}
              // What stands can be read beside its form, and is changed by nothing else meanwhile.
              changes={campaign.id !== editing}
              // One form at a time: none throws away what is typed in another.
              onEdit={editing === null ? () => edit(campaign.id) : null}
            />
            {campaign.id === editing && <li className={styles.editing}>{form(campaign)}</li>}
          </Fragment>
        ))}
      </ul>
    </section>
  )
}

const keptOf = ({ campaigns }: Space): string | null =>
  [NEW, ...campaigns.map(({ id }) => id)].find(
    name => Object.keys(typedBefore(draftOf('campaign', name))).length > 0,
  ) ?? null

const tell = () => 'La campagne n’a pas pu être changée. Veuillez réessayer.'

interface CampaignCardProps {
  campaign: Campaign
  changes: boolean
  onEdit: (() => void) | null
}

function CampaignCard({ campaign, changes, onEdit }: CampaignCardProps) {
  const change = useChange()
  const lastRead = useLastRead()
  const { busy, attempt } = useAttempt(tell)
  const { id, numbers, ...terms } = campaign

  const togglePause = () => {
    // What the client asked for waits on, whatever he pauses meanwhile.
    const body = { ...terms, ring: terms.ring_asked ?? terms.ring, paused: !terms.paused }
    const send = () => otherApi.changeCampaign({ params: { campaign: id }, body })
    const stands = () => lastRead.campaigns().some(one => one.id === id && one.paused === body.paused)
    return attempt(() => change(send, stands))
  }

  return (
    <Sheet as="li" under={[terms.paused ? 'rose' : 'vert']} className={`stack-12 ${styles.card}`}>
      <h3>
        {terms.name} {terms.paused && <span className={styles.paused}>en pause</span>}
      </h3>
      <p>
        {tradeNames[terms.trade]}, {zoneNames[terms.zone]}&nbsp;: {formatEuros(terms.price_cents)} HT l’appel
        facturé, {terms.daily_cap} par jour au plus.
      </p>
      <p>
        {campaignHours(terms.hours)} ({terms.time_zone.replaceAll('_', ' ')}). Sonne au{' '}
        <strong className={styles.code}>{dialledFromAnywhere(terms.ring)}</strong>.
        {terms.ring_asked &&
          ` Le ${dialledFromAnywhere(terms.ring_asked)} sonnera dès que notre équipe l’aura vérifié.`}
      </p>
      <p>
        {numbers.length === 0
          ? 'L’équipe lui donne un numéro sous peu.'
          : `Numéro affiché\u00a0: ${numbers.map(({ number }) => dialledFromAnywhere(number)).join(', ')}`}
      </p>
      {changes && (
        <div className="row-12">
          <Button
            look="second"
            size="small"
            busy={busy}
            icon={terms.paused ? Play : Pause}
            onClick={() => void togglePause()}
          >
            {terms.paused ? 'Reprendre' : 'Mettre en pause'}
          </Button>
          {onEdit && (
            <Button look="quiet" size="small" icon={Pencil} data-opens={id} onClick={onEdit}>
              Modifier
            </Button>
          )}
        </div>
      )}
    </Sheet>
  )
}
