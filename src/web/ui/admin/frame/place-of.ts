import type { Permission } from '~/domain/access/permission'
import { places } from './places'
import { settingsPlaces } from './settings-places'

/** Screens that links lead to, and no menu. */
const WITHOUT_MENU: { to: string; needs: Permission }[] = [
  { to: '/admin-dashboard/dossiers', needs: 'read-dossiers' },
  { to: '/admin-dashboard/file', needs: 'read-dossiers' },
  { to: '/admin-dashboard/relectures', needs: 'read-dossiers' },
  { to: '/admin-dashboard/reponses', needs: 'work-dossiers' },
]

const known = [...places, ...settingsPlaces, ...WITHOUT_MENU]

/** The place of the administration that an address lies in, and what it needs; undefined elsewhere. */
export function placeOf(pathname: string): { to: string; needs: Permission } | undefined {
  const within = known.filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  return within.sort((one, other) => other.to.length - one.to.length)[0]
}
