import type { FormEvent } from 'react'
import { toast } from 'sonner'
import { followUpApi } from '~/web/follow-up-api'
import { Button } from '~/web/ui/actions/button'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import { TextField } from '~/web/ui/forms/text-field'
import styles from '../dossier.module.css'
import type { DossierState } from '../state'
import { useOwnCall } from './use-own-call'

export type Contact = Pick<DossierState, 'phone' | 'email'>

/** Telephone and e-mail, at any time; the rest of the company is corrected at step 1 until it is signed. */
export function ContactCorrection({
  dossier,
  typed,
  onType,
  refresh,
  onLocked,
}: {
  dossier: DossierState
  typed: Contact
  onType: (typed: Contact) => void
  refresh: () => Promise<void>
  onLocked: () => void
}) {
  const { busy, problem, errors, run } = useOwnCall(onLocked)
  const field = (name: keyof Contact) => ({
    name: `own-${name}`,
    value: typed[name],
    error: errors.find(one => one.field === name)?.message,
    onChange: ({ target: { value } }: { target: { value: string } }) => onType({ ...typed, [name]: value }),
  })
  function save(event: FormEvent) {
    event.preventDefault()
    void run(async () => {
      await followUpApi.correctContact({ params: { id: dossier.id }, body: typed })
      toast.success('Informations enregistrées avec succès')
      await refresh()
    })
  }
  return (
    <form method="post" noValidate onSubmit={save} className={styles.next}>
      <h3>Corriger</h3>
      <TextField label="Téléphone" type="tel" autoComplete="tel" {...field('phone')} />
      <TextField label="E-mail du dirigeant" type="email" autoComplete="email" {...field('email')} />
      <p>
        {dossier.signed
          ? 'Le nom, le SIRET et l’adresse figurent sur la facture signée\u00a0: écrivez-nous pour les corriger.'
          : 'Le nom, le SIRET et l’adresse se corrigent à la première étape.'}
      </p>
      <DataProtectionNotice purpose="à tenir votre dossier à jour" />
      <Button type="submit" look="second" size="small" busy={busy}>
        Enregistrer
      </Button>
      <ProblemLine words={problem} className="error-box" />
    </form>
  )
}
