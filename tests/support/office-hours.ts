import type { CallHours } from '~/domain/leads/call-hours'

/** Monday to Friday, nine to six. */
export const OFFICE_HOURS: CallHours[] = [1, 2, 3, 4, 5].map(day => ({ day, from: '09:00', to: '18:00' }))
