/** « +33261910014 » from what was typed, for `tel:`; null where too few digits are left to dial. */
export function dialled(telephone: string): string | null {
  const digits = telephone.replace(/\(0\)/g, '').replace(/[^\d+]/g, '')
  if (!/^\+?\d{3,15}$/.test(digits)) return null
  return /^0[1-9]\d{8}$/.test(digits) ? `+33${digits.slice(1)}` : digits
}

/** « 02 61 91 00 14 », held together; what is no French number stays as it was typed. */
export function telephoneWords(telephone: string): string {
  const digits = telephone.replace(/[^\d+]/g, '').replace(/^(?:\+33|0033)(?=[1-9]\d{8}$)/, '0')
  const shown = /^0[1-9]\d{8}$/.test(digits) ? (digits.match(/\d\d/g) ?? []).join(' ') : telephone.trim()
  return shown.replace(/[ \u202f]/g, '\u00a0')
}
