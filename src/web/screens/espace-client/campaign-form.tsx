import { useEffect, useRef, useState } from 'react'
import { errorsOf, isRefusedFor, NO_CONNECTION, wordsOf } from '~/contract/failure'
import { tradeNames, zoneNames } from '~/domain/international/lead-labels'
import { CALL_ZONES, callPrice, TRADES } from '~/domain/international/lead-pricing'
import type { CampaignTerms } from '~/domain/leads/campaign'
import { campaignErrors } from '~/domain/leads/campaign-errors'
import { dialledFromAnywhere } from '~/domain/place/dialled-number'
import { formatEuros } from '~/domain/text/french'
import { writeDraft } from '~/web/form-draft'
import { otherApi } from '~/web/other-api'
import { Button } from '~/web/ui/actions/button'
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import { ErrorSummary } from '~/web/ui/forms/error-summary'
import { Options } from '~/web/ui/forms/options'
import { SelectField } from '~/web/ui/forms/select-field'
import { TextField } from '~/web/ui/forms/text-field'
import { FormProblem, type Tell, useForm } from '~/web/ui/forms/use-form'
import { type Campaign, useChange, useLastRead } from './client-queries'
import styles from './espace-client.module.css'
import { draftOf, typedBefore } from './kept-drafts'
import { daysOf, type Typed, termsOf, tradeOf, typedOf, zoneOf } from './typed-campaign'

interface CampaignFormProps {
  /** Null: a new one. */
  campaign: Campaign | null
  /** Under which this tab keeps what is typed. */
  name: string
  timeZone: string
  onDone: () => void
}

const tell: Tell = error => ({ toast: wordsOf(error, NO_CONNECTION), errors: errorsOf(error) })

/** Opens or changes a campaign. */
export function CampaignForm({ campaign, name: draftName, timeZone, onDone }: CampaignFormProps) {
  const draft = draftOf('campaign', draftName)
  const [start] = useState((): Typed => ({ ...typedOf(campaign), ...typedBefore(draft) }))
  const change = useChange()
  const lastRead = useLastRead()
  const meant = (typed: Typed) => termsOf(typed, campaign, campaign?.time_zone ?? timeZone)
  const { form, field, typed, set, errors, failed, busy } = useForm<Typed>({
    ...{ draft, start, tell },
    check(typed) {
      const wrong = campaignErrors(meant(typed)).filter(one => !campaign || one.field !== 'price_cents')
      return wrong.length > 0 ? { errors: wrong } : null
    },
    async send(typed) {
      const terms = meant(typed)
      const others = lastRead.campaigns().filter(({ id }) => id !== campaign?.id)
      const send = () => {
        if (!campaign) return otherApi.openCampaign({ body: terms })
        const body = { ...terms, paused: campaign.paused, version: Number(typed.version) || campaign.version }
        return otherApi.changeCampaign({ params: { campaign: campaign.id }, body })
      }
      const stands = () =>
        lastRead.campaigns().some(one => !others.some(({ id }) => id === one.id) && says(one, terms))
      await change(send, stands).catch(error => {
        if (isRefusedFor(error, 'campaign-changed')) set({ version: '' })
        throw error
      })
      onDone()
    },
  })
  const first = useRef<HTMLInputElement>(null)
  // The button that opened it is gone, and the keys were on it.
  useEffect(() => first.current?.focus(), [])
  const leave = () => {
    writeDraft(draft, null)
    onDone()
  }

  const { from_cents, to_cents } = callPrice(zoneOf(typed), tradeOf(typed))
  return (
    <form {...form} className={`stack-16 ${styles.form}`}>
      <ErrorSummary errors={errors} title="La campagne n’est pas encore enregistrée" />
      <TextField ref={first} label="Nom de la campagne" {...field('name')} />
      <SelectField label="Zone des appelants" disabled={campaign !== null} {...field('zone')}>
        <Options of={CALL_ZONES} words={zone => zoneNames[zone]} />
      </SelectField>
      <SelectField label="Métier" disabled={campaign !== null} {...field('trade')}>
        <Options of={TRADES} words={trade => tradeNames[trade]} />
      </SelectField>
      <TextField
        label="Prix d’un appel facturé, en euros HT"
        inputMode="decimal"
        readOnly={campaign !== null}
        hint={
          campaign
            ? 'Zone, métier et prix convenus ne changent plus\u00a0: pour d’autres, ouvrez une autre campagne.'
            : `De ${formatEuros(from_cents)} à ${formatEuros(to_cents)} pour cette zone et ce métier.`
        }
        {...field('price_cents')}
      />
      <TextField
        label="Téléphone qui sonne"
        type="tel"
        autoComplete="tel"
        hint={
          campaign?.ring_asked
            ? `Le ${dialledFromAnywhere(campaign.ring_asked)} sonnera dès que notre équipe l’aura vérifié.`
            : 'Ligne fixe ou mobile, avec son indicatif, par exemple +221 77 123 45 67.'
        }
        {...field('ring')}
      />
      <TextField label="Appels par jour, au plus" inputMode="numeric" {...field('daily_cap')} />
      <DaysField days={daysOf(typed)} onChange={days => set({ days: String(days) })} />
      <div className={`stack-16 ${styles.pair}`}>
        <TextField
          label="De"
          id="hours"
          hint="Par exemple 09:00."
          {...field('from')}
          error={errors.find(one => one.field === 'hours')?.message}
        />
        <TextField label="À" hint="Par exemple 18:00." {...field('to')} />
      </div>
      <DataProtectionNotice purpose="à vous adresser des appels et des demandes" />
      <FormProblem {...failed} className={`stack-16 to-start ${styles.failure}`} />
      <div className="row-12">
        <Button type="submit" busy={busy}>
          Enregistrer
        </Button>
        <Button look="quiet" onClick={leave}>
          Annuler
        </Button>
      </div>
    </form>
  )
}

/** Whether a campaign is as it was meant; another telephone waits for the team. */
const says = (campaign: Campaign, { hours, ring, ...terms }: CampaignTerms) =>
  (campaign.ring_asked ?? campaign.ring) === ring &&
  JSON.stringify(campaign.hours) === JSON.stringify(hours) &&
  Object.entries(terms).every(([field, value]) => Reflect.get(campaign, field) === value)

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
