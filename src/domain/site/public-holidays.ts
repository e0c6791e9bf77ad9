import { departmentOf } from '../place/department'
import { daysAfter } from './territory-clock'

/** The same day each year (L3133-1 of the labour code). */
const FIXED: Record<string, string> = {
  '01-01': 'Jour de l’An',
  '05-01': 'Fête du Travail',
  '05-08': 'Victoire 1945',
  '07-14': 'Fête nationale',
  '08-15': 'Assomption',
  '11-01': 'Toussaint',
  '11-11': 'Armistice 1918',
  '12-25': 'Noël',
}

/** Days after Easter Sunday. */
const AFTER_EASTER: Record<number, string> = {
  1: 'Lundi de Pâques',
  39: 'Ascension',
  50: 'Lundi de Pentecôte',
}

/** The abolition of slavery, kept on a day of its own overseas (L3422-2). */
const ABOLITION: Record<string, string> = {
  '971': '05-27',
  '972': '05-22',
  '973': '06-10',
  '974': '12-20',
  '976': '04-27',
  '977': '10-09',
  '978': '05-28',
}

/** Bas-Rhin, Haut-Rhin, Moselle (L3134-13). */
const LOCAL_LAW = ['57', '67', '68']

/**
 * The public holiday that a day is where a firm lives. Good Friday counts in all of Alsace and Moselle, although the
 * law asks for a Protestant church in the commune. Days that Pacific territories alone keep are not in here.
 * @param day `2026-03-31`
 * @returns its French name, or null
 */
export function publicHoliday(day: string, postalCode: string | null): string | null {
  const date = day.slice(5)
  const department = departmentOf(postalCode ?? '')
  const local = department !== null && LOCAL_LAW.includes(department)
  if (local && date === '12-26') return 'Saint-Étienne'
  if (department !== null && ABOLITION[department] === date) return 'Abolition de l’esclavage'
  const easter = easterSunday(Number(day.slice(0, 4)))
  if (local && daysAfter(easter, -2) === day) return 'Vendredi saint'
  const moving = Object.entries(AFTER_EASTER).find(([days]) => daysAfter(easter, Number(days)) === day)
  return FIXED[date] ?? moving?.[1] ?? null
}

/** The Gregorian Easter of a year, by the method of Meeus, Jones and Butcher. */
export function easterSunday(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return new Date(Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)).toISOString().slice(0, 10)
}
