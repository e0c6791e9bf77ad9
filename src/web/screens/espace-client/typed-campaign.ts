import type { CallZone, Trade } from '~/domain/international/lead-pricing'
import { centsTyped } from '~/domain/invoice/euros-typed'
import type { CampaignTerms } from '~/domain/leads/campaign'
import type { Campaign } from './client-queries'

/** A campaign as it is typed: one stretch of hours for the days that are ticked. */
export interface Typed {
  name: string
  zone: CallZone
  trade: Trade
  price_cents: string
  ring: string
  daily_cap: string
  days: number[]
  from: string
  to: string
}

/** Where the domain's errors are shown. */
export const FIELD_OF: Partial<Record<keyof Typed, keyof CampaignTerms>> = {
  name: 'name',
  price_cents: 'price_cents',
  ring: 'ring',
  daily_cap: 'daily_cap',
  from: 'hours',
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
    days: [...new Set(campaign?.hours.map(({ day }) => day) ?? [1, 2, 3, 4, 5])],
    from: first?.from ?? '09:00',
    to: first?.to ?? '18:00',
  }
}

/** @param campaign that is changed: hours that this form cannot say stay as they are while they are left alone */
export function termsOf(typed: Typed, campaign: Campaign | null, time_zone: string): CampaignTerms {
  const { name, zone, trade, days, from, to } = typed
  return {
    name: name.trim(),
    zone,
    trade,
    price_cents: centsTyped(typed.price_cents),
    time_zone,
    hours:
      campaign && saysSameHours(typed, typedOf(campaign))
        ? campaign.hours
        : days.map(day => ({ day, from: from.trim(), to: to.trim() })),
    daily_cap: Number(typed.daily_cap),
    ring: typed.ring.replace(/[\s().-]/g, ''),
  }
}

const saysSameHours = (one: Typed, other: Typed) =>
  one.from === other.from && one.to === other.to && String(one.days) === String(other.days)
