import { type FormEvent, useState } from 'react'
import { errorsOf, isRefusedFor, NO_CONNECTION, wordsOf } from '~/contract/failure'
import { memberOf } from '~/domain/closed-list'
import { tradeNames, zoneNames } from '~/domain/international/lead-labels'
import { CALL_ZONES, callPrice, TRADES } from '~/domain/international/lead-pricing'
import { campaignErrors } from '~/domain/leads/campaign-errors'
import { dialledFromAnywhere } from '~/domain/place/format-phone'
import { formatEuros } from '~/domain/text/french'
import { otherApi } from '~/web/other-api'
import { Button } from '~/web/ui/actions/button'
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import { ErrorSummary } from '~/web/ui/forms/error-summary'
import { Options } from '~/web/ui/forms/options'
import { SelectField } from '~/web/ui/forms/select-field'
import { TextField } from '~/web/ui/forms/text-field'
import { FormProblem, type Tell, useAttempt } from '~/web/ui/forms/use-form'
import { type Campaign, useReadAgain } from './client-queries'
import styles from './espace-client.module.css'
import { FIELD_OF, type Typed, termsOf, typedOf } from './typed-campaign'

interface CampaignFormProps {
  /** Null: a new one. */
  campaign: Campaign | null
  timeZone: string
  onDone: () => void
}

const tell: Tell = error => ({ toast: wordsOf(error, NO_CONNECTION), errors: errorsOf(error) })

/** Opens or changes a campaign. */
export function CampaignForm({ campaign, timeZone, onDone }: CampaignFormProps) {
  const [typed, setTyped] = useState(() => typedOf(campaign))
  /** The version that what is typed rests on; null once the client was told that there is a newer one. */
  const [seen, see] = useState(campaign?.version ?? null)
  const { busy, problem, silent, errors, attempt, refuse } = useAttempt(tell)
  const readAgain = useReadAgain()
  const set = (change: Partial<Typed>) => setTyped(before => ({ ...before, ...change }))
  const text = (name: keyof Typed & string, label: string, hint?: string) => (
    <TextField
      label={label}
      name={name}
      hint={hint}
      value={String(typed[name])}
      onChange={event => set({ [name]: event.target.value })}
      error={errors.find(({ field }) => field === FIELD_OF[name])?.message}
    />
  )

  function save(event: FormEvent) {
    event.preventDefault()
    const terms = termsOf(typed, campaign, campaign?.time_zone ?? timeZone)
    const wrong = campaignErrors(terms).filter(({ field }) => !campaign || field !== 'price_cents')
    if (wrong.length > 0) return refuse({ errors: wrong })
    void attempt(async () => {
      if (campaign) {
        const body = { ...terms, paused: campaign.paused, version: seen ?? campaign.version }
        await otherApi.changeCampaign({ params: { campaign: campaign.id }, body }).catch(async error => {
          if (isRefusedFor(error, 'campaign-changed')) {
            see(null)
            await readAgain()
          }
          throw error
        })
      } else {
        await otherApi.openCampaign({ body: terms })
      }
      await readAgain()
      onDone()
    })
  }

  const { from_cents, to_cents } = callPrice(typed.zone, typed.trade)
  return (
    <form method="post" noValidate className={`stack-16 ${styles.form}`} onSubmit={save}>
      <ErrorSummary errors={errors} title="La campagne n’est pas encore enregistrée" />
      {text('name', 'Nom de la campagne')}
      <SelectField
        label="Zone des appelants"
        name="zone"
        value={typed.zone}
        disabled={campaign !== null}
        onChange={event => set({ zone: memberOf(CALL_ZONES, event.target.value, typed.zone) })}
      >
        <Options of={CALL_ZONES} words={zone => zoneNames[zone]} />
      </SelectField>
      <SelectField
        label="Métier"
        name="trade"
        value={typed.trade}
        disabled={campaign !== null}
        onChange={event => set({ trade: memberOf(TRADES, event.target.value, typed.trade) })}
      >
        <Options of={TRADES} words={trade => tradeNames[trade]} />
      </SelectField>
      {text(
        'price_cents',
        'Prix d’un appel facturé, en euros HT',
        campaign
          ? 'Zone, métier et prix convenus ne changent plus\u00a0: pour d’autres, ouvrez une autre campagne.'
          : `De ${formatEuros(from_cents)} à ${formatEuros(to_cents)} pour cette zone et ce métier.`,
      )}
      {text(
        'ring',
        'Téléphone qui sonne',
        campaign?.ring_asked
          ? `Le ${dialledFromAnywhere(campaign.ring_asked)} sonnera dès que notre équipe l’aura vérifié.`
          : 'Ligne fixe ou mobile, avec son indicatif, par exemple +221 77 123 45 67.',
      )}
      {text('daily_cap', 'Appels par jour, au plus')}
      <DaysField days={typed.days} onChange={days => set({ days })} />
      <div className={`stack-16 ${styles.pair}`}>
        {text('from', 'De', 'Par exemple 09:00.')}
        {text('to', 'À', 'Par exemple 18:00.')}
      </div>
      <DataProtectionNotice purpose="à vous adresser des appels et des demandes" />
      <FormProblem problem={problem} silent={silent} className={`stack-16 to-start ${styles.failure}`} />
      <div className="row-12">
        <Button type="submit" busy={busy}>
          Enregistrer
        </Button>
        <Button look="quiet" onClick={onDone}>
          Annuler
        </Button>
      </div>
    </form>
  )
}

const DAY_NAMES = ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.']

/** @param days 1, a Monday, to 7 */
function DaysField({ days, onChange }: { days: number[]; onChange: (days: number[]) => void }) {
  return (
    <fieldset className={styles.days}>
      <legend>Jours où vous répondez</legend>
      {DAY_NAMES.map((label, index) => {
        const day = index + 1
        const others = days.filter(one => one !== day)
        return (
          <label key={label}>
            <input
              type="checkbox"
              checked={days.includes(day)}
              onChange={event => onChange(event.target.checked ? [...others, day].sort() : others)}
            />{' '}
            {label}
          </label>
        )
      })}
    </fieldset>
  )
}
