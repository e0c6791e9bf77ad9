import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Company } from '~/domain/dossier/company'
import { checkSiret } from '~/domain/place/siret'
import { api } from '~/web/api'
import { Button } from '~/web/ui/actions/button'
import styles from '../dossier.module.css'

const words = {
  before: 'Nom et adresse peuvent venir du registre public\u00a0: vous les vérifierez.',
  found: 'Nom et adresse remplis d’après le registre public\u00a0: vérifiez-les.',
  closed: 'Le registre public indique que cet établissement est fermé. Vérifiez le SIRET.',
  unknown: 'Le registre public ne publie rien pour ce SIRET\u00a0: remplissez les champs vous-même.',
  silent: 'Le registre public ne répond pas\u00a0: remplissez les champs vous-même.',
}

type Filled = Pick<Company, 'company_name' | 'address'>

interface RegistryLookUpProps {
  company: Company
  onFound: (found: Partial<Filled>) => void
}

/** Fills in name and address from the public registry: a convenience, never in the way. */
export default function RegistryLookUp({ company, onFound }: RegistryLookUpProps) {
  const [asking, setAsking] = useState(false)
  const [answer, setAnswer] = useState<{ siret: string; outcome?: Exclude<keyof typeof words, 'before'> }>({
    siret: '',
  })
  const { siret, valid } = checkSiret(company.siret)
  const now = useRef(company)
  now.current = company

  // A SIRET that came with its name and address has been asked for before.
  const lastAsked = useRef(valid && company.company_name && company.address ? siret : '')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each SIRET, as soon as it is whole
  useEffect(() => {
    if (valid && lastAsked.current !== siret) void ask()
  }, [siret, valid])

  async function ask() {
    lastAsked.current = siret
    setAsking(true)
    const asked = company
    try {
      const { outcome, company_name, address } = await api.lookUpCompany({ params: { siret } })
      if (checkSiret(now.current.siret).siret !== siret) return
      // What was typed while the registry was asked stays.
      const untouched = (field: keyof Filled) => now.current[field] === asked[field]
      onFound({
        ...(company_name && untouched('company_name') ? { company_name } : {}),
        ...(address && untouched('address') ? { address } : {}),
      })
      setAnswer({ siret, outcome })
    } catch {
      setAnswer({ siret, outcome: 'silent' })
    } finally {
      setAsking(false)
    }
  }

  const said = answer.siret === siret ? answer.outcome : undefined
  return (
    <div className={`stack-8 to-start ${styles.lookUp}`}>
      <Button
        look="second"
        size="small"
        icon={Search}
        busy={asking}
        disabled={!valid}
        onClick={() => void ask()}
      >
        Remplir d’après le SIRET
      </Button>
      <p role="status" className={said === 'closed' ? styles.closed : undefined}>
        {words[said ?? 'before']}
      </p>
    </div>
  )
}
