/** specification B2: refused only where it cannot be an address (no @, spaces, several @). */
export function canBeEmail(value: string): boolean {
  return /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+$/.test(value) && value.length <= 254
}
