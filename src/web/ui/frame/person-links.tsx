import { Phone } from 'lucide-react'
import { useLocation } from 'react-router'
import { useSite } from '~/web/site'
import styles from './person-links.module.css'

/** Of a telephone as people write it. */
export const telAddress = (telephone: string) => `tel:${telephone.replace(/[^+\d]/g, '')}`

/** The telephone and « Être rappelé », in every header; nothing where agency.json names nobody. Plain links. */
export function PersonLinks() {
  const { people = [] } = useSite()
  const { pathname } = useLocation()
  const [person] = people
  if (!person) return null
  return (
    <p className={styles.links}>
      <a href={telAddress(person.telephone)} className={styles.link}>
        <Phone size={18} />
        <span className="visually-hidden">Appeler {person.first_name} au </span>
        <span className={styles.number}>{person.telephone}</span>
      </a>
      <a href={callBackAddress(pathname)} className={styles.link} data-screen-only>
        Être rappelé
      </a>
    </p>
  )
}

/** On the page of a dossier its own hours are offered; elsewhere a page of their own. */
export const callBackAddress = (pathname: string): string =>
  /^\/dossier\/[\w-]{20,}$/.test(pathname) ? `${pathname}#etre-rappele` : '/etre-rappele'
