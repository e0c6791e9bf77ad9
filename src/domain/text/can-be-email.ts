/** specification B2: refused only where it cannot be an address (no @, spaces, several @), or holds what no database stores. */
export function canBeEmail(value: string): boolean {
  return /^[^\s\p{Cc}@<>(),;:"\\[\]]+@[^\s\p{Cc}@<>(),;:"\\[\]]+$/u.test(value) && value.length <= 254
}
