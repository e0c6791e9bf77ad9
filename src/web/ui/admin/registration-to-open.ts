/** What a client's account takes over from the registration that it is opened from. */
export interface RegistrationToOpen {
  id: string
  company_name: string
  manager_name: string
  /** As typed: « Sénégal ». */
  country: string
  email: string
  phone: string
}

const FIELDS = ['id', 'company_name', 'manager_name', 'country', 'email', 'phone'] as const

/** Carried by the history, not by the address, which logs would keep. */
export const stateOf = (row: RegistrationToOpen) => ({
  registration: Object.fromEntries(FIELDS.map(field => [field, row[field]])),
})

/** The registration that a screen was led here from; null where it was none. */
export function registrationIn(state: unknown): RegistrationToOpen | null {
  if (typeof state !== 'object' || state === null || !('registration' in state)) return null
  return isRegistration(state.registration) ? state.registration : null
}

const isRegistration = (value: unknown): value is RegistrationToOpen =>
  typeof value === 'object' &&
  value !== null &&
  FIELDS.every(field => typeof Reflect.get(value, field) === 'string')
