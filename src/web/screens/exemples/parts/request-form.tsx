import type { ReactNode } from 'react'
import styles from './request-form.module.css'

interface RequestFormProps {
  id: string
  /** The choices of the first field. */
  about: { label: string; choices: string[] }
  /** What the text area asks. */
  ask: string
  send: string
  children?: ReactNode
}

/** The request form of an example site: it can be filled and pressed, sends nothing, and says so. */
export function RequestForm({ id, about, ask, send, children }: RequestFormProps) {
  return (
    <form method="dialog" className={styles.form} aria-label={send} autoComplete="off">
      {children}
      <Field id={`${id}-sujet`} label={about.label}>
        <select id={`${id}-sujet`}>
          {about.choices.map(choice => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </Field>
      <Field id={`${id}-mots`} label={ask}>
        <textarea id={`${id}-mots`} rows={4} />
      </Field>
      <div className={styles.pair}>
        <Field id={`${id}-nom`} label="Votre nom">
          <input id={`${id}-nom`} autoComplete="off" />
        </Field>
        <Field id={`${id}-tel`} label="Votre téléphone">
          <input id={`${id}-tel`} type="tel" autoComplete="off" />
        </Field>
      </div>
      <button type="button" popoverTarget={`${id}-exemple`} className={styles.send}>
        {send}
      </button>
      <p className={styles.note}>Exemple : ce formulaire n’envoie rien.</p>
      <div id={`${id}-exemple`} popover="auto" className={styles.said}>
        <p>
          <strong>Rien n’a été envoyé.</strong> Ceci est un exemple. Sur votre site, cette demande arriverait
          dans votre messagerie, triée et résumée.
        </p>
        <button type="button" popoverTarget={`${id}-exemple`} popoverTargetAction="hide">
          Fermer
        </button>
      </div>
    </form>
  )
}

function Field({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
    </p>
  )
}
