import { toast } from 'sonner'
import { CodeAsked } from '../company/code-asked'
import type { DossierState } from '../state'

interface AddressNeededProps {
  dossier: DossierState
  refresh: () => Promise<void>
}

/** Once the aid is granted, what the client does of the site asks for a proven address, where e-mails leave. */
export default function AddressNeeded({ dossier: { id, email }, refresh }: AddressNeededProps) {
  async function proven() {
    toast.success('Adresse confirmée')
    await refresh()
  }
  return (
    <CodeAsked id={id} name="address-code" onTyped={() => void proven()}>
      <strong>Confirmez votre adresse.</strong> Pour corriger votre site, le mettre en ligne et ouvrir votre
      espace, il faut un code à six chiffres, qui part à <strong>{email}</strong>. Suivre le lien d’un de nos
      e-mails la confirme aussi.
    </CodeAsked>
  )
}
