/** From the right, every second digit doubled; the digits of all of it sum to a multiple of ten. */
export function luhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** The digits added up: La Poste's own check of a SIRET (specification C1). */
export function digitSum(digits: string): number {
  return [...digits].reduce((total, digit) => total + Number(digit), 0)
}
