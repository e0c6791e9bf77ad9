import { NavLink } from 'react-router'
import { useMe } from '../use-me'
import styles from './settings-nav.module.css'
import { settingsPlaces } from './settings-places'

/** The ways between the parts of the settings, those that the account may use. */
export function SettingsNav() {
  const { data: me } = useMe()
  const shown = settingsPlaces.filter(({ needs }) => !me || me.permissions.includes(needs))
  return (
    <nav aria-label="Réglages" className={styles.tabs}>
      {shown.map(({ to, words }) => (
        <NavLink key={to} to={to} end className={styles.tab ?? ''}>
          {words}
        </NavLink>
      ))}
    </nav>
  )
}
