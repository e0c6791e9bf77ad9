import { Sheet } from 'lucide-react'
import { Link } from 'react-router'
import type { RegistrationState } from '~/domain/international/registration'
import { adminApi } from '~/web/admin-api'
import { hiddenMeta } from '~/web/page-meta'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { useSave } from '~/web/ui/admin/form/use-save'
import page from '~/web/ui/admin/frame/admin-page.module.css'
import { SearchField } from '~/web/ui/admin/table/search-field'
import { countWords } from '~/web/ui/admin/words/count-words'
import styles from './admin-international.module.css'
import { useCount } from './registration-queries'
import { type RegistrationsAddress, useRegistrationsAddress } from './registrations-address'
import { RegistrationsList } from './registrations-list'

export const meta = hiddenMeta('Inscriptions hors de France', 'Les entreprises à appeler sous 24\u00a0h.')

/** Registrations from abroad, those who wait longest first, with what is left of the promised 24 hours. */
export default function AdminInternational() {
  const { list, addressWith, go } = useRegistrationsAddress()
  return (
    <>
      <div className={page.head}>
        <div>
          <h1 className={page.title}>Inscriptions hors de France</h1>
          <p className="second-text">Un appel est promis à chacune sous 24&nbsp;h.</p>
        </div>
        <ExportButton list={list} />
      </div>
      <nav aria-label="Listes" className={styles.tabs}>
        <ListLink state="waiting" words="À appeler" list={list} to={addressWith({ state: 'waiting' })} />
        <ListLink state="contacted" words="Contactées" list={list} to={addressWith({ state: 'contacted' })} />
        <ListLink state="suspect" words="Mises à part" list={list} to={addressWith({ state: 'suspect' })} />
      </nav>
      {/* biome-ignore lint/a11y/useSemanticElements: the <search> element is not known to older readers */}
      <div role="search" className="row-12">
        <SearchField
          search={list.search}
          onSearch={search => go({ search })}
          placeholder="Entreprise, responsable, pays, e-mail ou téléphone"
        />
      </div>
      {list.state === 'suspect' && (
        <p className={styles.note}>
          Formulaires remplis par une machine, ou trop nombreux à la fois. Personne n’a reçu de message&nbsp;:
          acceptez celles qui sont vraies.
        </p>
      )}
      <RegistrationsList list={list} addressWith={addressWith} />
    </>
  )
}

interface ListLinkProps {
  state: RegistrationState
  words: string
  list: RegistrationsAddress
  to: string
}

function ListLink({ state, words, list, to }: ListLinkProps) {
  const { data: total } = useCount(state)
  return (
    <Link to={to} className={styles.tab} aria-current={list.state === state ? 'page' : undefined}>
      {words}
      <span className={styles.count}> {total === undefined ? '' : countWords(total)}</span>
    </Link>
  )
}

function ExportButton({ list: { state, search } }: { list: RegistrationsAddress }) {
  const { busy, save } = useSave()
  const query = { state, search: search || undefined }
  return (
    <AdminButton
      icon={Sheet}
      busy={busy}
      onClick={() => void save(() => adminApi.exportRegistrations({ query }))}
    >
      Exporter (CSV)
    </AdminButton>
  )
}
