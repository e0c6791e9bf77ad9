import type { OpeningHours } from '~/domain/leads/opening-hours'

/** Monday to Friday, nine to six. */
export const OFFICE_HOURS: OpeningHours[] = [1, 2, 3, 4, 5].map(day => ({ day, from: '09:00', to: '18:00' }))
