import { memberOf } from '~/domain/closed-list'
import { CALL_ZONES, TRADES } from '~/domain/international/lead-pricing'
import { centsTyped } from '~/domain/invoice/euros-typed'
import type { CampaignTerms } from '~/domain/leads/campaign'
import type { Campaign } from './client-queries'

/** A campaign as it is typed: one stretch of hours for the days that are ticked. */
export interface Typed {
  name: string
  zone: string
  trade: string
  price_cents: string
  ring: string
  daily_cap: string
  /** `1,2,5`. */
  days: string
  from: string
  to: string
  /** The version that what is typed rests on; empty once there is a newer one and the client was told. */
  version: string
}

export function typedOf(campaign: Campaign | null): Typed {
  const [first] = campaign?.hours ?? []
  return {
    name: campaign?.name ?? '',
    zone: campaign?.zone ?? 'france',
    trade: campaign?.trade ?? 'crafts',
    price_cents: campaign ? String(campaign.price_cents / 100).replace('.', ',') : '',
    ring: campaign?.ring_asked ?? campaign?.ring ?? '',
    daily_cap: String(campaign?.daily_cap ?? 10),
    days: String([...new Set(campaign?.hours.map(({ day }) => day) ?? [1, 2, 3, 4, 5])]),
    from: first?.from ?? '09:00',
    to: first?.to ?? '18:00',
    version: String(campaign?.version ?? ''),
  }
}

export const zoneOf = (typed: Typed) => memberOf(CALL_ZONES, typed.zone, 'france')
export const tradeOf = (typed: Typed) => memberOf(TRADES, typed.trade, 'crafts')
export const daysOf = ({ days }: Typed): number[] => days.split(',').filter(Boolean).map(Number)

/** @param campaign that is changed: hours that this form cannot say stay as they are while they are left alone */
export function termsOf(typed: Typed, campaign: Campaign | null, time_zone: string): CampaignTerms {
  const { name, from, to } = typed
  return {
    name: name.trim(),
    zone: zoneOf(typed),
    trade: tradeOf(typed),
    price_cents: centsTyped(typed.price_cents),
    time_zone,
    hours:
      campaign && saysSameHours(typed, typedOf(campaign))
        ? campaign.hours
        : daysOf(typed).map(day => ({ day, from: from.trim(), to: to.trim() })),
    daily_cap: Number(typed.daily_cap),
    // Where one dials 00 for abroad, a number is written so.
    ring: typed.ring.replace(/[\s().-]/g, '').replace(/^00/, '+'),
  }
}

const saysSameHours = (one: Typed, other: Typed) =>
  one.from === other.from && one.to === other.to && one.days === other.days
