import { useState } from 'react'
import { inTime } from '~/contract/patience'
import { postalAddressOf } from '~/domain/place/postal-address'
import type { ExampleTrade } from '~/domain/trade/example-trade'
import { api } from '~/web/api'
import { Button } from '~/web/ui/actions/button'
import { clientPart } from '~/web/ui/feedback/client-part'
import { Loading } from '~/web/ui/feedback/loading'
import type { DossierState } from './state'

/** The drawings come once they are asked for: the wizard itself stays light. */
const PreviewMaker = clientPart(
  async () => ({ default: (await import('~/web/ui/drawn-site/preview-maker')).PreviewMaker }),
  <Loading>Chargement de l’aperçu...</Loading>,
)

/** The site to come, with the dossier's name; its trade by what the public registry says of the SIRET. */
export function DossierPreview({ dossier }: { dossier: DossierState }) {
  const [trade, setTrade] = useState<ExampleTrade>()
  const [asking, setAsking] = useState(false)

  async function show() {
    setAsking(true)
    const found = await api.lookUpCompany({ params: { siret: dossier.siret } }).catch(() => null)
    const trades = await inTime(import('~/domain/trade/trade-of-activity')).catch(() => null)
    setTrade(trades?.exampleOfActivity(found?.activity ?? '') ?? 'plombier-chauffagiste')
    setAsking(false)
  }

  if (!trade)
    return (
      <p>
        <Button look="second" busy={asking} onClick={() => void show()}>
          Voir à quoi ressemblera votre site
        </Button>
      </p>
    )
  return (
    <PreviewMaker trade={trade} name={dossier.company_name} town={postalAddressOf(dossier.address)?.city} />
  )
}
