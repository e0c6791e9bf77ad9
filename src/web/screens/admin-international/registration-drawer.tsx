import { Check, Handshake, Pencil, Phone, ShieldCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { tableOf } from '~/domain/closed-list'
import { REGISTRATION_FIELDS, type RegistrationField } from '~/domain/international/registration'
import { readAtDesk } from '~/domain/place/dialled-number'
import { formatMinute } from '~/domain/text/french'
import { ErasureOnRequest } from '~/web/ui/admin/erasure-on-request'
import { AdminButton, AdminLink } from '~/web/ui/admin/form/admin-button'
import { AdminTextArea } from '~/web/ui/admin/form/admin-input'
import { FieldsDialog } from '~/web/ui/admin/form/fields-dialog'
import { useKeptText } from '~/web/ui/admin/form/use-kept-text'
import page from '~/web/ui/admin/frame/admin-page.module.css'
import theme from '~/web/ui/admin/frame/theme.module.css'
import { PhoneLink } from '~/web/ui/admin/phone-link'
import { stateOf } from '~/web/ui/admin/registration-to-open'
import { useMay } from '~/web/ui/admin/use-me'
import { Modal } from '~/web/ui/feedback/modal'
import { inPlace } from '~/web/ui/forms/in-place'
import { telAddress } from '~/web/ui/frame/person-links'
import { FactList } from '~/web/ui/prose/fact-list'
import styles from './admin-international.module.css'
import {
  type RegistrationRow,
  useAccept,
  useContact,
  useCorrection,
  useErasure,
} from './registration-queries'
import { TimeMark } from './time-mark'

interface RegistrationDrawerProps {
  row: RegistrationRow
  now: Date
  onClose: () => void
}

/** All that a business wrote, and what is done with it. */
export function RegistrationDrawer({ row, now, onClose }: RegistrationDrawerProps) {
  const may = useMay()
  const [note, setNote] = useKeptText(`appel:${row.id}`)
  function done() {
    setNote('')
    onClose()
  }
  const erase = useErasure(row, done)
  const [correcting, correct] = useState(false)
  if (correcting) return <Correction row={row} onClose={() => correct(false)} />
  const facts: [string, ReactNode][] = [
    [
      'Téléphone ou WhatsApp',
      <PhoneLink key="phone" phone={row.phone}>
        {readAtDesk(row.phone)}
      </PhoneLink>,
    ],
    [
      'E-mail',
      <a key="email" href={`mailto:${encodeURIComponent(row.email)}`}>
        {row.email}
      </a>,
    ],
    ['Responsable', row.manager_name || '–'],
    ['Pays', row.country],
    ['Numéro d’immatriculation', row.registration_number || '–'],
    ['Reçue le', formatMinute(new Date(row.created_at))],
    ['Appel promis avant le', formatMinute(new Date(row.call_before))],
  ]
  return (
    <Modal
      place="right"
      title={row.company_name}
      onClose={onClose}
      className={theme.theme}
      held={note.trim() !== ''}
    >
      <TimeMark row={row} now={now} />
      <FactList facts={facts} className={page.facts} />
      {row.message && (
        <section aria-labelledby="message" className={`stack-12 ${styles.part}`}>
          <h3 id="message">Activité et besoins</h3>
          <p className={styles.message}>{row.message}</p>
        </section>
      )}
      <div className="row-8 centred">
        <AdminButton look="quiet" icon={Pencil} onClick={() => correct(true)}>
          Corriger
        </AdminButton>
      </div>
      {row.state === 'contacted' ? (
        <Contacted row={row} />
      ) : (
        <ContactForm row={row} note={note} onNote={setNote} onDone={done} />
      )}
      {row.state === 'suspect' && <Acceptance row={row} onDone={onClose} />}
      {may('erase-dossiers') && (
        <ErasureOnRequest
          what="cette inscription"
          goes="ses coordonnées, son message, votre note"
          act={erase}
          onErase={erase.mutate}
        >
          Un compte client ouvert pour cette entreprise reste.
        </ErasureOnRequest>
      )}
    </Modal>
  )
}

/** In the place of the drawer, which comes back with what is so by then. */
function Correction({ row, onClose }: { row: RegistrationRow; onClose: () => void }) {
  // What is typed rests on what stood there when it was begun, whatever is read meanwhile.
  const [seen] = useState(row)
  const change = useCorrection(seen)
  return (
    <FieldsDialog
      title="Corriger l’inscription"
      action="Corriger"
      act={change}
      fields={REGISTRATION_FIELDS.map(name => ({
        ...{ name, label: LABELS[name], value: seen[name] },
        ...(name === 'message' && { rows: 4 }),
      }))}
      keptAs={`correction:${seen.id}`}
      onDone={(values, leave) =>
        change.mutate(
          tableOf(REGISTRATION_FIELDS, name => values[name] ?? ''),
          { onSuccess: leave },
        )
      }
      onClose={onClose}
    />
  )
}

const LABELS: Record<RegistrationField, string> = {
  company_name: 'Entreprise',
  registration_number: 'Numéro d’immatriculation',
  manager_name: 'Responsable',
  country: 'Pays',
  email: 'E-mail',
  phone: 'Téléphone ou WhatsApp, avec son indicatif',
  message: 'Activité et besoins',
}

/** What was said, and the way on for a business that wants to buy: its account, the same one each time. */
function Contacted({ row }: { row: RegistrationRow }) {
  return (
    <section aria-labelledby="contact" className={`stack-12 ${styles.part}`}>
      <h3 id="contact">Contactée le {formatMinute(new Date(String(row.contacted_at)))}</h3>
      <p className={styles.message}>{row.contact_note || 'Sans note.'}</p>
      <div className="row-8 centred">
        <AdminLink to="/admin-dashboard/contacts" state={stateOf(row)} icon={Handshake}>
          Ouvrir son compte client
        </AdminLink>
      </div>
    </section>
  )
}

interface ContactFormProps {
  row: RegistrationRow
  note: string
  onNote: (note: string) => void
  onDone: () => void
}

function ContactForm({ row, note, onNote, onDone }: ContactFormProps) {
  const contact = useContact(row, onDone)
  const first = contact.data && contact.data.contact_note !== contact.variables.trim() ? contact.data : null
  return (
    <form className={`stack-12 ${styles.part}`} onSubmit={inPlace(() => contact.mutate(note))}>
      <AdminTextArea
        label="Note de l’appel (facultatif)"
        rows={4}
        maxLength={2_000}
        value={note}
        onType={onNote}
      />
      <div className="row-8 centred">
        <AdminButton type="submit" look="first" busy={contact.isPending} icon={Check}>
          Contacté
        </AdminButton>
        <a className={styles.call} href={telAddress(row.phone)}>
          <Phone aria-hidden size={16} /> Appeler
        </a>
      </div>
      {first && (
        <div role="alert">
          <p className="error-text">
            Quelqu’un a noté cet appel avant vous&nbsp;: sa note est restée, la vôtre n’a pas été gardée.
          </p>
          <p className={styles.message}>{first.contact_note || 'Sans note.'}</p>
        </div>
      )}
      {contact.isError && (
        <p role="alert" className="error-text">
          L’appel n’a pas été noté&nbsp;: {contact.error.message}
        </p>
      )}
    </form>
  )
}

function Acceptance({ row, onDone }: { row: RegistrationRow; onDone: () => void }) {
  const accept = useAccept(row, onDone)
  return (
    <section aria-labelledby="accepter" className={`stack-12 ${styles.part}`}>
      <h3 id="accepter">Cette inscription est vraie&#8239;?</h3>
      <p>Elle rejoint la liste à appeler, et sa confirmation part par e-mail.</p>
      <div className="row-8 centred">
        <AdminButton busy={accept.isPending} icon={ShieldCheck} onClick={() => accept.mutate()}>
          Accepter l’inscription
        </AdminButton>
      </div>
      {accept.isError && (
        <p role="alert" className="error-text">
          L’inscription n’a pas été acceptée&nbsp;: {accept.error.message}
        </p>
      )}
    </section>
  )
}
