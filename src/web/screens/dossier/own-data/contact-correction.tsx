import { type FormEvent, useState } from 'react'
import { toast } from 'sonner'
import { followUpApi } from '~/web/follow-up-api'
import { Button } from '~/web/ui/actions/button'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import { TextField } from '~/web/ui/forms/text-field'
import styles from '../dossier.module.css'
import type { DossierState } from '../state'
import { useOwnCall } from './use-own-call'

/** Telephone and e-mail, at any time; the rest of the company is corrected at step 1 until it is signed. */
export function ContactCorrection({
  dossier,
  refresh,
  onLocked,
}: {
  dossier: DossierState
  refresh: () => Promise<void>
  onLocked: () => void
}) {
  const [phone, setPhone] = useState(dossier.phone)
  const [email, setEmail] = useState(dossier.email)
  const { busy, problem, run } = useOwnCall(onLocked)
  function save(event: FormEvent) {
    event.preventDefault()
    void run(async () => {
      await followUpApi.correctContact({ params: { id: dossier.id }, body: { phone, email } })
      toast.success('Informations enregistrées avec succès')
      await refresh()
    })
  }
  return (
    <form method="post" noValidate onSubmit={save} className={styles.next}>
      <h3>Corriger</h3>
      <TextField
        label="Téléphone"
        name="own-phone"
        type="tel"
        autoComplete="tel"
        value={phone}
        onChange={event => setPhone(event.target.value)}
      />
      <TextField
        label="E-mail du dirigeant"
        name="own-email"
        type="email"
        autoComplete="email"
        value={email}
        onChange={event => setEmail(event.target.value)}
      />
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
