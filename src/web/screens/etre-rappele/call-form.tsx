import type { VisitorCall } from '~/domain/dossier/visitor-call'
import type { FieldError } from '~/domain/refusal'
import { formatAppointment } from '~/domain/text/french'
import { useSite } from '~/web/site'
import { Button } from '~/web/ui/actions/button'
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import { ErrorSummary } from '~/web/ui/forms/error-summary'
import { Options } from '~/web/ui/forms/options'
import { SelectField } from '~/web/ui/forms/select-field'
import { TextField } from '~/web/ui/forms/text-field'
import { TrapField } from '~/web/ui/forms/trap-field'
import styles from './etre-rappele.module.css'

interface CallFormProps {
  slots: string[]
  /** The address names a wish that is not kept, or no longer. */
  lost: boolean
  refused: { typed: VisitorCall; errors: FieldError[]; problem: string } | undefined
}

/** A plain form: name, telephone, and one of the hours. */
export function CallForm({ slots, lost, refused }: CallFormProps) {
  const { people: [person] = [], email } = useSite()
  const { typed, errors = [], problem } = refused ?? {}
  const field = (name: keyof VisitorCall) => ({
    name,
    required: true,
    defaultValue: typed?.[name],
    error: errors.find(error => error.field === name)?.message,
  })
  if (slots.length === 0)
    return (
      <>
        <h1>Être rappelé</h1>
        <p>
          {person
            ? `Aucune heure n’est libre en ce moment\u00a0: appelez-nous au ${person.telephone}, ou écrivez à `
            : 'Nous n’appelons pas à heure choisie pour le moment\u00a0: écrivez votre numéro, et quand vous joindre, à '}
          <a href={`mailto:${email}`}>{email}</a>.
        </p>
      </>
    )
  return (
    <form method="post" noValidate className={`stack-24 ${styles.form}`}>
      <div>
        <h1>Être rappelé</h1>
        <p>
          Choisissez le jour et l’heure qui vous conviennent
          {person && `\u00a0: ${person.first_name}, ${person.role}, vous appelle`}.
        </p>
      </div>
      <ErrorSummary errors={errors} title="Votre demande n’est pas encore partie" />
      {problem && <p role="alert">{problem}</p>}
      {lost && !refused && (
        <p role="alert">
          Nous n’avons pas, ou plus, cette demande d’appel&nbsp;: envoyez-la de nouveau, ou appelez-nous
          {person && ` au ${person.telephone.replace(/ /g, '\u00a0')}`}.
        </p>
      )}
      <TextField label="Votre nom" autoComplete="name" {...field('name')} />
      <TextField label="Votre téléphone" type="tel" autoComplete="tel" {...field('phone')} />
      <SelectField label="Jour et heure (heure de Paris)" {...field('at')}>
        <Options of={slots} words={slot => formatAppointment(new Date(slot))} />
      </SelectField>
      <TrapField />
      <DataProtectionNotice purpose="à vous appeler" kept="30&nbsp;jours" erasable />
      <div>
        <Button type="submit">Être rappelé</Button>
      </div>
    </form>
  )
}
