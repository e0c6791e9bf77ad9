import { CALL_ZONES, callPrice } from '../international/lead-pricing'
import type { FieldError } from '../refusal'
import { formatEuros } from '../text/french'
import { nameFlaw } from '../text/name-line'
import { isVisible } from '../text/paper-signs'
import { areHours, isTimeZone } from './call-hours'
import { type CampaignTerms, isE164 } from './campaign'

const DAILY_CAP = { least: 1, most: 500 }

/** What does not pass, each with its sentence; none when the campaign may be opened. */
export function campaignErrors(terms: CampaignTerms): FieldError[] {
  const { from_cents, to_cents } = callPrice(terms.zone, terms.trade)
  const priced =
    Number.isInteger(terms.price_cents) && terms.price_cents >= from_cents && terms.price_cents <= to_cents
  const capped =
    Number.isInteger(terms.daily_cap) &&
    terms.daily_cap >= DAILY_CAP.least &&
    terms.daily_cap <= DAILY_CAP.most
  const flaw = nameFlaw(terms.name)
  const checks: [field: keyof CampaignTerms, passes: boolean, message: string][] = [
    ['name', isVisible(terms.name) && terms.name.length <= 80, 'Donnez un nom à la campagne.'],
    ['name', flaw === null, flaw ?? ''],
    ['zone', CALL_ZONES.includes(terms.zone), 'Choisissez une zone.'],
    [
      'price_cents',
      priced,
      `Pour cette zone et ce métier, un appel coûte de ${formatEuros(from_cents)} à ${formatEuros(to_cents)} HT.`,
    ],
    ['time_zone', isTimeZone(terms.time_zone), 'Ce fuseau horaire n’existe pas.'],
    [
      'hours',
      terms.hours.length > 0 && areHours(terms.hours),
      'Donnez au moins une plage, qui finisse après son début.',
    ],
    ['daily_cap', capped, `De ${DAILY_CAP.least} à ${DAILY_CAP.most} appels par jour.`],
    ['ring', isE164(terms.ring), 'Écrivez le numéro avec son indicatif, par exemple +221 77 123 45 67.'],
  ]
  return checks.filter(([, passes]) => !passes).map(([field, , message]) => ({ field, message }))
}
