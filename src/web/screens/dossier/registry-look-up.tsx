import { Search } from 'lucide-react'
import { useState } from 'react'
import { checkSiret } from '~/domain/place/siret'
import { api } from '~/web/api'
import { Button } from '~/web/ui/actions/button'

const words = {
  found: 'Nom et adresse remplis d’après le registre public\u00a0: vérifiez-les.',
  closed: 'Le registre public indique que cet établissement est fermé. Vérifiez le SIRET.',
  unknown: 'Le registre public ne publie rien pour ce SIRET\u00a0: remplissez les champs vous-même.',
  silent: 'Le registre public ne répond pas\u00a0: remplissez les champs vous-même.',
}

interface RegistryLookUpProps {
  siret: string
  onFound: (found: { company_name?: string; address?: string }) => void
}

/** Fills in name and address from the public registry: a convenience, never in the way. */
export function RegistryLookUp({ siret, onFound }: RegistryLookUpProps) {
  const [asking, setAsking] = useState(false)
  const [message, setMessage] = useState('')

  async function ask() {
    setAsking(true)
    try {
      const answer = await api.lookUpCompany({ params: { siret: checkSiret(siret).siret } })
      onFound({
        ...(answer.company_name ? { company_name: answer.company_name } : {}),
        ...(answer.address ? { address: answer.address } : {}),
      })
      setMessage(words[answer.outcome])
    } catch {
      setMessage(words.silent)
    } finally {
      setAsking(false)
    }
  }

  return (
    <div>
      <Button
        look="second"
        size="small"
        icon={<Search aria-hidden size={18} />}
        busy={asking}
        disabled={!checkSiret(siret).valid}
        onClick={() => void ask()}
      >
        Remplir d’après le SIRET
      </Button>
      <p role="status">{message}</p>
    </div>
  )
}
