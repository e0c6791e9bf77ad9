import type { Service } from '../facts/facts'

/** « dès 84 € », « 45 € HT », « Gratuit »; null where no price is shown. */
export function shownPrice({ price_cents, price_from, vat }: Service): string | null {
  if (price_cents === null) return null
  if (price_cents === 0) return 'Gratuit'
  const amount = `${price_from ? 'dès\u00a0' : ''}${euros(price_cents)}`
  return vat === 'excl' ? `${amount}\u00a0HT` : amount
}

/** 1 234,50 € as French writes it; cents only where there are some. */
export function euros(cents: number): string {
  const [whole = '', part] = (cents / 100).toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u202f')
  return `${grouped}${part === '00' ? '' : `,${part}`}\u00a0€`
}
