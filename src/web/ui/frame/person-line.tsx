import { Phone } from 'lucide-react'
import { useLocation } from 'react-router'
import { useSite } from '~/web/site'
import styles from './person-line.module.css'
import { callBackAddress, telAddress } from './person-links'

/** A person of the agency and the telephone; nothing where agency.json names nobody. */
export function PersonLine() {
  const [person] = useSite().people ?? []
  const { pathname } = useLocation()
  if (!person) return null
  return (
    <p className={styles.person}>
      <Phone size={18} />
      <span>
        Une question&#8239;? {person.first_name}, {person.role}, vous répond au{' '}
        <a href={telAddress(person.telephone)}>{person.telephone}</a>, ou{' '}
        <a href={callBackAddress(pathname)}>vous rappelle à l’heure de votre choix</a>.
      </span>
    </p>
  )
}
