/** specification B2: refused only where it cannot be an address (no @, spaces, several @), or holds what no database stores or nobody sees. */
export function canBeEmail(value: string): boolean {
  return /^[^\s\p{C}@<>(),;:"\\[\]]+@[^\s\p{C}@<>(),;:"\\[\]]+$/u.test(value) && value.length <= 254
}
