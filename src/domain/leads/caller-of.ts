import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * Who calls, in E.164, or null for a hidden number, which carriers write in many ways: anything but a number is one. A trunk zero
 * that a carrier leaves in, « +33 (0)6 12 34 56 78 », makes no other caller, who would be billed twice.
 */
export function callerOf(from: string | null): string | null {
  const number = (from ?? '').replace(/[\s().-]/g, '').replace(/^00/, '+')
  if (!/^\+[1-9]\d{5,14}$/.test(number)) return null
  return parsePhoneNumberFromString(number)?.number ?? number
}
